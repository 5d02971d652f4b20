import type { Quality } from '@qianwei/api/contract/course/play';

/** The events of a lesson. A bare verb is what the student does; `at` is a moment of the monotonic clock, ms. */
export type PlaybackEvent =
  /** The answers to the resume hint; `restart` also begins a lesson again that has ended. */
  | { type: 'continue' }
  | { type: 'restart' }
  | { type: 'play' }
  | { type: 'pause' }
  /** Asks for a place, seconds: beyond the reach it leads to the last second that may be sought. */
  | { type: 'seek'; second: number }
  | { type: 'retry' }
  /** 在此播放: this browser plays from now on. */
  | { type: 'takeOver' }
  | { type: 'speed.chosen'; speed: number }
  | { type: 'quality.chosen'; quality: Quality }
  /** True when a question that comes up pauses the lesson. */
  | { type: 'pop.pausing.chosen'; isPausing: boolean }
  | { type: 'pop.answered'; questionId: string }
  /** The question is put away, answered or not; a lesson that was paused for it goes on. */
  | { type: 'pop.closed' }
  /** 还在学习吗: yes; the lesson goes on. */
  | { type: 'presence.confirmed' }
  /** Anything else that only a student who is there does: a note, a question, an answer. */
  | { type: 'presence.seen' }
  /** The page is hidden, unloads or is left: everything is written and sent at once. */
  | { type: 'page.hidden' }
  | { type: 'network.online' }
  | { type: 'session.restored' }
  /** From the player, whoever has caused it; `second`: where the playhead is, fractional. */
  | { type: 'player.playing'; second: number; at: number }
  | { type: 'player.moved'; second: number; at: number }
  | { type: 'player.waiting'; second: number; at: number }
  | { type: 'player.paused'; second: number; at: number }
  | { type: 'player.ended'; second: number; at: number }
  /** The source loaded last cannot be played. */
  | { type: 'source.failed' }
  /** Raised by the machine. */
  | { type: 'pop.reached'; questionId: string }
  | { type: 'save.wanted' }
  | { type: 'halted' }
  | { type: 'resumed' }
  | { type: 'lesson.taken' }
  | { type: 'reopening' };

/** Facts that the machine emits, for the page to announce. */
export type PlaybackFact =
  /** 已为您切换线路. */
  | { type: 'source.switched'; line: number }
  | { type: 'seek.refused'; reach: number }
  /** The lesson counts as finished from now on. */
  | { type: 'lesson.finished' };

/** Commands to the player; the addresses are those of the lesson's `playUrls`. */
export type PlayerCommand =
  /** Loads an address at a second, and plays it when `isPlaying`. */
  | { type: 'load'; url: string; second: number; speed: number; isPlaying: boolean }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; second: number }
  | { type: 'speed'; speed: number };

/** Randomness, injected; time comes with the events and from the actor's clock. */
export interface PlaybackEnvironment {
  /** 0–1. */
  random(): number;
}
