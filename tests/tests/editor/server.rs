//! A server of the language server protocol, as an editor talks to it: JSON over pipes.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A server that has read one crate, of which one file is open.
pub(crate) struct Server {
    program: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    file: String,
    asked: u64,
    version: u64,
}

impl Server {
    /// Starts the program on a crate, and waits until it has read all of it.
    pub(crate) fn start(program: &str, root: &Path, text: &str) -> Self {
        let mut program = Command::new(program)
            .env("CARGO_TARGET_DIR", root.join("target"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("rust-analyzer starts");
        let to = program.stdin.take().expect("it is piped");
        let from = BufReader::new(program.stdout.take().expect("it is piped"));
        let root = format!("file://{}", root.display());
        let file = format!("{root}/src/main.rs");
        let (asked, version) = (0, 0);
        let mut server = Self {
            program,
            to,
            from,
            file,
            asked,
            version,
        };
        server.request(
            "initialize",
            &json!({
                "processId": null,
                "rootUri": root,
                "capabilities": {
                    "textDocument": { "hover": { "contentFormat": ["markdown"] } },
                    "workspace": { "workspaceEdit": { "documentChanges": true } },
                    "experimental": { "serverStatusNotification": true },
                },
                "initializationOptions": { "checkOnSave": false },
            }),
        );
        server.notify("initialized", &json!({}));
        let open = json!({"uri": server.file, "languageId": "rust", "version": 0, "text": text});
        server.notify("textDocument/didOpen", &json!({"textDocument": open}));
        loop {
            let message = server.receive();
            let status = &message["params"];
            if message["method"] == "experimental/serverStatus" && status["quiescent"] == true {
                assert_eq!(status["health"], "ok", "{status}");
                return server;
            }
        }
    }

    /// The file has another text now.
    pub(crate) fn change(&mut self, text: &str) {
        self.version += 1;
        let document = json!({"uri": self.file, "version": self.version});
        self.notify(
            "textDocument/didChange",
            &json!({"textDocument": document, "contentChanges": [{"text": text}]}),
        );
    }

    /// Asks something of the file, at a place if there is one.
    pub(crate) fn ask(&mut self, method: &str, place: Value, more: Value) -> Value {
        let mut asked = more;
        asked["textDocument"] = json!({"uri": self.file});
        if !place.is_null() {
            asked["position"] = place;
        }
        self.request(method, &asked)
    }

    fn request(&mut self, method: &str, params: &Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        loop {
            let message = self.receive();
            if message["id"] == id && message.get("method").is_none() {
                assert!(message.get("error").is_none(), "{method}: {message}");
                return message["result"].clone();
            }
        }
    }

    fn notify(&mut self, method: &str, params: &Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let sent = write!(self.to, "Content-Length: {}\r\n\r\n{text}", text.len());
        sent.and_then(|()| self.to.flush())
            .expect("rust-analyzer listens");
    }

    /// The next message; what the server itself asks is answered with nothing.
    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            let read = self
                .from
                .read_line(&mut line)
                .expect("rust-analyzer speaks");
            assert!(read > 0, "rust-analyzer has ended");
            match line.trim_end().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().expect("a length is a number");
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut text = vec![0; length];
        self.from
            .read_exact(&mut text)
            .expect("a message is as long as it says");
        let message: Value = serde_json::from_slice(&text).expect("a message is JSON");
        if message.get("method").is_some()
            && let Some(id) = message.get("id")
        {
            self.send(&json!({"jsonrpc": "2.0", "id": id, "result": null}));
        }
        message
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has nothing to keep, and what became of it is no matter.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
