import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { tenthsOf } from '@qianwei/studies';
import type { AnswerKey, ScorePoint } from '../db/schema/question.ts';
import { normaliseText } from './normalise-text.ts';

/** True when a written answer holds nothing but spaces. */
const isBlankText = (answer: AnswerValue) => typeof answer !== 'string' || normaliseText(answer) === '';

/**
 * Which scoring points a written answer hints at: it contains one of the point's keywords. A reference for the
 * marker, and for the student while marking is open; it never scores.
 */
export function keywordHints(answer: AnswerValue, points: readonly ScorePoint[]): boolean[] {
  const text = typeof answer === 'string' ? normaliseText(answer) : '';
  return points.map(({ keywords }) =>
    keywords.map(normaliseText).some((keyword) => keyword !== '' && text.includes(keyword)),
  );
}

/** SINGLE: the key that was chosen is the right one. */
const isRightKey = (answer: AnswerValue, key: string) => answer === key;

/** MULTIPLE: exactly the right keys, in any order; one too many or too few is wrong. */
function areRightKeys(answer: AnswerValue, keys: readonly string[]): boolean {
  if (!Array.isArray(answer)) return false;
  const chosen = new Set(answer);
  const right = new Set(keys);
  return chosen.size === right.size && [...right].every((key) => chosen.has(key));
}

/** JUDGE. */
const isRightTruth = (answer: AnswerValue, truth: boolean) => answer === truth;

function isAccepted(text: string, accepted: readonly string[]): boolean {
  const normalised = normaliseText(text);
  return normalised !== '' && accepted.some((other) => normaliseText(other) === normalised);
}

/** BLANK: of each blank, whether its text is one of those accepted there. */
function blankHits(answer: AnswerValue, accepted: readonly (readonly string[])[]): boolean[] {
  const written = Array.isArray(answer) ? answer : [];
  return accepted.map((texts, index) => isAccepted(written[index] ?? '', texts));
}

/** Facts of a question that scoring needs. */
export interface ScorableQuestion {
  readonly answer: AnswerKey;
  readonly points: readonly ScorePoint[];
}

/** Of one answer. */
export interface AnswerScore {
  /** Points, 0 to the question's score in tenths; null when somebody has to mark it. */
  readonly got: number | null;
  /** BLANK: whether each blank was right. Written: the scoring points that its keywords hint at. Else null. */
  readonly hits: boolean[] | null;
}

const allOrNothing = (right: boolean, score: number): AnswerScore => ({ got: right ? score : 0, hits: null });

function byBlank(hits: boolean[], score: number): AnswerScore {
  if (hits.length === 0) return { got: 0, hits };
  const right = hits.filter(Boolean).length;
  return { got: Math.round((tenthsOf(score) * right) / hits.length) / 10, hits };
}

/**
 * Scores an answer by the question's key: choices and judgements all or nothing, blanks one by one. A written answer
 * has to be marked; an empty one scores 0 at once.
 */
export function scoreAnswer(question: ScorableQuestion, answer: AnswerValue, score: number): AnswerScore {
  const { answer: key, points } = question;
  switch (key.kind) {
    case 'KEY':
      return allOrNothing(isRightKey(answer, key.key), score);
    case 'KEYS':
      return allOrNothing(areRightKeys(answer, key.keys), score);
    case 'TRUTH':
      return allOrNothing(isRightTruth(answer, key.truth), score);
    case 'BLANKS':
      return byBlank(blankHits(answer, key.accepted), score);
    case 'REFERENCE':
      return { got: isBlankText(answer) ? 0 : null, hits: keywordHints(answer, points) };
    case 'NONE':
      return { got: 0, hits: null };
  }
}

/** True when the server scores it alone (客观题). */
export const isObjective = ({ answer }: Pick<ScorableQuestion, 'answer'>) =>
  answer.kind !== 'REFERENCE' && answer.kind !== 'NONE';
