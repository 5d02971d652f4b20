import { sumScores } from '../../../../scores/tenths.ts';
import { type AnswerScore, isObjective, scoreAnswer } from '../../shared/scoring/score-answer.ts';
import type { AnswerSheet, SheetEntry } from './answer-sheet.ts';

/** An answer with what it got. */
export interface ScoredEntry extends AnswerScore, SheetEntry {
  readonly objective: boolean;
}

/** An attempt's points: `subjective` and `score` are null while something has to be marked. */
export interface AttemptScore {
  readonly entries: readonly ScoredEntry[];
  readonly objective: number;
  readonly subjective: number | null;
  readonly score: number | null;
}

/** Scores all that can be scored without a person; a question without an answer gets 0. */
export function scoreAttempt({ entries: answered }: Pick<AnswerSheet, 'entries'>): AttemptScore {
  const entries = answered.map((one) => ({
    ...one,
    objective: isObjective(one.question),
    ...scoreAnswer(one.question, one.answer, one.entry.score),
  }));
  const sumOf = (those: readonly ScoredEntry[]) => sumScores(those.map(({ got }) => got ?? 0));
  const objective = sumOf(entries.filter((one) => one.objective));
  const written = entries.filter((one) => !one.objective);
  const subjective = written.some(({ got }) => got === null) ? null : sumOf(written);
  return {
    entries,
    objective,
    subjective,
    score: subjective === null ? null : sumScores([objective, subjective]),
  };
}
