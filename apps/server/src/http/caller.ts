import type { IncomingMessage } from 'node:http';

/** Who calls, and by which address. */
export interface Caller {
  readonly ip: string;
  /** User agent, at most 200 characters. */
  readonly device: string;
  /** Host name that was called, without port, lower case. */
  readonly host: string;
  readonly secure: boolean;
  /** Scheme and host of this server as the caller sees it. */
  readonly origin: string;
  readonly correlationId: string;
}

/** What the Node adapter hands over with a request. */
export interface NodeBindings {
  incoming?: Pick<IncomingMessage, 'socket'>;
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

/** A proxy is trusted to name the caller only when it runs on this machine. */
export function identify(request: Request, bindings: NodeBindings | undefined, newId: () => string): Caller {
  const header = (name: string) => request.headers.get(name) ?? '';
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const behindProxy = isLoopback(peer);
  const forwarded = header('x-forwarded-for').split(',').at(-1)?.trim() ?? '';
  const scheme = header('x-forwarded-proto') === 'https' && behindProxy ? 'https' : 'http';
  const url = new URL(request.url);
  const given = header('x-correlation-id');
  return {
    ip: (behindProxy && /^[\da-f:.]{2,45}$/i.test(forwarded) ? forwarded : peer).replace(/^::ffff:/, ''),
    device: header('user-agent').slice(0, 200),
    host: url.hostname.toLowerCase(),
    secure: scheme === 'https',
    origin: `${scheme}://${url.host}`,
    correlationId: /^[\w-]{8,64}$/.test(given) ? given : newId(),
  };
}
