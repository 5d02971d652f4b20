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

/** File names of a level's playlists, beside each other: the master playlist names the other one. */
export const playlistNames = ({ name }: MediaLevel) => ({
  master: `${name}.m3u8`,
  media: `${name}.ranges.m3u8`,
});

/**
 * The master playlist of a level (RFC 8216), which says what it takes to play it. It holds this level alone: of several
 * codecs hls.js would choose VP9, and sound alone it drops from a list with pictures.
 */
export function masterPlaylist(level: MediaLevel): string {
  const { codecs, width, height, fragments } = level;
  const attributes = [
    `BANDWIDTH=${Math.max(...fragments.map((fragment) => bitsPerSecond([fragment])))}`,
    `AVERAGE-BANDWIDTH=${bitsPerSecond(fragments)}`,
    `CODECS="${codecs}"`,
    ...(width === undefined ? [] : [`RESOLUTION=${width}x${height}`]),
  ];
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:${attributes.join(',')}`,
    playlistNames(level).media,
  );
}

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
