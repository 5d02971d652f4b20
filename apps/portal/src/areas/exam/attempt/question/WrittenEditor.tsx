import { maxAnswerLength } from '@qianwei/api/contract/exam/answer-limits';
import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import type { Answering } from '../workspace/use-answering.ts';
import * as styles from './Question.css.ts';

export interface WrittenEditorProps {
  question: PaperQuestion;
  answering: Answering;
  /** Id of the question's text. */
  labelledBy: string;
}

const rows: Partial<Record<PaperQuestion['questionType'], number>> = { TERM: 4, SHORT: 8, ESSAY: 10 };

/**
 * The editor of a written answer, with its length and the suggested number of scoring points. Text beyond the limit
 * would make the server refuse the whole batch, so it is cut off and the student sees how much.
 */
export default function WrittenEditor({ question, answering, labelledBy }: WrittenEditorProps) {
  const [surplus, setSurplus] = useState(0);
  const answer = answering.answerOf(question);
  const { points, materialId, questionType } = question;
  const lines = rows[questionType] ?? 6;
  const write = (text: string) => {
    setSurplus(Math.max(0, text.length - maxAnswerLength));
    const accepted = text.slice(0, maxAnswerLength);
    answering.set(question, accepted === '' ? null : accepted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look
    <div role="group" aria-labelledby={labelledBy} className={styles.written}>
      <TextArea
        label="你的回答"
        hint={materialId === null && points > 0 && `建议写出 ${points} 个采分点`}
        error={
          surplus > 0 ? `最多 ${maxAnswerLength} 字，最后 ${surplus} 个字没有收下，请删减后补上` : undefined
        }
        rows={materialId === null ? lines : Math.min(lines, 4)}
        maxRows={24}
        maxLength={maxAnswerLength}
        value={typeof answer === 'string' ? answer : ''}
        onChange={write}
      />
    </div>
  );
}
