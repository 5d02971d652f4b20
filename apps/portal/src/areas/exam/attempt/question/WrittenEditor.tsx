import { maxAnswerLength } from '@qianwei/api/contract/exam/answer-limits';
import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import type { Answering } from '../workspace/use-answering.ts';
import * as styles from './Question.css.ts';

export interface WrittenEditorProps {
  question: PaperQuestion;
  answering: Answering;
  /** Id of what is asked. */
  labelledBy: string;
}

const rows: Partial<Record<PaperQuestion['questionType'], number>> = { TERM: 4, SHORT: 8, ESSAY: 10 };

/**
 * A text to write, with its length and how many points it had best name. What goes beyond the limit would be refused
 * by the server together with everything sent beside it, so it is not taken, and the student is told.
 */
export default function WrittenEditor({ question, answering, labelledBy }: WrittenEditorProps) {
  const [surplus, setSurplus] = useState(0);
  const given = answering.answerOf(question);
  const { points, materialId, questionType } = question;
  const lines = rows[questionType] ?? 6;
  const write = (text: string) => {
    setSurplus(Math.max(0, text.length - maxAnswerLength));
    const taken = text.slice(0, maxAnswerLength);
    answering.set(question, taken === '' ? null : taken);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look
    <div role="group" aria-labelledby={labelledBy} className={styles.written}>
      <TextArea
        label="您的回答"
        hint={materialId === null && points > 0 && `建议写出 ${points} 个采分点`}
        error={
          surplus > 0 ? `最多 ${maxAnswerLength} 字，最后 ${surplus} 个字没有收下，请删减后补上` : undefined
        }
        rows={materialId === null ? lines : Math.min(lines, 4)}
        maxRows={24}
        maxLength={maxAnswerLength}
        value={typeof given === 'string' ? given : ''}
        onChange={write}
      />
    </div>
  );
}
