import { Prose } from '@qianwei/ui/Prose';
import { useId } from 'react';
import * as styles from './PopQuestionPane.css.ts';

interface PopChoicesProps {
  /** Id of the question's text. */
  labelledBy: string;
  options: readonly { key: string; text: string }[];
  isMultiple: boolean;
  /** The keys of the chosen options. */
  chosen: readonly string[];
  /** Answered or being sent: nothing changes now. */
  isLocked: boolean;
  onChoose: (keys: readonly string[]) => void;
}

/** The options of a SINGLE or MULTIPLE question, each a row of the full width. */
export function PopChoices({ labelledBy, options, isMultiple, chosen, isLocked, onChoose }: PopChoicesProps) {
  const id = useId();
  const choose = (key: string) => {
    if (!isMultiple) return onChoose([key]);
    const rest = chosen.filter((other) => other !== key);
    onChoose(rest.length < chosen.length ? rest : [...chosen, key].sort());
  };
  return (
    <fieldset aria-labelledby={labelledBy} disabled={isLocked} className={styles.options}>
      {options.map(({ key, text }) => (
        <div key={key} className={styles.option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            className={styles.input}
            aria-labelledby={`${id}-${key} ${id}-${key}-text`}
            checked={chosen.includes(key)}
            onChange={() => choose(key)}
          />
          <span id={`${id}-${key}`} className={styles.letter}>
            {key}
          </span>
          <div id={`${id}-${key}-text`}>
            <Prose plain format="markdown" headingLevel={3} source={text} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
