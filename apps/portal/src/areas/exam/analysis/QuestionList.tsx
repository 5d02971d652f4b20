import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { Tabs } from '@qianwei/ui/Tabs';
import { useEffect } from 'react';
import { useAddress } from '../../../shared/address/use-address.ts';
import { QuestionEntry } from './QuestionEntry.tsx';
import * as styles from './Questions.css.ts';
import {
  filterQuestions,
  listAddress,
  type QuestionFilter,
  questionFilters,
  questionNumbers,
} from './question-filter.ts';

/** A list of this many questions or more is long: those out of sight are not laid out. */
const many = 15;

const nothing = {
  all: '这份试卷没有题目。',
  wrong: '没有错题，每一分都拿到了。',
  marked: '作答时没有标记过题目。',
  blank: '没有漏答的题目。',
};

/** The questions that the filter in the address lets through; `?questionId=` goes to one of them. */
export function QuestionList({ analysis }: { analysis: TestAnalysis }) {
  const { values, show } = useAddress(listAddress, { replace: true });
  const { questionId: focused } = values;
  const filter = focused === undefined ? values.show : 'all';
  const numbers = questionNumbers(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));
  const shown = filterQuestions(analysis.questions, filter);

  useEffect(() => {
    if (focused === undefined) return;
    const question = document.getElementById(`question-${focused}`);
    question?.scrollIntoView({ block: 'start' });
    question?.focus({ preventScroll: true });
  }, [focused]);

  const list = shown.map((question, index) => (
    <QuestionEntry
      key={question.questionId}
      analysis={analysis}
      question={question}
      isOneOfMany={shown.length > many}
      number={numbers.get(question.questionId) ?? ''}
      material={
        question.materialId !== null && shown[index - 1]?.materialId !== question.materialId
          ? materials.get(question.materialId)
          : undefined
      }
    />
  ));
  return (
    <Tabs
      label="显示哪些题"
      selected={filter}
      onSelect={(id) => {
        if (id !== filter) show({ show: id as QuestionFilter, questionId: undefined });
      }}
      items={questionFilters.map(({ id, label }) => ({
        id,
        label,
        note: String(filterQuestions(analysis.questions, id).length),
        content: id === filter && (list.length > 0 ? list : <p className={styles.none}>{nothing[id]}</p>),
      }))}
    />
  );
}
