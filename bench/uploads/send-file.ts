import { Agent, request } from 'node:http';
import { sign } from '@qianwei/api/signing';

/** A file form that is sent piece by piece. */
export interface Sending {
  /** Address of the server. */
  readonly url: string;
  /** Null for somebody who is not logged in. */
  readonly token: string | null;
  /** Bytes of the file. */
  readonly size: number;
}

// As browsers do: a server that is asked to close does so before a stranger has read its answer.
const agent = new Agent({ keepAlive: true });
const boundary = 'bench-boundary';
const parameters = { scene: 'DEFENCE_PPT' };
const piece = Buffer.alloc(256 * 1024, 'x');
const start = Buffer.from('%PDF-1.7\n');
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="scene"\r\n\r\n${parameters.scene}\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

function* body(size: number): Generator<Buffer> {
  yield head;
  yield start;
  for (let left = size - start.length; left > 0; left -= piece.length) yield piece.subarray(0, left);
  yield tail;
}

/** Sends a PDF of this size and answers the errorCode, or `connection` when the connection broke before the answer. */
export function sendFile({ url, token, size }: Sending): Promise<string> {
  const { sig, t } = sign(parameters, Date.now());
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + size + tail.length,
    ...(token === null ? {} : { token }),
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/api/v1/upload?sig=${sig}&t=${t}`, { method: 'POST', headers, agent });
    let answered = false;
    sent.on('response', async (response) => {
      answered = true;
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve(String((JSON.parse(text) as { errorCode: number }).errorCode));
      sent.destroy();
    });
    sent.on('error', () => resolve('connection'));
    const pieces = body(size);
    const write = () => {
      for (let next = pieces.next(); !answered; next = pieces.next()) {
        if (next.done) return void sent.end();
        if (!sent.write(next.value)) return void sent.once('drain', write);
      }
    };
    write();
  });
}
