import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { id } from '@qianwei/api/contract/fields';
import { picklist } from 'valibot';
import { field } from '../../../shared/address/address-codec.ts';
import { isAnswered } from '../shared/answer-text.ts';

/** Which questions are shown, as the address names them. */
export type QuestionFilter = 'all' | 'wrong' | 'marked' | 'blank';

type Question = Pick<AnalysedQuestion, 'got' | 'score' | 'marked' | 'myAnswer'>;

/** True when points were lost; a question that waits for marking is not wrong yet. */
export const isWrong = ({ got, score }: Question) => got !== null && got < score;

const holds: Record<QuestionFilter, (question: Question) => boolean> = {
  all: () => true,
  wrong: isWrong,
  marked: ({ marked }) => marked,
  blank: ({ myAnswer }) => !isAnswered(myAnswer),
};

export const questionFilters: readonly { id: QuestionFilter; label: string }[] = [
  { id: 'wrong', label: '错题' },
  { id: 'all', label: '全部' },
  { id: 'marked', label: '标记' },
  { id: 'blank', label: '未答' },
];

/** The address parameters of the list: which questions, by default those to learn from, or one to scroll to. */
export const listAddress = {
  show: field(picklist(questionFilters.map(({ id }) => id)), undefined),
  questionId: field(id, undefined),
};

/** The questions that the filter lets through, in their order. */
export const filterQuestions = <Of extends Question>(questions: readonly Of[], filter: QuestionFilter) =>
  questions.filter(holds[filter]);

/** `第 17 题`; of the parts of a 综合题, which share a number, `第 44 题第（2）小题`. By `questionId`. */
export function questionNames(
  questions: readonly Pick<AnalysedQuestion, 'questionId' | 'number'>[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { questionId, number } of questions) {
    const sharing = questions.filter((other) => other.number === number);
    const place = sharing.findIndex((other) => other.questionId === questionId) + 1;
    names.set(questionId, `第 ${number} 题${sharing.length > 1 ? `第（${place}）小题` : ''}`);
  }
  return names;
}
