// `node scripts/clips/make-clips.mjs`: draws and encodes the clips that all lessons and lives share, into apps/server/media.
// Not run by install, build or test: its files are committed. Needs ffmpeg with libx264, libvpx-vp9 and libopus, and
// fonts-dejavu-core (Debian: apt-get install ffmpeg fonts-dejavu-core). Takes about three minutes, mostly for VP9.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawStills, pictureFilter, size, soundSource } from './picture.mjs';

const fps = 25;
const seconds = 90;
const fragmentSeconds = 5;
const sampleRate = 16_000;

const words = (text) => text.split(' ');
const scaled = (height) => words(`-vf scale=-2:${height}:flags=lanczos,format=yuv420p`);
const keyFrames = words(`-g ${fps * fragmentSeconds} -keyint_min ${fps * fragmentSeconds}`);
// No B frames: they would make the picture begin after 0 and the clip longer than its sound.
const h264 = (height, level, crf) => [
  ...scaled(height),
  ...words(`-c:v libx264 -preset veryslow -profile:v high -level ${level} -tune stillimage -crf ${crf}`),
  ...words('-bf 0 -sc_threshold 0'),
  ...keyFrames,
];
const vp9 = (height, crf) => [
  ...scaled(height),
  ...words(`-c:v libvpx-vp9 -b:v 0 -crf ${crf} -deadline good -cpu-used 1 -row-mt 1 -auto-alt-ref 0`),
  ...keyFrames,
];
const aac = words('-c:a aac -b:a 12k');
const opus = words('-c:a libopus -b:a 8k -application audio -ar 48000');

/** Files that are made, one each, best first. `codecs` is what a player reads in CODECS (RFC 6381). */
const levels = [
  {
    name: '720p',
    quality: '720P',
    height: 720,
    codecs: 'avc1.64001f,mp4a.40.2',
    options: [...h264(720, '3.1', 32), ...aac],
  },
  {
    name: '360p',
    quality: '360P',
    height: 360,
    codecs: 'avc1.64001e,mp4a.40.2',
    options: [...h264(360, '3.0', 32), ...aac],
  },
  { name: 'audio', quality: 'AUDIO', codecs: 'mp4a.40.2', options: ['-vn', ...aac] },
  {
    name: '360p-vp9',
    quality: '360P',
    height: 360,
    codecs: 'vp09.00.30.08,opus',
    options: [...vp9(360, 40), ...opus],
  },
  { name: 'audio-opus', quality: 'AUDIO', codecs: 'opus', options: ['-vn', ...opus] },
];

function ffmpeg(...options) {
  const { status, error, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...options],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw error ?? new Error(stderr);
}

/** The ranges of a file, from the playlist that ffmpeg writes beside it. */
function readRanges(playlist) {
  const range = (text) => {
    const [length, offset] = text.split('@').map(Number);
    return { offset, length };
  };
  const [, map] = playlist.match(/#EXT-X-MAP:.*BYTERANGE="([^"]+)"/);
  const fragments = [...playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\S+)/g)];
  return {
    init: range(map),
    fragments: fragments.map(([, duration, text]) => ({ ...range(text), duration: Number(duration) })),
  };
}

const target = fileURLToPath(new URL('../../apps/server/media/', import.meta.url));
mkdirSync(target, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'clips-'));
try {
  const stills = await drawStills(folder);
  const inputs = stills.flatMap((path) => [...words(`-loop 1 -framerate ${fps} -t ${seconds} -i`), path]);
  const lossless = join(folder, 'lossless.mkv');
  ffmpeg(
    ...inputs,
    ...['-f', 'lavfi', '-i', soundSource(sampleRate, seconds)],
    ...['-filter_complex', pictureFilter(fps, seconds), '-map', '[picture]', '-map', '3:a'],
    ...words(`-c:v libx264 -qp 0 -preset ultrafast -c:a pcm_s16le -t ${seconds}`),
    lossless,
  );
  const index = [];
  for (const { name, quality, height, codecs, options } of levels) {
    const draft = join(folder, `${name}.m3u8`);
    ffmpeg(
      ...['-i', lossless, ...options],
      ...words('-ac 1 -map_metadata -1 -fflags +bitexact -flags +bitexact'),
      ...words(`-f hls -hls_time ${fragmentSeconds} -hls_playlist_type vod -hls_segment_type fmp4`),
      ...['-hls_flags', 'single_file', '-hls_segment_filename', join(folder, `${name}.mp4`), draft],
    );
    const content = readFileSync(join(folder, `${name}.mp4`));
    // Named by its content, so that a browser and a CDN can keep it for good.
    const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.mp4`;
    const picture = height && { width: Math.round((size.width * height) / size.height), height };
    index.push({
      name,
      quality,
      file,
      size: content.length,
      codecs,
      ...picture,
      ...readRanges(readFileSync(draft, 'utf8')),
    });
    writeFileSync(join(target, file), content);
    console.log(`${file} ${content.length} bytes, ${index.at(-1).fragments.length} fragments`);
  }
  // Only when all are made: until then the clips that are there stay.
  const made = new Set(index.map(({ file }) => file));
  for (const file of readdirSync(target)) if (!made.has(file)) rmSync(join(target, file));
  writeFileSync(join(target, 'index.json'), `${JSON.stringify({ levels: index }, null, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
