import * as v from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';

/** A note that has not reached the server. Its id is its own from the first letter on, so that it is written once however often it is sent. */
export interface NoteDraft {
  readonly noteId: string;
  /** Second of its first letter. */
  readonly second: number;
  readonly content: string;
}

const stored = v.object({ noteId: v.string(), second: v.number(), content: v.string() });

const keyOf = (student: string, lessonId: string) => `lesson-note ${student} ${lessonId}`;

/** The note that this device keeps for a lesson; null without one, or with one that cannot be read. */
export function readNoteDraft(student: string, lessonId: string): NoteDraft | null {
  try {
    return v.parse(stored, JSON.parse(readLocal(keyOf(student, lessonId)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps a note on this device; null removes it. */
export const storeNoteDraft = (student: string, lessonId: string, draft: NoteDraft | null): void =>
  writeLocal(keyOf(student, lessonId), draft && JSON.stringify(draft));
