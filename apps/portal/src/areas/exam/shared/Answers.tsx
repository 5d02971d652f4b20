import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { type Answerable, answerWords, blankTexts, isAnswered } from './answer-text.ts';
import * as styles from './answers.css.ts';
import { BlankAnswers } from './BlankAnswers.tsx';
import { OptionAnswers } from './OptionAnswers.tsx';
import { lostWords, optionMarks } from './option-marks.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

export type AnswersProps = {
  question: Answerable &
    Pick<AnalysedQuestion, 'myAnswer' | 'rightAnswer'> &
    Partial<Pick<AnalysedQuestion, 'blankHits' | 'points'>>;
};

/** The student's answer beside the right one, by question type. */
export function Answers({ question }: AnswersProps) {
  const { questionType, myAnswer, rightAnswer, blankHits = [], points = [] } = question;
  if (questionType === 'BLANK')
    return <BlankAnswers mine={blankTexts(myAnswer)} right={blankTexts(rightAnswer)} hits={blankHits} />;
  if (questionType !== 'SINGLE' && questionType !== 'MULTIPLE' && questionType !== 'JUDGE')
    return <WrittenAnswers mine={myAnswer} right={rightAnswer} points={points} />;
  const marks = optionMarks(question, myAnswer, rightAnswer);
  const lost = questionType === 'MULTIPLE' && isAnswered(myAnswer) ? lostWords(marks) : '';
  return (
    <>
      <OptionAnswers marks={marks} />
      <p className={styles.sentence}>
        我的答案 <b>{answerWords(question, myAnswer)}</b>，正确答案{' '}
        <b>{answerWords(question, rightAnswer)}</b>。{lost && `丢分在：${lost}。`}
      </p>
    </>
  );
}
