import { maxBlankLength } from '@qianwei/api/contract/exam/answer-limits';
import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { blanksOf } from '../workspace/sheet-items.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { blank } from './Question.css.ts';

interface BlankFieldProps {
  question: PaperQuestion;
  answering: Answering;
  /** Index of the blank, from 0. */
  index: number;
  /** Its accessible name: 第 31 题，第 1 空. */
  name: string;
}

/** The input of one blank in a sentence. */
export function BlankField({ question, answering, index, name }: BlankFieldProps) {
  const answer = answering.answerOf(question);
  const texts = Array.isArray(answer) ? answer : [];
  const write = (text: string) => {
    const next = Array.from({ length: blanksOf(question) }, (_, at) =>
      at === index ? text : (texts[at] ?? ''),
    );
    answering.set(question, next.some((filled) => filled !== '') ? next : null);
  };
  return (
    <input
      className={blank}
      aria-label={name}
      value={texts[index] ?? ''}
      maxLength={maxBlankLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => write(event.target.value)}
    />
  );
}
