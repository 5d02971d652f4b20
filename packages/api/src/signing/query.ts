import { type Parameters, wireText } from './wire-text.ts';

/** Query parameters as they are sent and as they are signed. */
export type QueryParameters = Record<string, string | string[]>;

function collect(pairs: Iterable<readonly [string, string]>): QueryParameters {
  const names = new Map<string, string[]>();
  for (const [name, text] of pairs) names.set(name, [...(names.get(name) ?? []), text]);
  return Object.fromEntries(
    [...names].map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
}

/**
 * The query form of a GET's parameters. An array is sent as repeated keys (API-10): its elements become strings, and
 * it is signed as the JSON of that array. A reader cannot tell `ids=1` from an array of one, so a name that occurs
 * once is always signed as its plain string; an empty array is neither sent nor signed.
 */
export function queryParameters(parameters: Parameters): QueryParameters {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((part: unknown): [string, string][] => {
      const text = wireText(part);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  return collect(pairs);
}

/** The signed form of a received query, read back from the repeated keys. */
export function receivedQuery(query: URLSearchParams): QueryParameters {
  return collect(query);
}
