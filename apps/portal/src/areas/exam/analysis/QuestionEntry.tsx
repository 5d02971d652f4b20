import type { AnalysedQuestion, TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { Prose } from '@qianwei/ui/Prose';
import { memo } from 'react';
import { Answers } from '../shared/Answers.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionNotes } from './QuestionNotes.tsx';
import * as styles from './Questions.css.ts';

export interface QuestionEntryProps {
  analysis: TestAnalysis;
  question: AnalysedQuestion;
  /** 第 17 题. */
  name: string;
  /** The material of this and the following questions; only with the first of them. */
  material: string | undefined;
  /** The list is long: questions out of sight are not laid out. */
  isOneOfMany: boolean;
}

/** One question: its result, its text, the student's answer, the right answer and why. */
export const QuestionEntry = memo(function QuestionEntry(props: QuestionEntryProps) {
  const { analysis, question, name, material, isOneOfMany } = props;
  const id = `question-${question.questionId}`;
  return (
    <article
      id={id}
      className={isOneOfMany ? `${styles.question} ${styles.oneOfMany}` : styles.question}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
    >
      {material !== undefined && (
        <div className={styles.material}>
          <p className={styles.label}>材料</p>
          <Prose source={material} format="markdown" size="small" />
        </div>
      )}
      <div>
        <QuestionHead id={`${id}-name`} name={name} question={question} />
        <Prose source={question.stem} format="markdown" headingLevel={4} />
      </div>
      <div>
        <Answers question={question} />
      </div>
      <QuestionNotes courseId={analysis.subjectId} question={question} />
      <QuestionActions analysis={analysis} question={question} name={name} />
    </article>
  );
});
