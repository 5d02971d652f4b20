import { playSpeeds, quality } from '@qianwei/api/contract/course/play';
import type { PlaybackInput } from '@qianwei/machines/playback/playback-data';
import * as v from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';

/** A student's choices for all lessons on this device. */
export type PlayChoices = Pick<PlaybackInput, 'quality' | 'speed' | 'pausesAtPop'>;

const storageKey = 'qianwei_play';

const stored = v.object({
  quality: v.nullable(quality),
  speed: v.picklist([...playSpeeds]),
  pausesAtPop: v.boolean(),
});

/** The choices of this device; without any the first quality, normal speed, and questions that hold nothing up. */
export function readPlayChoices(): PlayChoices {
  try {
    return v.parse(stored, JSON.parse(readLocal(storageKey) ?? ''));
  } catch {
    return { quality: null, speed: 1, pausesAtPop: false };
  }
}

/** Keeps choices for the next lesson. */
export const storePlayChoices = (choices: PlayChoices): void =>
  writeLocal(storageKey, JSON.stringify(choices));
