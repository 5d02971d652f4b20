import { createHash } from 'node:crypto';
import type { QuestionType } from '@qianwei/api/contract/exam/question';

/** The code of a question whose file names none: the same text always gets the same. */
export const codeOf = (stem: string) => `Q-${createHash('sha256').update(stem).digest('hex').slice(0, 12)}`;

const scores = { SINGLE: 2, MULTIPLE: 2, JUDGE: 1, TERM: 3, SHORT: 6, ESSAY: 10 } as const;

/** Points of a question where a file names none: those of the paper exams; a BLANK has 1 for each blank. */
export function defaultScore(type: QuestionType, blanks: number): number {
  if (type === 'BLANK') return Math.max(1, blanks);
  return type === 'MATERIAL' ? 0 : scores[type];
}
