import { object, parse, string } from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';

/** A question that has not reached the server. */
export interface QuestionDraft {
  readonly lessonId: string;
  readonly content: string;
}

const storedDraft = object({ lessonId: string(), content: string() });

const keyOf = (student: string, courseId: string) => `course-question ${student} ${courseId}`;

/** The question that this device keeps for a course; null without one, or with one that cannot be read. */
export function readQuestionDraft(student: string, courseId: string): QuestionDraft | null {
  try {
    return parse(storedDraft, JSON.parse(readLocal(keyOf(student, courseId)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps a question on this device; null removes it. */
export const storeQuestionDraft = (student: string, courseId: string, draft: QuestionDraft | null): void =>
  writeLocal(keyOf(student, courseId), draft && JSON.stringify(draft));
