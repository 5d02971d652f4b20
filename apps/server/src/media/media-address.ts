import { timingSafeEqual } from 'node:crypto';
import type { Quality } from '@qianwei/api/contract/course/play';
import type { Deps } from '../deps.ts';
import type { Secrets } from '../secrets.ts';
import { maxLessonSeconds, mediaLevels } from './media-levels.ts';
import { playlistNames } from './playlist.ts';

/** How long an address of a lesson's clip works, in ms: 2 hours. */
const addressLifetime = 7_200_000;

/** Longest signed part of an address, in characters. */
const maxSigned = 512;

/** A lesson, as far as its clip is concerned. */
export interface LessonClip {
  readonly lessonId: string;
  /** Whole seconds, 1 to `maxLessonSeconds`. */
  readonly seconds: number;
}

/** Clip with its viewer: `holder` is the id of a session or of a student. */
interface HeldClip extends LessonClip {
  readonly holder: string;
}

/** An address at which a player finds a lesson's playlist. */
export interface MediaAddress {
  /** 1 for 线路一, and so on. */
  readonly line: number;
  readonly quality: Quality;
  /** Codecs that a browser must decode, for `MediaSource.isTypeSupported`: `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string;
  /** From the root of this host. */
  readonly url: string;
}

/** Content of a signed address. */
interface SignedClip extends LessonClip {
  readonly expires: Date;
}

const signature = (secrets: Secrets, content: string) => secrets.sign(`media:${content}`);

function signedPart(secrets: Secrets, { lessonId, seconds, holder }: HeldClip, now: Date): string {
  const expires = now.getTime() + addressLifetime;
  // By a hash: addresses are passed on and logged, and the id of a session shows its student's files.
  const watcher = secrets.hash(`media:${holder}`).slice(0, 32);
  const content = Buffer.from(JSON.stringify([lessonId, seconds, expires, watcher])).toString('base64url');
  return `${content}.${signature(secrets, content)}`;
}

/**
 * The addresses of a lesson's playlists, line by line, in each quality, H.264 and AAC before VP9 and Opus: a player takes
 * the first of the line and quality whose codecs its browser decodes. They work for 2 hours and for this lesson and length; another holder's are other addresses. Throws a
 * RangeError when the clip is not long enough for the lesson.
 */
export function mediaAddresses(
  { secrets, settings, clock }: Pick<Deps, 'secrets' | 'settings' | 'clock'>,
  clip: HeldClip,
): MediaAddress[] {
  const { seconds } = clip;
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxLessonSeconds)
    throw new RangeError(`A lesson lasts 1 to ${maxLessonSeconds} s, not ${seconds}`);
  const signed = signedPart(secrets, clip, clock.now());
  if (signed.length > maxSigned) throw new RangeError(`The lesson's id is too long: ${clip.lessonId.length}`);
  return settings.mediaLines.flatMap((_, index) =>
    mediaLevels.map((level) => ({
      line: index + 1,
      quality: level.quality,
      codecs: level.codecs,
      url: `/api/media/${index + 1}/${signed}/${playlistNames(level).master}`,
    })),
  );
}

/** Reads the signed part of an address that `mediaAddresses` made; null when it did not, or no longer works. */
export function readMediaAddress(secrets: Secrets, signed: string, now: Date): SignedClip | null {
  if (signed.length > maxSigned) return null;
  const [content = ''] = signed.split('.');
  const received = Buffer.from(signed);
  const wanted = Buffer.from(`${content}.${signature(secrets, content)}`);
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return null;
  const [lessonId, seconds, expires] = JSON.parse(Buffer.from(content, 'base64url').toString());
  return expires < now.getTime() ? null : { lessonId, seconds, expires: new Date(expires) };
}
