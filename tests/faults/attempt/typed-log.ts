import type { AnswerValue } from '../../../packages/api/src/contract/exam/question.ts';

/** The test's own record of what a student has answered, on whatever page or device. */
export interface TypedLog {
  /** Records that the answer of a question now is `answer`. */
  record(questionId: string, answer: AnswerValue): void;
  /** How many answers were given, those changed later among them. */
  readonly tried: number;
  /** The last answer of each question that was answered. */
  readonly last: ReadonlyMap<string, AnswerValue>;
}

/** A log that begins with what an attempt held `before`. */
export function typedLog(before: ReadonlyMap<string, AnswerValue>): TypedLog {
  const last = new Map(before);
  let tried = 0;
  return {
    record(questionId, answer) {
      last.set(questionId, answer);
      tried += 1;
    },
    get tried() {
      return tried;
    },
    last,
  };
}
