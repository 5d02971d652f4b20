import { readFile } from 'node:fs/promises';
import { pagePolicy } from '../http/headers.ts';
import { isHeld } from '../http/if-none-match.ts';
import { type Asset, indexAssets } from './asset-index.ts';

const text = (content: string, status: number) =>
  new Response(content, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Encodings that the browser takes, without those it refuses by `q=0`. */
function accepted(header: string): Set<string> {
  const offers = header.split(',').map((offer) => offer.trim().split(/\s*;\s*/));
  return new Set(
    offers.filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? '')).map(([name]) => name ?? ''),
  );
}

/** The worker that keeps the portal on a device: a browser must hear of a new one at once. */
const workerPath = '/sw.js';

/** Policy of the worker: it may fetch the portal's own files. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function cacheControl(path: string, asset: Asset): string {
  if (asset.mime.startsWith('text/html') || path === workerPath) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

async function send(
  path: string,
  asset: Asset,
  request: Request,
  mediaOrigins: readonly string[],
): Promise<Response> {
  const headers = new Headers({
    'cache-control': cacheControl(path, asset),
    etag: asset.etag,
    vary: 'accept-encoding',
  });
  if (asset.inline !== null) headers.set('content-security-policy', pagePolicy(asset.inline, mediaOrigins));
  if (path === workerPath) headers.set('content-security-policy', workerPolicy);
  if (isHeld(request, asset.etag)) return new Response(null, { status: 304, headers });
  const encodings = accepted(request.headers.get('accept-encoding') ?? '');
  const [encoding, file] = asset.encodings.find(([name]) => encodings.has(name)) ?? [null, asset.file];
  headers.set('content-type', asset.mime);
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await readFile(file)), { headers });
}

/** Pages with a beginning of their own: the login page, and a running test. */
const beginnings = [
  [/^\/login\/?$/, '/login.html'],
  [/^\/course\/answer\/[\w-]+\/[\w-]+\/?$/, '/answer.html'],
] as const;

/** The page for a path; whatever has no beginning of its own is the app (ROUTE-1). */
function pageFor(assets: Map<string, Asset>, path: string): Asset | undefined {
  const [, own] = beginnings.find(([pattern]) => pattern.test(path)) ?? [];
  return assets.get(own ?? '') ?? assets.get('/index.html');
}

/**
 * Serves a built portal: its files, and the app for any page path (ROUTE-1). Its pages may fetch clips from
 * `mediaOrigins`, besides this server.
 */
export function servePortal(
  folder: string,
  mediaOrigins: readonly string[],
): (request: Request) => Promise<Response> {
  const assets = indexAssets(folder);
  return async (request) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') return text('不支持这种请求方式', 405);
    const asset = path.endsWith('.html') ? undefined : assets.get(path);
    if (asset !== undefined) return send(path, asset, request, mediaOrigins);
    const wantsPage =
      (request.headers.get('accept') ?? '').includes('text/html') || !/\.[a-z0-9]+$/i.test(path);
    if (path.startsWith('/assets/') || !wantsPage) return text('文件不存在', 404);
    const page = pageFor(assets, path);
    return page === undefined
      ? text('门户页面尚未构建，请先运行构建命令', 503)
      : send(path, page, request, mediaOrigins);
  };
}
