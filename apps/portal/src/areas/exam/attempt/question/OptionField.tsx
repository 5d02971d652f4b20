import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { Icon } from '@qianwei/ui/Icon';
import { Prose } from '@qianwei/ui/Prose';
import { useId } from 'react';
import { choicesOf } from '../workspace/sheet-items.ts';
import type { Answering } from '../workspace/use-answering.ts';
import * as styles from './OptionField.css.ts';

interface OptionFieldProps {
  question: PaperQuestion;
  answering: Answering;
  /** Id of the question's text; `describedBy` is that of the rule. */
  labelledBy: string;
  describedBy?: string;
}

/** The options, each a row of the full width, so that a thumb hits it. */
export function OptionField({ question, answering, labelledBy, describedBy }: OptionFieldProps) {
  const id = useId();
  const several = question.questionType === 'MULTIPLE';
  const answer = answering.answerOf(question);
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className={styles.options}>
      {choicesOf(question).map((choice) => {
        const { key, text, value } = choice;
        const isChosen = Array.isArray(answer) ? answer.includes(key) : answer === value;
        return (
          <div key={key} className={styles.option} data-selected={isChosen || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              value={key}
              checked={isChosen}
              className={styles.input}
              aria-labelledby={`${id}-${key} ${id}-${key}-text`}
              onChange={() => answering.choose(question, choice)}
            />
            {several ? (
              <span className={styles.box}>
                <Icon name="check" size="small" />
              </span>
            ) : (
              <span className={styles.circle} />
            )}
            <span id={`${id}-${key}`} className={styles.letter}>
              {key}
            </span>
            <div id={`${id}-${key}-text`} className={styles.words}>
              <Prose plain format="markdown" headingLevel={4} source={text} />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
