import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from '../server-root.ts';
import { type MediaLevel, maxLessonSeconds, mediaLevels } from './media-levels.ts';
import { masterPlaylist, playlistOf } from './playlist.ts';

const named = mediaLevels.map((level) => [level.name, level] as const);
const content = ({ file }: MediaLevel) => readFileSync(join(mediaFolder(), file));

/** Durations in seconds, and ranges as [length, offset]. */
function parse(playlist: string) {
  return {
    durations: [...playlist.matchAll(/^#EXTINF:([\d.]+),$/gm)].map(([, text]) => Number(text)),
    ranges: [...playlist.matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm)].map(([, ...numbers]) =>
      numbers.map(Number),
    ),
    target: Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(playlist)?.[1]),
  };
}

/** The boxes of MP4 in a piece of a file: their type, and what they hold. */
function boxes(bytes: Buffer): { type: string; body: Buffer }[] {
  const found: { type: string; body: Buffer }[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    });
  return found;
}

const within = (bytes: Buffer, type: string) =>
  boxes(bytes)
    .filter((box) => box.type === type)
    .map(({ body }) => body);

/** True when the first sample of a track fragment's run needs no other (ISO 14496-12, 8.8.3.1): bit 16 of its flags. */
function beginsWithKeyFrame(trackFragment: Buffer): boolean {
  const [run] = within(trackFragment, 'trun');
  const [header] = within(trackFragment, 'tfhd');
  const runFlags = run!.readUInt32BE(0) & 0xff_ff_ff;
  const headerFlags = header!.readUInt32BE(0) & 0xff_ff_ff;
  const afterCount = 8 + (runFlags & 0x1 ? 4 : 0);
  if (runFlags & 0x4) return (run!.readUInt32BE(afterCount) & 0x1_00_00) === 0;
  if (runFlags & 0x400) {
    const before = (runFlags & 0x100 ? 4 : 0) + (runFlags & 0x200 ? 4 : 0);
    return (run!.readUInt32BE(afterCount + before) & 0x1_00_00) === 0;
  }
  const optional = [0x1, 0x2, 0x8, 0x10].map((flag) => (headerFlags & flag ? (flag === 0x1 ? 8 : 4) : 0));
  const offset = 8 + optional.reduce<number>((sum, bytes) => sum + bytes, 0);
  return headerFlags & 0x20 ? (header!.readUInt32BE(offset) & 0x1_00_00) === 0 : true;
}

describe.each(named)('the playlist of %s', (_, level) => {
  it.each([1, 5, 30, 56, 59, 89, maxLessonSeconds])('lasts as long as a lesson of %i s', (seconds) => {
    const { durations, target } = parse(playlistOf(level, seconds, 'clip.mp4'));
    expect(durations.reduce((sum, duration) => sum + duration, 0)).toBeCloseTo(seconds, 4);
    expect(Math.min(...durations)).toBeGreaterThan(0);
    expect(Math.max(...durations)).toBeLessThanOrEqual(target);
    expect(durations.length).toBeLessThanOrEqual(Math.ceil(seconds / 5));
  });

  it('names ranges that follow each other and fill the file', () => {
    const playlist = playlistOf(level, maxLessonSeconds, 'clip.mp4');
    const { ranges } = parse(playlist);
    expect(playlist).toContain(`BYTERANGE="${level.init.length}@${level.init.offset}"`);
    let end = level.init.offset + level.init.length;
    for (const [length = 0, offset] of ranges) {
      expect(offset).toBe(end);
      end += length;
    }
    expect(end).toBeLessThanOrEqual(level.size);
    expect(content(level).length).toBe(level.size);
  });

  it('begins each range with a key frame', () => {
    const file = content(level);
    const head = file.subarray(level.init.offset, level.init.offset + level.init.length);
    expect(boxes(head).map(({ type }) => type)).toEqual(['ftyp', 'moov']);
    for (const { offset, length } of level.fragments) {
      const [fragment] = within(file.subarray(offset, offset + length), 'moof');
      const tracks = within(fragment!, 'traf');
      expect(tracks.length).toBe(level.codecs.split(',').length);
      expect(tracks.map(beginsWithKeyFrame)).toEqual(tracks.map(() => true));
    }
  });
});

describe('the clips', () => {
  it('are enough for the longest lesson of the demo, 90 s', () => {
    expect(maxLessonSeconds).toBe(90);
  });

  it('take no more than 1.3 MB in H.264 and AAC, and 0.6 MB for browsers without', () => {
    const bytes = (open: boolean) =>
      mediaLevels
        .filter(({ codecs }) => /vp09|opus/.test(codecs) === open)
        .reduce((sum, { size }) => sum + size, 0);
    expect(bytes(false)).toBeLessThan(1_300_000);
    expect(bytes(true)).toBeLessThan(600_000);
  });

  it('are offered with what a browser needs to choose: codecs, size of the picture, bits a second', () => {
    const masters = mediaLevels.map(masterPlaylist);
    expect(masters[0]).toMatch(
      /BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.\w+,mp4a\.40\.2",RESOLUTION=1280x720\n720p\.ranges\.m3u8\n$/,
    );
    expect(masters[3]).toMatch(/CODECS="vp09[.\d]+,opus",RESOLUTION=640x360\n360p-vp9\.ranges\.m3u8\n$/);
    expect(masters[2]).not.toContain('RESOLUTION');
  });
});
