import { randomUUID } from 'node:crypto';
import type { AnswerKey, question } from '../../../db/schema/question.ts';
import type { BankItem, BankQuestion } from './bank-item.ts';

const contentNames = [
  'code',
  'chapterId',
  'type',
  'stem',
  'options',
  'answer',
  'analysis',
  'points',
  'score',
  'difficulty',
  'level',
  'knowledge',
  'position',
] as const;

/** Content that identifies a question; a change in any of it makes another question. */
export type QuestionContent = Pick<typeof question.$inferSelect, (typeof contentNames)[number]>;

/** A row of the question bank that is to be written. */
export type NewQuestion = QuestionContent & {
  id: string;
  courseId: string;
  materialId: string | null;
  /** Asked in lessons and chapter tests only. Default false. */
  chapterOnly?: boolean;
  /** The lesson and its second that teach it. Default null. */
  lessonId?: string | null;
  lessonSecond?: number | null;
};

function keyOf({ type, answer }: BankQuestion): AnswerKey {
  if (type === 'MATERIAL') return { kind: 'NONE' };
  if (typeof answer === 'boolean') return { kind: 'TRUTH', truth: answer };
  if (typeof answer === 'string')
    return type === 'SINGLE' ? { kind: 'KEY', key: answer } : { kind: 'REFERENCE', reference: answer };
  const lists = answer ?? [];
  return type === 'BLANK'
    ? { kind: 'BLANKS', accepted: lists.map((accepted) => [accepted].flat()) }
    : { kind: 'KEYS', keys: lists.flat() };
}

function contentOf(
  item: BankQuestion,
  chapterIds: ReadonlyMap<number, string>,
  position: number,
): QuestionContent {
  const { id, type, stem, options, analysis, points, score, difficulty, level, knowledge, chapter } = item;
  return {
    code: id,
    chapterId: chapter === null ? null : (chapterIds.get(chapter) ?? null),
    type,
    stem,
    options,
    answer: keyOf(item),
    analysis,
    points,
    score,
    difficulty,
    level,
    knowledge,
    position,
  };
}

/** The rows of an item: itself, then its sub-questions. */
export function questionRowsOf(
  item: BankItem,
  courseId: string,
  chapterIds: ReadonlyMap<number, string>,
): NewQuestion[] {
  const id = randomUUID();
  return [
    { ...contentOf(item, chapterIds, 0), id, courseId, materialId: null },
    ...item.children.map((child, index) => ({
      ...contentOf(child, chapterIds, index + 1),
      id: randomUUID(),
      courseId,
      materialId: id,
    })),
  ];
}

/** JSON with the names in order: the database keeps them in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, ordered(inner)]));
}

/** The content of an item's rows as one text, to see whether it has changed. */
export function contentText(rows: readonly QuestionContent[]): string {
  return JSON.stringify(
    rows.map((row) => ordered(Object.fromEntries(contentNames.map((name) => [name, row[name]])))),
  );
}
