import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { LatePiece } from '@qianwei/ui/late';
import { Prose } from '@qianwei/ui/Prose';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { type ReactNode, useId } from 'react';
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
  /** Its accessible name: 第 17 题, 第 ② 小题. */
  name: string;
  /** Renders the question's text, which must get this id, in its place on the page. */
  stem: (asked: ReactNode, id: string) => ReactNode;
  /** Id of the rule, read with the options. */
  describedBy?: string;
}

/** One question of any type: its text and the field for the answer. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus
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

/** Inputs for blanks that the text does not contain. */
function OtherBlanks({ question, blank }: { question: PaperQuestion; blank: (index: number) => ReactNode }) {
  const placed = blanksIn(question.stem);
  const others = Array.from({ length: blanksOf(question) - placed }, (_, index) => placed + index);
  return others.map((index) => (
    <p key={index} className={styles.otherBlank}>
      第 {index + 1} 空：{blank(index)}
    </p>
  ));
}

/** The editor of a written answer; a placeholder until its code has loaded. */
function WrittenField(props: WrittenEditorProps) {
  const outline = (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载作答框
      </p>
      <Skeleton height="14rem" />
    </div>
  );
  return <LatePiece of={written} fallback={outline} {...props} />;
}
