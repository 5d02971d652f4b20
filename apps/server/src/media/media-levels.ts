import type { Quality } from '@qianwei/api/contract/course/play';
import index from '../../media/index.json' with { type: 'json' };

/** A piece of a file, in bytes. */
export interface FileRange {
  readonly offset: number;
  readonly length: number;
}

/** About five seconds that can be played without what comes before them: they begin with a key frame. */
export interface Fragment extends FileRange {
  /** In seconds. */
  readonly duration: number;
}

/** A clip in one codec and size: one file, which `scripts/clips/make-clips.mjs` made. */
export interface MediaLevel {
  /** `720p`, `360p-vp9` and so on. */
  readonly name: string;
  readonly quality: Quality;
  /** The name with a piece of the content's hash: other content, other name. */
  readonly file: string;
  /** Bytes of the file. */
  readonly size: number;
  /** Codecs that a browser must decode (RFC 6381). */
  readonly codecs: string;
  /** In px, as `height`; both only where there is a picture. */
  readonly width?: number;
  readonly height?: number;
  /** Bytes that a decoder needs before any fragment. */
  readonly init: FileRange;
  readonly fragments: readonly Fragment[];
}

/**
 * Every level of the clip that all lessons and lives share. Of each quality the first is in H.264 and AAC, which nearly
 * every browser decodes; 360P and AUDIO have another one, in VP9 and Opus.
 */
export const mediaLevels = index.levels as readonly MediaLevel[];

const lasts = ({ fragments }: MediaLevel) => fragments.reduce((sum, { duration }) => sum + duration, 0);

/** The longest lesson that the clip is enough for, in whole seconds. */
export const maxLessonSeconds = Math.floor(Math.min(...mediaLevels.map(lasts)));
