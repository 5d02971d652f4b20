import { object, parse, string } from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';

/** A question that has not reached the server. */
export interface QuestionDraft {
  readonly lessonId: string;
  readonly content: string;
}

const storedDraft = object({ lessonId: string(), content: string() });

const keyOf = (account: string, courseId: string) => `course-question ${account} ${courseId}`;

/** The question that this device keeps for a course; null without one, or with one that cannot be read. */
export function readQuestionDraft(account: string, courseId: string): QuestionDraft | null {
  try {
    return parse(storedDraft, JSON.parse(readLocal(keyOf(account, courseId)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps a question on this device; null removes it. */
export const storeQuestionDraft = (account: string, courseId: string, draft: QuestionDraft | null): void =>
  writeLocal(keyOf(account, courseId), draft && JSON.stringify(draft));
