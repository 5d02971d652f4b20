import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { Prose } from '@qianwei/ui/Prose';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { type ReactNode, useId } from 'react';
import { useAhead } from '../../../../shared/preload/use-ahead.ts';
import { written } from '../late-pieces.ts';
import { blanksIn, blanksOf, choicesOf } from '../workspace/sheet-items.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { questionMark } from '../workspace/use-keys.ts';
import { BlankField } from './BlankField.tsx';
import { OptionField } from './OptionField.tsx';
import * as styles from './Question.css.ts';
import type { WrittenEditorProps } from './WrittenEditor.tsx';

interface AnswerFieldProps {
  question: PaperQuestion;
  answering: Answering;
  /** What a screen reader calls it: 第 17 题, 第 ② 小题. */
  name: string;
  /** Puts what is asked in its place on the page, given its text and the id it must have. */
  stem: (asked: ReactNode, id: string) => ReactNode;
  /** Id of the rule, read with the options. */
  describedBy?: string;
}

/** One question of any type: what is asked, and the place for the answer. */
export function AnswerField({ question, answering, name, stem, describedBy }: AnswerFieldProps) {
  const id = useId();
  const isBlank = question.questionType === 'BLANK';
  const blank = (index: number) => (
    <BlankField
      question={question}
      answering={answering}
      index={index}
      name={`${name}，第 ${index + 1} 空`}
    />
  );
  const asked = (
    <Prose
      plain
      format="markdown"
      headingLevel={3}
      source={question.stem}
      blank={isBlank ? blank : undefined}
    />
  );
  const mark = { [questionMark]: question.questionId };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div {...mark} onFocus={() => answering.visit(question)}>
      {stem(asked, id)}
      {isBlank && <OtherBlanks question={question} blank={blank} />}
      {choicesOf(question).length > 0 && (
        <OptionField question={question} answering={answering} labelledBy={id} describedBy={describedBy} />
      )}
      {!isBlank && choicesOf(question).length === 0 && (
        <WrittenField question={question} answering={answering} labelledBy={id} />
      )}
    </div>
  );
}

/** Blanks that the text has no place for. */
function OtherBlanks({ question, blank }: { question: PaperQuestion; blank: (index: number) => ReactNode }) {
  const placed = blanksIn(question.stem);
  const others = Array.from({ length: blanksOf(question) - placed }, (_, index) => placed + index);
  return others.map((index) => (
    <p key={index} className={styles.otherBlank}>
      第 {index + 1} 空：{blank(index)}
    </p>
  ));
}

/** The place for a text to write, as soon as its code is here. */
function WrittenField(props: WrittenEditorProps) {
  const { Component: WrittenEditor } = useAhead(written);
  if (WrittenEditor) return <WrittenEditor {...props} />;
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载作答框
      </p>
      <Skeleton height="14rem" />
    </div>
  );
}
