import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isLoopback, listed, networkOf, plainAddress } from './network.ts';

/** The caller and the address that was called. */
export interface Caller {
  readonly ip: string;
  /** Subject of limits instead of the address: of IPv6 the whole /64. */
  readonly network: string;
  /** User agent, at most 200 characters. */
  readonly device: string;
  /** Host name that was called, without port, lower case. */
  readonly host: string;
  readonly secure: boolean;
  /** Scheme and host of this server as browsers see it. */
  readonly origin: string;
  /** The request was made on this machine, to this machine, by no proxy's hand. */
  readonly local: boolean;
  readonly correlationId: string;
}

/** Objects that the Node adapter hands over with a request. */
export interface NodeBindings {
  incoming?: Pick<IncomingMessage, 'socket' | 'rawHeaders'>;
  /** The raw response, for what stays open. */
  outgoing?: ServerResponse;
}

/** Settings that identify the caller, besides the request. */
export interface CallerSettings {
  /** Proxies whose headers about the caller are believed. */
  readonly trustedProxies: BlockList;
  /** Scheme and host under which browsers know this server, when the operator has said so. */
  readonly publicUrl: string | null;
}

const passedOn = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The nearest hop that is no trusted proxy: anything further left may be the caller's own invention. */
function nearestStranger(hops: readonly string[], trusted: BlockList): string | undefined {
  const addresses = hops.map(plainAddress);
  return addresses.findLast((address) => address === '' || !listed(trusted, address)) ?? addresses[0];
}

/** Names the caller. `x-forwarded-for` and `x-forwarded-proto` count only from a trusted proxy. */
export function identify(
  request: Request,
  bindings: NodeBindings | undefined,
  { trustedProxies, publicUrl }: CallerSettings,
  newId: () => string,
): Caller {
  const header = (name: string) => request.headers.get(name) ?? '';
  const peer = plainAddress(bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  const behindProxy = listed(trustedProxies, peer);
  const hops = behindProxy ? header('x-forwarded-for').split(',') : [];
  const ip = nearestStranger(hops, trustedProxies) || peer;
  const url = new URL(request.url);
  const scheme = behindProxy && header('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const origin = publicUrl ?? `${scheme}://${url.host}`;
  const received = header('x-correlation-id');
  return {
    ip,
    network: networkOf(ip),
    device: header('user-agent').slice(0, 200),
    host: url.hostname.toLowerCase(),
    secure: scheme === 'https' || origin.startsWith('https:'),
    origin,
    // Hardly ever needed.
    get local() {
      return (
        isLoopback(peer) && isLoopback(url.hostname) && !passedOn.some((name) => request.headers.has(name))
      );
    },
    correlationId: /^[\w-]{8,64}$/.test(received) ? received : newId(),
  };
}

/** True when a request names two hosts, of which two readers may each believe another. */
export function namesTwoHosts(bindings: NodeBindings | undefined): boolean {
  const names = bindings?.incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
