import { type Parameters, wireText } from './wire-text.ts';

/** Query parameters as they travel and as they are signed. */
export type QueryParameters = Record<string, string | string[]>;

function collect(pairs: Iterable<readonly [string, string]>): QueryParameters {
  const names = new Map<string, string[]>();
  for (const [name, text] of pairs) names.set(name, [...(names.get(name) ?? []), text]);
  return Object.fromEntries(
    [...names].map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
}

/**
 * The query form of a GET's parameters. An array travels as repeated keys (API-10): its elements become strings,
 * and it signs as the JSON of that array. A reader cannot tell `ids=1` from an array of one, so a name that
 * travels once always signs as its plain string; an empty array does not travel and is not signed.
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

/** What a server signs of a received query: the same form, read back from the repeated keys. */
export function receivedQuery(query: URLSearchParams): QueryParameters {
  return collect(query);
}
