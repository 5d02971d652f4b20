import * as styles from './AnswerSheet.css.ts';
import type { AnswerSheetTexts } from './AnswerSheet.texts.ts';
import { state as look, sample, sampleCurrent } from './Cell.css.ts';
import type { AnswerCell, AnswerCounts } from './cells.ts';
import { CellMarks } from './Marks.tsx';

/** The meaning of the marks; those that no cell can have now are left out, as the current one is after the attempt. */
export function Legend({ counts, say }: { counts: AnswerCounts; say: AnswerSheetTexts }) {
  const inAnalysis = counts.right + counts.wrong > 0;
  const entries: (AnswerCell & { text: string; current?: boolean })[] = [
    ...(inAnalysis
      ? [
          { text: say.states.right, state: 'right' as const },
          { text: say.states.wrong, state: 'wrong' as const },
        ]
      : [{ text: say.states.answered, state: 'answered' as const }]),
    ...(counts.partly > 0 ? [{ text: say.states.partly, state: 'partly' as const }] : []),
    { text: say.states.empty, state: 'empty' },
    ...(inAnalysis ? [] : [{ text: say.current, state: 'empty' as const, current: true }]),
    { text: say.flagged, state: 'empty', flagged: true },
    ...(counts.unsaved > 0 ? [{ text: say.unsaved, state: 'empty' as const, unsaved: true }] : []),
  ];
  return (
    <div className={styles.legend}>
      {entries.map(({ text, current, ...cell }) => (
        <span key={text} className={styles.entry}>
          <span
            className={`${sample} ${look[cell.state]} ${current ? sampleCurrent : ''}`}
            aria-hidden="true"
          >
            <CellMarks {...cell} />
          </span>
          {text}
        </span>
      ))}
    </div>
  );
}
