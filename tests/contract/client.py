"""A client written from the specification alone: Python's standard library, and openssl for RSA.

Reads one order as JSON from standard input and prints what came of it as JSON:

  {"base", "method", "path", "parameters", "token"?, "file"?: {"name", "type", "base64"}}
      -> {"status", "headers", "text"}
  {"encrypt", "keyId", "publicKey"}
      -> {"value"}
  {"sign", "t", "algorithm"?, "query"?}
      -> {"canonical", "sig"}
"""

import base64
import json
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

import signature


def encrypt(password, key_id, public_key):
    """RSA-OAEP with SHA-256, as keyId:base64 (API-9)."""
    with tempfile.NamedTemporaryFile("w", suffix=".pem") as key:
        key.write(public_key)
        key.flush()
        options = ["-pkeyopt", "rsa_padding_mode:oaep", "-pkeyopt", "rsa_oaep_md:sha256"]
        command = ["openssl", "pkeyutl", "-encrypt", "-pubin", "-inkey", key.name, *options]
        done = subprocess.run(command, input=password.encode("utf-8"), capture_output=True, check=True)
    return f"{key_id}:{base64.b64encode(done.stdout).decode('ascii')}"


def file_form(parameters, file):
    """A multipart body with its content type."""
    boundary = uuid.uuid4().hex
    body = b""
    for name, value in parameters.items():
        text = signature.wire_text(value)
        if text is not None:
            body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{text}\r\n'.encode("utf-8")
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{file["name"]}"\r\n'
    body += f"{head}Content-Type: {file['type']}\r\n\r\n".encode("utf-8")
    body += base64.b64decode(file["base64"]) + f"\r\n--{boundary}--\r\n".encode("ascii")
    return body, f"multipart/form-data; boundary={boundary}"


def prepare(method, path, parameters, file, t):
    """Address, body and content type of a signed call (API-2, API-3, API-8, API-10)."""
    sent = signature.query_form(parameters) if method == "GET" else parameters
    proof = {"sig": signature.sign(sent, t), "t": t}
    if file is not None:
        body, content_type = file_form(parameters, file)
        return f"{path}?{urllib.parse.urlencode(proof)}", body, content_type
    if method == "GET":
        return f"{path}?{urllib.parse.urlencode({**sent, **proof}, doseq=True)}", None, "application/json"
    return path, json.dumps({**parameters, **proof}, ensure_ascii=False).encode("utf-8"), "application/json"


def call(base, method, path, parameters, token=None, file=None):
    """Makes one call; any status is an answer."""
    address, body, content_type = prepare(method, path, parameters, file, int(time.time() * 1000))
    request = urllib.request.Request(base + address, data=body, method=method)
    request.add_header("Content-Type", content_type)
    if token is not None:
        request.add_header("token", token)
    try:
        answer = urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as refused:
        answer = refused
    with answer:
        headers = {name.lower(): value for name, value in answer.headers.items()}
        return {"status": answer.status, "headers": headers, "text": answer.read().decode("utf-8")}


def obey(order):
    if "encrypt" in order:
        return {"value": encrypt(order["encrypt"], order["keyId"], order["publicKey"])}
    if "sign" in order:
        sent = signature.query_form(order["sign"]) if order.get("query") else order["sign"]
        return {
            "canonical": signature.canonical_string(sent, order["t"]),
            "sig": signature.sign(sent, order["t"], order.get("algorithm", "SHA256")),
        }
    return call(**order)


if __name__ == "__main__":
    # An order holds one request or a list of them.
    orders = json.loads(sys.stdin.buffer.read().decode("utf-8"))
    outcome = [obey(order) for order in orders] if isinstance(orders, list) else obey(orders)
    sys.stdout.buffer.write(json.dumps(outcome).encode("ascii"))
