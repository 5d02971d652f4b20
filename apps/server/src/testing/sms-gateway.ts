import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Message that arrived at the gateway. */
interface ReceivedSms {
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A real HTTP gateway of one test. */
export interface SmsGateway {
  readonly url: string;
  readonly received: ReceivedSms[];
  /** Status of each further answer; 0 never answers, and so does a promise until it resolves. */
  readonly statuses: (number | Promise<number>)[];
}

/** Starts a gateway that answers with one status after the other, then with 500; it ends with the test. */
export async function startSmsGateway(...statuses: (number | Promise<number>)[]): Promise<SmsGateway> {
  const received: ReceivedSms[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      authorization: request.headers.authorization,
      body: Buffer.concat(chunks).toString(),
    });
    const status = await (statuses.shift() ?? 500);
    if (status !== 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/sms`, received, statuses };
}
