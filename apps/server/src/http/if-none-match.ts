/** A validator without the mark of a weak one. */
const opaque = (tag: string) => tag.replace(/^W\//, '');

/**
 * True when the caller has the content with this validator already: If-None-Match (RFC 9110, 13.1.2) is `*` or a list
 * of validators, which are compared weakly. Unquoted text names nothing.
 */
export function isHeld(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match') ?? '';
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?"[^"]*"/g)].some(([tag]) => opaque(tag) === opaque(etag));
}
