import * as styles from './SeekRuler.css.ts';
import type { SeekRulerProps } from './SeekRuler.props.ts';
import type { SeekRulerTexts } from './SeekRuler.texts.ts';

type RulerMarksProps = Required<Pick<SeekRulerProps, 'furthest' | 'cuts' | 'pops'>> & {
  id: string;
  texts: SeekRulerTexts;
};

/** The marks of the ruler, in the order of time. */
export function RulerMarks({ id, furthest, cuts, pops, texts }: RulerMarksProps) {
  const marks = [
    ...cuts.map(({ second, title }) => ({ second, text: title, kind: 'cut' })),
    ...pops.map(({ second, answered }) => ({
      second,
      text: answered ? texts.answeredPop : texts.pop,
      kind: 'pop',
    })),
    ...(furthest > 0 ? [{ second: furthest, text: texts.furthest, kind: 'furthest' }] : []),
  ].sort((a, b) => a.second - b.second);
  if (marks.length === 0) return null;
  return (
    <ol id={id} className={styles.marks} aria-label={texts.marks}>
      {marks.map(({ second, text, kind }) => (
        <li key={`${kind} ${second}`} className={styles.mark}>
          <span className={styles.when}>{texts.clock(second)}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
