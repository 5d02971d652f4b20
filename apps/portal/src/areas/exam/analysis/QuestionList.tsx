import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { countQuestions } from '@qianwei/api/contract/exam/question';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { Drawer } from '@qianwei/ui/Drawer';
import { Section } from '@qianwei/ui/Section';
import { Tabs } from '@qianwei/ui/Tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../../shared/address/use-address.ts';
import { AnalysisSheet } from './AnalysisSheet.tsx';
import { QuestionEntry } from './QuestionEntry.tsx';
import * as styles from './Questions.css.ts';
import {
  filterQuestions,
  isWrong,
  listAddress,
  type QuestionFilter,
  questionFilters,
  questionNames,
} from './question-filter.ts';

/** A list of this many questions or more is long: those out of sight are not laid out. */
const many = 15;

const nothing = {
  all: '这份试卷没有题目。',
  wrong: '没有错题，每一分都拿到了。',
  marked: '作答时没有标记过题目。',
  blank: '没有漏答的题目。',
};

/** Starts with the wrong questions, or with all if some wait for marking or none is wrong. */
const firstFilter = (questions: TestAnalysis['questions']): QuestionFilter =>
  questions.some(isWrong) && questions.every(({ got }) => got !== null) ? 'wrong' : 'all';

/** Shows a question that is on the page, and moves the focus there. Returns whether it is. */
function reveal(questionId: string): boolean {
  const question = document.getElementById(`question-${questionId}`);
  question?.scrollIntoView({ block: 'start' });
  question?.focus({ preventScroll: true });
  return question !== null;
}

export interface QuestionListProps {
  analysis: TestAnalysis;
  /** The page's primary action, which shares the dock of a phone with the answer sheet. */
  action: ReactNode;
}

/**
 * The questions that the filter in the address lets through, first those that lost points; `?questionId=` goes to one of
 * them. The answer sheet leads to each: in the margin, on a phone from the dock.
 */
export function QuestionList({ analysis, action }: QuestionListProps) {
  const { questions, questionCount } = analysis;
  const { values, show } = useAddress(listAddress, { replace: true });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { questionId: focused } = values;
  const filter = focused === undefined ? (values.show ?? firstFilter(questions)) : 'all';

  useEffect(() => {
    if (focused !== undefined) reveal(focused);
  }, [focused]);

  const chosen = useRef<string>(undefined);

  const goTo = (questionId: string) => {
    if (!reveal(questionId)) show({ questionId });
  };
  // Not before the drawer has gone: until then it keeps the focus within itself.
  const goToChosen = () => {
    if (chosen.current !== undefined) goTo(chosen.current);
    chosen.current = undefined;
  };
  return (
    <Section name="逐题解析" note={`共 ${questionCount} 题`}>
      <div className={styles.columns}>
        <Tabs
          label="显示哪些题"
          selected={filter}
          onSelect={(id) => {
            if (id !== filter) show({ show: id as QuestionFilter, questionId: undefined });
          }}
          items={questionFilters.map(({ id, label }) => ({
            id,
            label,
            note: String(countQuestions(filterQuestions(questions, id))),
            content: id === filter && <Entries analysis={analysis} filter={filter} />,
          }))}
        />
        {questions.length > 0 && (
          <>
            <aside className={styles.sheet} aria-label="答题卡">
              <AnalysisSheet questions={questions} onSelect={goTo} />
            </aside>
            <div className={styles.openSheet}>
              <Button onPress={() => setSheetOpen(true)}>答题卡</Button>
            </div>
            <DockAction>
              <Button onPress={() => setSheetOpen(true)}>答题卡</Button>
              {action}
            </DockAction>
            <Drawer title="答题卡" isOpen={isSheetOpen} onOpenChange={setSheetOpen} onClosed={goToChosen}>
              <AnalysisSheet
                questions={questions}
                onSelect={(questionId) => {
                  chosen.current = questionId;
                  setSheetOpen(false);
                }}
              />
            </Drawer>
          </>
        )}
      </div>
    </Section>
  );
}

function Entries({ analysis, filter }: { analysis: TestAnalysis; filter: QuestionFilter }) {
  const names = questionNames(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));
  const shown = filterQuestions(analysis.questions, filter);
  if (shown.length === 0) return <p className={styles.none}>{nothing[filter]}</p>;
  return shown.map((question, index) => (
    <QuestionEntry
      key={question.questionId}
      analysis={analysis}
      question={question}
      isOneOfMany={shown.length > many}
      name={names.get(question.questionId) ?? ''}
      material={
        question.materialId !== null && shown[index - 1]?.materialId !== question.materialId
          ? materials.get(question.materialId)
          : undefined
      }
    />
  ));
}
