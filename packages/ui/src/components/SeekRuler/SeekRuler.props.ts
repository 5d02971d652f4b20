import type { Ref } from 'react';
import type { SeekRulerTexts } from './SeekRuler.texts.ts';

/** Start of a part of the lesson; second 0 draws no cut. */
export interface RulerCut {
  second: number;
  title: string;
}

/** A question that comes up at a second. */
export interface RulerPop {
  second: number;
  answered: boolean;
}

export interface SeekRulerProps {
  /** Names the slider. Default 播放进度. */
  label?: string;
  /** Length, seconds. */
  duration: number;
  /** The handle's place, seconds; beyond `reach` it is drawn at `reach`. */
  position: number;
  /** Seconds that were watched, `[start, end)`, in any order. */
  ranges: readonly (readonly [number, number])[];
  /** The furthest second that was watched: an upright tick. */
  furthest: number;
  /** The last second that can be sought, `duration` when all can; beyond it the ruler is dotted. */
  reach: number;
  cuts?: readonly RulerCut[];
  pops?: readonly RulerPop[];
  /** Called with a second within `[0, reach]`: at each key, and when a drag ends. */
  onSeek: (second: number) => void;
  texts?: Partial<SeekRulerTexts>;
  ref?: Ref<HTMLDivElement>;
}
