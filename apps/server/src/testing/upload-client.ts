import { Worker } from 'node:worker_threads';
import { sign } from '@qianwei/api/signing';

const boundary = 'b0undary';

/** Something that is sent to /v1/upload. */
export interface UploadBody {
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

function shared(...parts: readonly (string | Uint8Array)[]): Uint8Array<SharedArrayBuffer> {
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));
  const bytes = new Uint8Array(new SharedArrayBuffer(whole.length));
  bytes.set(whole);
  return bytes;
}

/** A file form. */
export function formBody(scene: string, name: string, content: Uint8Array): UploadBody {
  const head = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    parameters: { scene },
    bytes: shared(
      `${head('name="scene"')}${scene}\r\n`,
      head(`name="file"; filename="${name}"`),
      content,
      `\r\n--${boundary}--\r\n`,
    ),
  };
}

/** A body of another type. */
export const otherBody = (type: string, content: Uint8Array): UploadBody => ({
  type,
  parameters: {},
  bytes: shared(content),
});

const program = `
const { parentPort } = require('node:worker_threads');
const { Agent, request } = require('node:http');
const agent = new Agent({ keepAlive: true });
parentPort.on('message', ({ address, headers, bytes }) => {
  const answer = (value) => parentPort.postMessage(value);
  const sent = request(address, { method: 'POST', headers, agent }, async (response) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    answer(JSON.parse(text));
    sent.destroy();
  });
  sent.on('error', (error) => answer({ errorCode: -1, errorMsg: error.message }));
  sent.end(Buffer.from(bytes.buffer));
});`;

/** Sends from a thread of its own, so that the time of this one is the server's alone. */
export interface UploadClient {
  send(
    url: string,
    token: string,
    body: UploadBody,
    now: Date,
  ): Promise<{ errorCode: number; errorMsg: string }>;
  stop(): Promise<unknown>;
}

/** Starts one; it sends one body at a time. */
export function startUploadClient(): UploadClient {
  const worker = new Worker(program, { eval: true });
  return {
    send(url, token, { type, parameters, bytes }, now) {
      const { sig, t } = sign(parameters, now.getTime());
      const headers = { token, 'content-type': type, 'content-length': bytes.length };
      worker.postMessage({ address: `${url}/api/v1/upload?sig=${sig}&t=${t}`, headers, bytes });
      return new Promise((resolve) => worker.once('message', resolve));
    },
    stop: () => worker.terminate(),
  };
}
