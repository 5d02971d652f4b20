import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { countQuestions } from '@qianwei/api/contract/exam/question';
import { AnswerSheet, type AnswerSheetProps } from '@qianwei/ui/AnswerSheet';
import { isAnswered } from '../shared/answer-text.ts';
import { isWrong } from './question-filter.ts';

type Sections = AnswerSheetProps['sections'];
type Parts = readonly AnalysedQuestion[];

/** The words of the sheet; who left a question blank has lost its points, as the head of the page counts them. */
function textsOf(questions: Parts): AnswerSheetProps['texts'] {
  const lost = byNumber(questions).filter((parts) => parts.some(isWrong));
  const blank = lost.filter((parts) => stateOf(parts) === 'empty').length;
  const blankWords = blank === 0 ? '' : `，其中未答 ${blank} 题`;
  return {
    states: { empty: '未答', partly: '待批阅', answered: '已答', right: '得满分', wrong: '失分' },
    left: ({ right }) => `得满分 ${right} 题，失分 ${lost.length} 题${blankWords}。`,
  };
}

/** How a question ended, by all its parts; one that waits for marking is open unless points are lost already. */
function stateOf(parts: Parts): Sections[number]['cells'][number]['state'] {
  if (parts.every(({ myAnswer }) => !isAnswered(myAnswer))) return 'empty';
  if (parts.some(isWrong)) return 'wrong';
  return parts.some(({ got }) => got === null) ? 'partly' : 'right';
}

/** The questions in groups, in the order in which the first of each stands. */
function groupsOf(questions: Parts, keyOf: (question: AnalysedQuestion) => string | number): Parts[] {
  const keys = [...new Set(questions.map(keyOf))];
  return keys.map((key) => questions.filter((question) => keyOf(question) === key));
}

/** The questions of a paper by their number, each with its parts. */
const byNumber = (questions: Parts) => groupsOf(questions, ({ number }) => number);

/** The sections of the answer sheet: one cell for each question of the paper, in its order. */
const sectionsOf = (questions: Parts): Sections =>
  groupsOf(questions, ({ groupTitle }) => groupTitle).map((group) => ({
    id: group[0]?.groupTitle ?? '',
    title: group[0]?.groupTitle ?? '',
    note: `${countQuestions(group)} 题`,
    cells: byNumber(group).map((parts) => ({
      state: stateOf(parts),
      flagged: parts.some(({ marked }) => marked),
    })),
  }));

export interface AnalysisSheetProps {
  questions: Parts;
  /** Goes to a question; of one with parts to the first that lost points. */
  onSelect: (questionId: string) => void;
}

/** 答题卡 of an attempt that is over: which questions lost points, and the way to each. */
export function AnalysisSheet({ questions, onSelect }: AnalysisSheetProps) {
  const papers = byNumber(questions);
  return (
    <AnswerSheet
      titled={false}
      sections={sectionsOf(questions)}
      texts={textsOf(questions)}
      onSelect={(index) => {
        const parts = papers[index] ?? [];
        const question = parts.find(isWrong) ?? parts[0];
        if (question) onSelect(question.questionId);
      }}
    />
  );
}
