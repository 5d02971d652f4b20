import { requestHeaders } from '@qianwei/api/contract/envelope';
import type { InlineSources } from '../static/inline-sources.ts';
import type { Caller } from './caller.ts';

/**
 * Policy of a page: it loads only from home, clips from `mediaOrigins` too, and no script or style sheet but the files
 * of the build and those that are named by their hash. Attributes may style: formulas and the prerendered pages do, and
 * nothing they can say fetches.
 */
export const pagePolicy = ({ scripts, styles }: InlineSources, mediaOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["media-src 'self' blob:", ...mediaOrigins].join(' '),
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    ["connect-src 'self'", ...mediaOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** True for scripts, style sheets and fonts: browsers read there no header that says how a page may be shown. */
const isCode = (type: string | null) => /^(?:text\/(?:javascript|css)|font\/)/.test(type ?? '');

/**
 * Puts the headers that every answer carries; the time is the injected clock's. Files of code go without those of pages:
 * a first visit loads a dozen.
 */
export function protect(response: Response, caller: Caller, now: Date): void {
  const { headers } = response;
  headers.set('date', now.toUTCString());
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing);
  if (caller.secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (isCode(headers.get('content-type'))) return;
  headers.set('x-correlation-id', caller.correlationId);
  headers.set('x-frame-options', 'DENY');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
  headers.set('cross-origin-opener-policy', 'same-origin');
}

/** Lets pages of the listed origins call with credentials; others get no header and so no answer. */
export function allowOrigin(response: Response, origin: string | null, allowed: readonly string[]): void {
  if (allowed.length > 0) response.headers.append('vary', 'origin');
  if (origin === null || !allowed.includes(origin)) return;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set(
    'access-control-expose-headers',
    'date, content-disposition, content-range, x-correlation-id',
  );
}

/** The answer to a browser that asks before it calls from another origin. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': [...requestHeaders, 'range', 'last-event-id', 'x-correlation-id'].join(
        ', ',
      ),
      'access-control-max-age': '600',
    },
  });
}
