import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type InlineSources, inlineSources } from './inline-sources.ts';

const mimes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
};

/** One file of the built portal. */
export interface Asset {
  readonly file: string;
  readonly mime: string;
  readonly etag: string;
  /** Compressed copies beside it, by content encoding, best first. */
  readonly encodings: readonly (readonly [encoding: string, file: string])[];
  /** Sources of the scripts and styles in the page itself; null for any other file. */
  readonly inline: InlineSources | null;
}

function describe(file: string): Asset {
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const encodings = [['br', `${file}.br`] as const, ['gzip', `${file}.gz`] as const];
  return {
    file,
    mime: mimes[extname(file)] ?? 'application/octet-stream',
    etag,
    encodings: encodings.filter(([, copy]) => existsSync(copy)),
    inline: extname(file) === '.html' ? inlineSources(content.toString('utf8')) : null,
  };
}

/** The files of a built portal by their path (`/assets/main-1a2b.js`); empty when it has not been built. */
export function indexAssets(folder: string): Map<string, Asset> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const served = files.filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile());
  return new Map(served.map((name) => [`/${name.split(sep).join('/')}`, describe(join(folder, name))]));
}
