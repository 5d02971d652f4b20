import { maxBlankLength } from '@qianwei/api/contract/exam/answer-limits';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import type { ReactNode } from 'react';
import * as styles from './PopQuestionPane.css.ts';

interface PopBlanksProps {
  /** The text in each blank, in their order; '' for an empty one. */
  texts: readonly string[];
  /** Answered or being sent: nothing changes now. */
  isLocked: boolean;
  onChange: (texts: readonly string[]) => void;
  /** Enter in a field, or the button. */
  onSubmit: () => void;
  /** The button that sends the answer; null once it is answered. */
  children: ReactNode;
}

/** The fields of a BLANK question, one for each blank. */
export function PopBlanks({ texts, isLocked, onChange, onSubmit, children }: PopBlanksProps) {
  return (
    <Form className={styles.blanks} onSubmit={onSubmit}>
      {texts.map((text, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place
          key={index}
          name={`blank-${index}`}
          label={`第 ${index + 1} 空`}
          autoComplete="off"
          maxLength={maxBlankLength}
          value={text}
          isReadOnly={isLocked}
          onChange={(next) => onChange(texts.map((typed, at) => (at === index ? next : typed)))}
        />
      ))}
      {children}
    </Form>
  );
}
