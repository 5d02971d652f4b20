import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { answerRange } from '../http/byte-range.ts';
import { mediaFolder } from '../server-root.ts';
import { readMediaAddress } from './media-address.ts';
import { type MediaLevel, mediaLevels } from './media-levels.ts';
import { lineFileUrl } from './media-lines.ts';
import { masterPlaylist, playlistNames, playlistOf, playlistType } from './playlist.ts';

const problem = (text: string, status: 403 | 404) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
const invalid = () => problem('视频地址已失效，请刷新页面后继续观看。', 403);
const unknown = () => problem('没有这个视频文件，请刷新页面后重试。', 404);

const playlist = (text: string) =>
  new Response(text, { headers: { 'content-type': playlistType, 'cache-control': 'no-store' } });

const masters = new Map(mediaLevels.map((level) => [playlistNames(level).master, masterPlaylist(level)]));
const levelsByPlaylist = new Map(mediaLevels.map((level) => [playlistNames(level).media, level]));
const levelsByFile = new Map(mediaLevels.map((level) => [level.file, level]));

/** Reads files once and keeps them: together they have less than 2 MB, and every student asks for the same. */
function createFileReader(): (file: string) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (file) => {
    const reading =
      kept.get(file) ?? readFile(join(mediaFolder(), file)).then((bytes) => new Uint8Array(bytes));
    kept.set(file, reading);
    reading.catch(() => kept.delete(file));
    return reading;
  };
}

/** The browser may keep what it has for as long as the address works; nobody else may. */
const fileHeaders = ({ width }: MediaLevel) => ({
  'content-type': width === undefined ? 'audio/mp4' : 'video/mp4',
  'cache-control': 'private, max-age=7200, immutable',
});

/**
 * GET /{line}/{signed}/{file}: the playlists of a lesson and the files that they name, for addresses of `mediaAddresses`
 * that still work. A name is looked up among those that exist, and never becomes a path.
 */
export function mediaRoutes({
  clock,
  secrets,
  settings,
}: Pick<Deps, 'clock' | 'secrets' | 'settings'>): Hono {
  const read = createFileReader();
  return new Hono().get('/:line{[1-9]}/:signed/:file', async (c) => {
    const now = clock.now();
    const { signed, file } = c.req.param();
    const clip = readMediaAddress(secrets, signed, now);
    if (clip === null) return invalid();
    const line = settings.mediaLines[Number(c.req.param('line')) - 1];
    if (line === undefined) return unknown();
    const master = masters.get(file);
    if (master !== undefined) return playlist(master);
    const level = levelsByPlaylist.get(file);
    if (level !== undefined) {
      const url = await lineFileUrl(line, level.file, { now, expires: clip.expires });
      return playlist(playlistOf(level, clip.seconds, url));
    }
    const stored = levelsByFile.get(file);
    if (stored === undefined) return unknown();
    const content = await read(stored.file);
    return answerRange(c.req.raw, { content, etag: `"${stored.file}"`, headers: fileHeaders(stored) });
  });
}
