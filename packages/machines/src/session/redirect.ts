const HOME = '/';
/** Control characters and lone surrogates, which browsers strip or replace, and the backslash, which they read as a slash. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\\]/u;

/**
 * The path to go to after login, or `/` when `value` is anything but a path of this site (ROUTE-3): an address
 * of another site, a `//` in the path, a backslash, a control character, or the login page itself.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || FORBIDDEN.test(value)) return HOME;
  const [path = ''] = value.split(/[?#]/);
  if (path.includes('//')) return HOME;
  const { pathname } = new URL(value, 'https://portal.invalid');
  return pathname.startsWith('//') || /^\/login\/?$/i.test(pathname) ? HOME : value;
}

/** The login page, with the wanted path (and its query and hash) as `redirect` when that is a path of this site. */
export function loginPath(wanted?: unknown): string {
  const safe = safeRedirect(wanted);
  return safe === wanted ? `/login?redirect=${encodeURIComponent(safe)}` : '/login';
}

/** The choice of a major, with the page that the student wanted before it as `redirect`; home is not worth a word. */
export function majorChoicePath(wanted?: unknown): string {
  const safe = safeRedirect(wanted);
  if (/^\/chooseMajor\/?(?:[?#]|$)/.test(safe)) return safe;
  return safe === HOME ? '/chooseMajor' : `/chooseMajor?redirect=${encodeURIComponent(safe)}`;
}
