import type { Caller } from './caller.ts';

/**
 * True when a request was made by a page of this host, or by no page at all. A browser says so itself
 * (`sec-fetch-site`), on plain http by the `origin` alone, whose scheme a proxy may have changed.
 */
export function isSameOrigin(request: Request, { origin, host }: Caller): boolean {
  const site = request.headers.get('sec-fetch-site');
  // `none`: typed, or opened from a bookmark.
  if (site !== null) return site === 'same-origin' || site === 'none';
  const page = request.headers.get('origin');
  if (page === null || page === origin) return true;
  return URL.canParse(page) && new URL(page).hostname.toLowerCase() === host;
}

/**
 * True when a request was made by a page of this host or of a listed origin, or by no page at all. A request that any
 * page can make a browser send must not act in the user's name.
 */
export function isOwnPage(request: Request, caller: Caller, allowed: readonly string[]): boolean {
  const page = request.headers.get('origin');
  return (page !== null && allowed.includes(page)) || isSameOrigin(request, caller);
}
