import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { type Answerable, chosenKeys } from './answer-text.ts';

/** An option with whether it was chosen and whether it is right. */
export interface OptionMark {
  key: string;
  /** Markdown. */
  text: string;
  isChosen: boolean;
  isRight: boolean;
}

/** The options of SINGLE, MULTIPLE and JUDGE, marked. */
export function optionMarks(question: Answerable, mine: AnswerValue, right: AnswerValue): OptionMark[] {
  if (question.questionType === 'JUDGE')
    return [true, false].map((value) => ({
      key: value ? '√' : '×',
      text: value ? '正确' : '错误',
      isChosen: mine === value,
      isRight: right === value,
    }));
  const chosen = new Set(chosenKeys(mine));
  const correct = new Set(chosenKeys(right));
  return question.options.map(({ key, text }) => ({
    key,
    text,
    isChosen: chosen.has(key),
    isRight: correct.has(key),
  }));
}

/** Which options cost the points: `错选 D，漏选 C`; empty when none did. */
export function lostWords(marks: readonly OptionMark[]): string {
  const keys = (holds: (mark: OptionMark) => boolean) =>
    marks
      .filter(holds)
      .map(({ key }) => key)
      .join('、');
  const extra = keys(({ isChosen, isRight }) => isChosen && !isRight);
  const missing = keys(({ isChosen, isRight }) => !isChosen && isRight);
  return [extra && `错选 ${extra}`, missing && `漏选 ${missing}`].filter((part) => part !== '').join('，');
}
