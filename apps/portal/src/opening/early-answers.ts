/** A call that was made before the portal's code had arrived. */
export interface OpeningCall {
  /** URL and payload. */
  key: string;
  token: string;
  answer: Promise<Response>;
  /** When it was made, in ms. */
  since: number;
}

declare global {
  interface Window {
    /** The calls made by the page itself; each is taken once. */
    openingCalls?: OpeningCall[];
  }
}

/** An early answer is taken up to this age, in ms. */
const maxAgeMs = 10_000;

/** Fields that the client adds to a payload. */
const added = ['sig', 't', 'requestNo'];

/** Identifies a call by URL and payload, without the order of its names and without what the client adds. */
export function openingKey(url: string, payload: object): string {
  const names = Object.entries(payload).filter(([name]) => !added.includes(name));
  return `${url} ${JSON.stringify(names.sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

function taken(input: RequestInfo | URL, init: RequestInit | undefined): OpeningCall | undefined {
  const calls = window.openingCalls;
  if (!calls?.length || typeof init?.body !== 'string') return undefined;
  const key = openingKey(String(input), JSON.parse(init.body) as object);
  const token = new Headers(init.headers).get('token');
  const index = calls.findIndex((call) => call.key === key && call.token === token);
  const [call] = index === -1 ? [] : calls.splice(index, 1);
  return call !== undefined && Date.now() - call.since < maxAgeMs ? call : undefined;
}

/** The answer to a call that the page has made already; undefined when it has not. One that failed is made again. */
export function earlyAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  return taken(input, init)?.answer.catch(() => fetch(input, init));
}
