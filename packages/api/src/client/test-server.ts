import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the server got it. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The raw query, without the question mark. */
  rawQuery: string;
  headers: IncomingMessage['headers'];
  /** The body as text. */
  text: string;
  /** The body as JSON; empty when there is none. */
  body: Record<string, unknown>;
}

/** Answers one request, well or badly. */
export type ServerAnswer = (response: ServerResponse, request: Received, index: number) => void;

function received(request: IncomingMessage, text: string): Received {
  const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://server');
  const isJson = text !== '' && request.headers['content-type'] === 'application/json';
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    rawQuery: search.slice(1),
    headers: request.headers,
    text,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** A real HTTP server for one test, which answers as the test says and records what it received. Dispose it with `await using`. */
export async function startTestServer(answer: ServerAnswer) {
  const requests: Received[] = [];
  let notify = () => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push(received(request, Buffer.concat(chunks).toString('utf8')));
    const last = requests.at(-1);
    if (last !== undefined) answer(response, last, requests.length - 1);
    notify();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Waits until the server has received this many requests. */
    async got(count: number): Promise<void> {
      while (requests.length < count) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with an envelope (API-1). */
export function answerJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The envelope of a success. */
export const success = (data: unknown) => ({ errorCode: 0, errorMsg: '', data });

/** The envelope of a refusal. */
export const refusal = (errorCode: number, errorMsg: string, data: unknown = null) => ({
  errorCode,
  errorMsg,
  data,
});
