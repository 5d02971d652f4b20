import { Prose } from '@qianwei/ui/Prose';
import { StateMark } from '@qianwei/ui/StateMark';
import * as styles from './answers.css.ts';
import type { OptionMark } from './option-marks.ts';

/** The options, each with whether the student chose it and whether that was right. */
export function OptionAnswers({ marks }: { marks: readonly OptionMark[] }) {
  return (
    <ul className={styles.options}>
      {marks.map((mark) => (
        <li
          key={mark.key}
          className={styles.option}
          data-chosen={mark.isChosen || undefined}
          data-lost={(mark.isChosen && !mark.isRight) || undefined}
        >
          <span className={styles.key}>{mark.key}</span>
          <Prose source={mark.text} format="markdown" size="small" />
          <span className={styles.mark}>
            <Verdict mark={mark} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ mark: { isChosen, isRight } }: { mark: OptionMark }) {
  if (isChosen)
    return isRight ? (
      <StateMark shape="check" tone="success">
        我选了，正确
      </StateMark>
    ) : (
      <StateMark shape="cross" tone="danger">
        我选了，不正确
      </StateMark>
    );
  return isRight ? (
    <StateMark shape="triangle" tone="warning">
      正确，没选
    </StateMark>
  ) : null;
}
