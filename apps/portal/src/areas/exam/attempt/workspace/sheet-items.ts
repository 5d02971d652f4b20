import type { PaperQuestion, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';

/** The questions of one type. */
type Group = TestPaper['groups'][number];

/** One number of the answer sheet: a question, or a material with its sub-questions. */
export interface SheetItem {
  /** The question's id, or the material's. */
  key: string;
  group: Group;
  /** The number of the group: 二. */
  ordinal: string;
  /** One question, or the sub-questions of the material in their order; never empty. */
  questions: readonly [PaperQuestion, ...PaperQuestion[]];
  /** Markdown; null for a question without a material. */
  material: string | null;
  score: number;
}

/** How far a question or a number of the sheet is answered. */
export type AnswerProgress = 'empty' | 'partly' | 'answered';

const ordinals = '一二三四五六七八九十';

/** All numbers of the sheet in their order: the sub-questions of a material share one. */
export function sheetItemsOf({ groups, materials }: TestPaper): SheetItem[] {
  const contents = new Map(materials.map(({ materialId, content }) => [materialId, content]));
  return groups.flatMap((group, index) => {
    const byKey = new Map<string, [PaperQuestion, ...PaperQuestion[]]>();
    for (const question of group.questions) {
      const key = question.materialId ?? question.questionId;
      const others = byKey.get(key);
      if (others) others.push(question);
      else byKey.set(key, [question]);
    }
    return [...byKey].map(([key, questions]) => ({
      key,
      group,
      ordinal: ordinals[index] ?? `${index + 1}`,
      questions,
      material: questions[0].materialId === null ? null : (contents.get(key) ?? ''),
      score: sum(questions.map(({ score }) => score)),
    }));
  });
}

/** Points of a group's questions: 每题 2 分, 每空 1 分, 22 分; 共 18 分 when they differ. */
export function worthOf(items: readonly SheetItem[]): string {
  const [first, ...others] = items;
  if (first === undefined) return '';
  if (
    items.every(
      ({ material, questions: [question] }) =>
        material === null && question.questionType === 'BLANK' && question.blanks > 0,
    )
  ) {
    const scores = items.map(({ score, questions: [{ blanks }] }) => score / blanks);
    if (scores.every((score) => score === scores[0])) return `每空 ${scores[0]} 分`;
  }
  if (others.length === 0) return `${first.score} 分`;
  if (others.every(({ score }) => score === first.score)) return `每题 ${first.score} 分`;
  return `共 ${sum(items.map(({ score }) => score))} 分`;
}

/** Points of the questions of a number's group, and their rule: 每题 2 分，多选、少选、错选均不得分. */
export const ruleWords = ({ group }: SheetItem, items: readonly SheetItem[]): string =>
  [worthOf(items.filter((item) => item.group === group)), group.rule].filter(Boolean).join('，');

/** The key of an option by its index: 0 → A. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** An option as it is shown; `value` is the answer that it stands for. */
export interface Choice {
  key: string;
  /** Markdown. */
  text: string;
  value: string | boolean;
}

/** The options of a question; empty for one that is written. The two of a JUDGE have keys too. */
export function choicesOf({ questionType, options }: PaperQuestion): Choice[] {
  if (questionType === 'JUDGE')
    return [
      { key: 'A', text: '正确', value: true },
      { key: 'B', text: '错误', value: false },
    ];
  if (questionType !== 'SINGLE' && questionType !== 'MULTIPLE') return [];
  return options.map(({ key, text }) => ({ key, text, value: key }));
}

/** How many blanks a question has: those of its text, never fewer than its `blanks`, at least one. */
export const blanksOf = ({ stem, blanks }: PaperQuestion): number => Math.max(blanks, blanksIn(stem), 1);

/** How many blanks the text itself has. */
export const blanksIn = (stem: string): number => stem.match(/_{4,}/g)?.length ?? 0;

/** How far one question is answered. */
export function progressOf(question: PaperQuestion, answer: AnswerValue): AnswerProgress {
  if (answer === null) return 'empty';
  if (typeof answer === 'boolean') return 'answered';
  if (typeof answer === 'string') return answer.trim() === '' ? 'empty' : 'answered';
  const filled = answer.filter((text) => text.trim() !== '').length;
  if (filled === 0) return 'empty';
  return question.questionType === 'BLANK' && filled < blanksOf(question) ? 'partly' : 'answered';
}

/** How far a number is answered: a material is when every sub-question is. */
export function together(parts: readonly AnswerProgress[]): AnswerProgress {
  if (parts.every((part) => part === 'answered')) return 'answered';
  return parts.every((part) => part === 'empty') ? 'empty' : 'partly';
}

/** The sum of scores, which have at most two decimals: rounding hides binary fractions. */
function sum(scores: readonly number[]): number {
  return Math.round(scores.reduce((total, score) => total + score, 0) * 100) / 100;
}
