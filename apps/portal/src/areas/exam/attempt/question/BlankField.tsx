import { maxBlankLength } from '@qianwei/api/contract/exam/answer-limits';
import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { blanksOf } from '../workspace/sheet-items.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { blank } from './Question.css.ts';

interface BlankFieldProps {
  question: PaperQuestion;
  answering: Answering;
  /** From 0. */
  index: number;
  /** 第 31 题，第 1 空. */
  name: string;
}

/** A gap in a sentence to write into. */
export function BlankField({ question, answering, index, name }: BlankFieldProps) {
  const answer = answering.answerOf(question);
  const given = Array.isArray(answer) ? answer : [];
  const write = (text: string) => {
    const next = Array.from({ length: blanksOf(question) }, (_, at) =>
      at === index ? text : (given[at] ?? ''),
    );
    answering.set(question, next.some((one) => one !== '') ? next : null);
  };
  return (
    <input
      className={blank}
      aria-label={name}
      value={given[index] ?? ''}
      maxLength={maxBlankLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => write(event.target.value)}
    />
  );
}
