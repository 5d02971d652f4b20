import { createHash } from 'node:crypto';
import type { GivenAnswer } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';

/** Questions of each paper. */
export const paperLength = 52;

/** Papers draw from a bank that holds three questions for each place. */
export const bankLength = 3 * paperLength;

/** The type of the question at a place of every paper. */
export function typeAt(place: number): QuestionType {
  if (place < 30) return 'SINGLE';
  if (place < 40) return 'MULTIPLE';
  if (place < 48) return 'JUDGE';
  return place < 50 ? 'BLANK' : 'SHORT';
}

/** The id of a row: what `md5('student' || 7)::uuid` is in SQL. */
export function idOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind}${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The session token, the attempt's, or the player's, of a student. */
export const secretOf = (kind: 'session' | 'attempt' | 'play', student: number) => idOf(kind, student);

/** Which question of the bank is at a place of a student's paper. */
export const questionAt = (student: number, place: number) =>
  place + paperLength * ((student + place) % (bankLength / paperLength));

const keys = ['A', 'B', 'C', 'D'] as const;

function answerTo(type: QuestionType, student: number, save: number): AnswerValue {
  const turn = student + save;
  if (type === 'SINGLE') return keys[turn % 4] ?? 'A';
  if (type === 'MULTIPLE') return [keys[turn % 3] ?? 'A', 'D'];
  if (type === 'JUDGE') return turn % 2 === 0;
  if (type === 'BLANK') return [`第${student}人`, `第${save}次`];
  return `第${student}名学生第${save}次保存的论述。`.repeat(10);
}

/** The places that a save (from 1) of every student carries. */
const placesOf = (save: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((save - 1) * count + index) % paperLength);

/** The answers of a student's save; `seconds` of each is the number of the save. */
export function answersOf(student: number, save: number, count: number, at: number): GivenAnswer[] {
  return placesOf(save, count).map((place) => ({
    questionId: idOf('question', questionAt(student, place)),
    answer: answerTo(typeAt(place), student, save),
    marked: false,
    seconds: save % 86_400,
    at,
  }));
}
