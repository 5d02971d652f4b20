import type { AnalysedQuestion, TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { Prose } from '@qianwei/ui/Prose';
import { memo } from 'react';
import { Answers } from '../shared/Answers.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionMargin } from './QuestionMargin.tsx';
import * as styles from './Questions.css.ts';

export interface QuestionEntryProps {
  analysis: TestAnalysis;
  question: AnalysedQuestion;
  /** As on the answer sheet. */
  number: string;
  /** The material of this and the following questions; only with the first of them. */
  material: string | undefined;
  /** The list is long: questions out of sight are not laid out. */
  isOneOfMany: boolean;
}

/** One question: its text, the student's answer, the right answer and why. */
export const QuestionEntry = memo(function QuestionEntry(props: QuestionEntryProps) {
  const { analysis, question, number, material, isOneOfMany } = props;
  const id = `question-${question.questionId}`;
  return (
    <article
      id={id}
      className={isOneOfMany ? `${styles.question} ${styles.oneOfMany}` : styles.question}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.main}>
        {material !== undefined && (
          <div className={styles.material}>
            <p className={styles.label}>材料</p>
            <Prose source={material} format="markdown" size="small" />
          </div>
        )}
        <div>
          <h3 id={`${id}-name`} className={styles.head}>
            <span className={styles.number}>第 {number} 题</span>
            {question.groupTitle}
            {question.marked && <span>已标记</span>}
          </h3>
          <Prose source={question.stem} format="markdown" headingLevel={4} />
        </div>
        <div>
          <Answers question={question} />
        </div>
        {question.analysis !== '' && (
          <div>
            <p className={styles.label}>解析</p>
            <Prose source={question.analysis} format="markdown" headingLevel={4} size="small" />
          </div>
        )}
        <QuestionActions analysis={analysis} question={question} number={number} />
      </div>
      <QuestionMargin courseId={analysis.subjectId} question={question} />
    </article>
  );
});
