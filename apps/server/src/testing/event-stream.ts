import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { TestApp } from './test-app.ts';

/** A test app behind a socket. */
export interface ListeningApp {
  readonly port: number;
  /** How many sockets are open. */
  connections(): Promise<number>;
  /** Ends its streams and closes it. */
  close(): Promise<void>;
}

/** Puts an app behind a socket of its own. */
export async function listenTo(app: TestApp): Promise<ListeningApp> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      await app.deps.events.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A stream of events as a page receives it. */
export interface EventStream {
  readonly response: IncomingMessage;
  /** `12 THESIS {}` for each event, without heartbeats. */
  readonly events: string[];
  /** Everything as it came. */
  readonly text: () => string;
  readonly hasEnded: () => boolean;
  close(): void;
}

/** Opens a stream, and resolves when its head is there. */
export async function openStreamAt(
  port: number,
  headers: Record<string, string>,
  path = '/api/events',
): Promise<EventStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject).end();
  });
  let [text, unread, hasEnded] = ['', '', false];
  const events: string[] = [];
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const frames = (unread + chunk).split('\n\n');
    unread = frames.pop() ?? '';
    for (const frame of frames) {
      const [, id, kind, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(frame) ?? [];
      if (id !== undefined) events.push(`${id} ${kind} ${data}`);
    }
  });
  const end = () => {
    hasEnded = true;
  };
  response.on('close', end).on('error', end);
  return { response, events, text: () => text, hasEnded: () => hasEnded, close: () => response.destroy() };
}
