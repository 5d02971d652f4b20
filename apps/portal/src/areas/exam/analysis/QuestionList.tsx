import type { TestAnalysis } from '@qianwei/api/contract/analysis';
import { Tabs } from '@qianwei/ui/Tabs';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { QuestionEntry } from './QuestionEntry.tsx';
import * as styles from './Questions.css.ts';
import { filterQuestions, questionFilters, questionNumbers, readQuestionFilter } from './question-filter.ts';

/** From here on a list is long, questions. */
const many = 15;

const nothing = {
  all: '这份试卷没有题目。',
  wrong: '没有错题，每一分都拿到了。',
  marked: '作答时没有标记过题目。',
  blank: '没有漏答的题目。',
};

/** The questions that the filter in the address lets through; `?questionId=` goes to one of them. */
export function QuestionList({ analysis }: { analysis: TestAnalysis }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const focused = new URLSearchParams(search).get('questionId');
  const filter = focused === null ? readQuestionFilter(search) : 'all';
  const numbers = questionNumbers(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));
  const shown = filterQuestions(analysis.questions, filter);

  useEffect(() => {
    if (focused === null) return;
    const question = document.getElementById(`question-${focused}`);
    question?.scrollIntoView({ block: 'start' });
    question?.focus({ preventScroll: true });
  }, [focused]);

  const show = (id: string) => {
    if (id === filter) return;
    const query = new URLSearchParams(search);
    query.delete('questionId');
    if (id === 'all') query.delete('show');
    else query.set('show', id);
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  };

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
      onSelect={show}
      items={questionFilters.map(({ id, label }) => ({
        id,
        label,
        note: String(filterQuestions(analysis.questions, id).length),
        content: id === filter && (list.length > 0 ? list : <p className={styles.none}>{nothing[id]}</p>),
      }))}
    />
  );
}
