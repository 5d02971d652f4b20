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
  /** `h264-720p`, `aac` and so on. */
  readonly name: string;
  /** The name with a piece of the content's hash: other content, other name. */
  readonly file: string;
  /** Bytes of the file. */
  readonly size: number;
  /** What a browser must be able to decode (RFC 6381). */
  readonly codecs: string;
  /** In px, as `height`; both only where there is a picture. */
  readonly width?: number;
  readonly height?: number;
  /** What a decoder needs before any fragment. */
  readonly init: FileRange;
  readonly fragments: readonly Fragment[];
}

/** Every level of the clip that all lessons and lives share. */
export const mediaLevels: readonly MediaLevel[] = index.levels;

/** What a student chooses between (清晰度). */
export type Quality = '720P' | '360P' | 'AUDIO';

/** Best first, sound alone last. */
export const qualities: readonly Quality[] = ['720P', '360P', 'AUDIO'];

/** The second level is for browsers without H.264 and AAC, such as Chromium as it is published. */
const levelNames: Record<Quality, readonly string[]> = {
  '720P': ['h264-720p', 'vp9-360p'],
  '360P': ['h264-360p', 'vp9-360p'],
  AUDIO: ['aac', 'opus'],
};

/** The levels of a quality, of which a browser plays the first that it can decode. */
export const levelsOf = (quality: Quality): readonly MediaLevel[] =>
  mediaLevels.filter(({ name }) => levelNames[quality].includes(name));

const lasts = ({ fragments }: MediaLevel) => fragments.reduce((sum, { duration }) => sum + duration, 0);

/** The longest lesson that the clip is enough for, in whole seconds. */
export const maxLessonSeconds = Math.floor(Math.min(...mediaLevels.map(lasts)));
