import type { FileRange, Fragment, MediaLevel } from './media-levels.ts';

/** MIME type of a playlist. */
export const playlistType = 'application/vnd.apple.mpegurl';

const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`;

const byteRange = ({ offset, length }: FileRange) => `${length}@${offset}`;

const bitsPerSecond = (fragments: readonly Fragment[]) =>
  Math.ceil(
    (fragments.reduce((sum, { length }) => sum + length, 0) * 8) /
      fragments.reduce((sum, { duration }) => sum + duration, 0),
  );

function variant({ name, codecs, width, height, fragments }: MediaLevel): string[] {
  const attributes = [
    `BANDWIDTH=${Math.max(...fragments.map((fragment) => bitsPerSecond([fragment])))}`,
    `AVERAGE-BANDWIDTH=${bitsPerSecond(fragments)}`,
    `CODECS="${codecs}"`,
    ...(width === undefined ? [] : [`RESOLUTION=${width}x${height}`]),
  ];
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${name}.m3u8`];
}

/** The master playlist of some levels (RFC 8216): their playlists lie beside it, `<name>.m3u8`. */
export const masterPlaylist = (levels: readonly MediaLevel[]): string =>
  lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...levels.flatMap(variant));

/** The first fragments that together last `seconds`; the last is cut, so that they last no longer. */
function fragmentsFor({ fragments }: MediaLevel, seconds: number): Fragment[] {
  const found: Fragment[] = [];
  let left = seconds;
  for (const fragment of fragments) {
    // Less than a microsecond is what adding leaves over.
    if (left < 1e-6) break;
    found.push({ ...fragment, duration: Math.min(fragment.duration, left) });
    left -= fragment.duration;
  }
  return found;
}

/**
 * The playlist of a level for a lesson of `seconds`: ranges of the one file at `fileUrl`. The last fragment holds more
 * than its EXTINF says, since it is a fragment of the file: a player stops at the lesson's length, which the server says.
 */
export function playlistOf(level: MediaLevel, seconds: number, fileUrl: string): string {
  const fragments = fragmentsFor(level, seconds);
  const target = Math.ceil(Math.max(...fragments.map(({ duration }) => duration)));
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${fileUrl}",BYTERANGE="${byteRange(level.init)}"`,
    ...fragments.flatMap((fragment) => [
      `#EXTINF:${fragment.duration.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${byteRange(fragment)}`,
      fileUrl,
    ]),
    '#EXT-X-ENDLIST',
  );
}
