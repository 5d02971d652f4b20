/** The parameters of a call by name, as they are signed and sent. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * The text as which a value is sent: a string unchanged, anything else as its JSON with keys in the order sent
 * (API-6). Undefined for what is not sent or not signed: `undefined`, `null`, and files (API-7).
 */
export function wireText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value instanceof Blob) return undefined;
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined || json === 'null') return undefined;
  // A value with toJSON, such as a Date, is sent as a string: signed without its quotes, as the reader gets it.
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
