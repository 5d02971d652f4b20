import type { AnswerValue } from '../../../packages/api/src/contract/exam/question.ts';
import type { BankQuestion } from './paper.ts';

/** The expected result of an attempt; `score` is null while somebody has to mark what was written. */
export interface ExpectedScore {
  readonly objective: number;
  readonly score: number | null;
  readonly status: 'GRADED' | 'MARKING';
}

const tenths = (points: number) => Math.round(points * 10);

/** Tenths of points; null for a text that a person must read. */
function got({ key, score }: BankQuestion, answer: AnswerValue): number | null {
  const whole = tenths(score);
  const chosen = Array.isArray(answer) ? answer : [];
  switch (key.kind) {
    case 'KEY':
      return answer === key.key ? whole : 0;
    case 'KEYS':
      return chosen.length === key.keys.length && key.keys.every((wanted) => chosen.includes(wanted))
        ? whole
        : 0;
    case 'TRUTH':
      return answer === key.truth ? whole : 0;
    case 'BLANKS': {
      // The plan types an accepted text to the letter or something far from it.
      const hits = key.accepted.filter((texts, index) => texts.includes(chosen[index] ?? '')).length;
      return Math.round((whole * hits) / key.accepted.length);
    }
    case 'REFERENCE':
      return typeof answer === 'string' && answer.trim() !== '' ? null : 0;
  }
}

/** The score of answers by the keys of the bank, calculated without the server. */
export function expectedScore(
  questions: readonly BankQuestion[],
  answers: ReadonlyMap<string, AnswerValue>,
): ExpectedScore {
  const scored = questions.map((question) => ({
    question,
    got: got(question, answers.get(question.id) ?? null),
  }));
  const sum = scored.reduce((total, answer) => total + (answer.got ?? 0), 0) / 10;
  const isMarked = scored.every((answer) => answer.got !== null);
  return { objective: sum, score: isMarked ? sum : null, status: isMarked ? 'GRADED' : 'MARKING' };
}
