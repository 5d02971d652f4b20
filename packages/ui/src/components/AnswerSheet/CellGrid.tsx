import { useId } from 'react';
import * as sheet from './AnswerSheet.css.ts';
import type { AnswerSheetTexts } from './AnswerSheet.texts.ts';
import * as styles from './Cell.css.ts';
import type { AnswerCell, AnswerSection } from './cells.ts';
import { CellMarks } from './Marks.tsx';

interface CellsProps {
  section: AnswerSection;
  /** Index of the section's first question among all. */
  first: number;
  current: number | undefined;
  /** The one cell that Tab reaches. */
  stop: number;
  say: AnswerSheetTexts;
  onFocus: (index: number) => void;
  onSelect: (index: number) => void;
}

/** One section's name and cells. */
export function Cells({ section, first, current, stop, say, onFocus, onSelect }: CellsProps) {
  const id = useId();
  return (
    // A fieldset would name the cells as parts of a form, which they are not.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={id} className={sheet.section}>
      <div className={sheet.name}>
        <bdi id={id}>{section.title}</bdi>
        {section.note && <bdi className={sheet.worth}>{section.note}</bdi>}
      </div>
      <div className={styles.cells}>
        {section.cells.map((cell, offset) => {
          const index = first + offset;
          return (
            <button
              key={index}
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-current={index === current || undefined}
              aria-label={nameOf(cell, index + 1, say)}
              className={`${styles.cell} ${styles.state[cell.state]}`}
              onFocus={() => onFocus(index)}
              onClick={() => onSelect(index)}
            >
              {index + 1}
              <CellMarks {...cell} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

function nameOf({ state, flagged, unsaved }: AnswerCell, number: number, say: AnswerSheetTexts) {
  const extras = [flagged ? say.flagged : '', unsaved ? say.unsaved : ''].filter(Boolean);
  return say.parts([say.question(number), say.states[state], ...extras]);
}
