import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import * as styles from './AnswerSheet.css.ts';
import { type AnswerSheetTexts, answerSheetTexts } from './AnswerSheet.texts.ts';
import { Cells } from './CellGrid.tsx';
import { type AnswerSection, count, numbered } from './cells.ts';
import { Legend } from './Legend.tsx';
import { move } from './move.ts';

export interface AnswerSheetProps {
  sections: readonly AnswerSection[];
  /** The question on the page, counted through all sections from 0. */
  current?: number;
  /** The student wants to go to a question, counted as in `current`. */
  onSelect: (index: number) => void;
  /** Default true; false in a drawer, whose own title names it. */
  titled?: boolean;
  /** Default true; false where `AnswerLegend` stands elsewhere, such as in the foot of a drawer. */
  legend?: boolean;
  /** Below the counts: 21:02:45 到时自动交卷. */
  note?: ReactNode;
  texts?: Partial<AnswerSheetTexts>;
  ref?: Ref<HTMLElement>;
}

/**
 * The meaning of the sheet's marks, and what is left. The sheet ends with it; in the foot of a drawer it stays visible
 * while a long sheet scrolls.
 */
export function AnswerLegend({
  sections,
  note,
  texts,
}: Pick<AnswerSheetProps, 'sections' | 'note' | 'texts'>) {
  const say = { ...answerSheetTexts, ...texts };
  const counts = count(sections);
  return (
    <div className={styles.key}>
      <Legend counts={counts} say={say} />
      <div className={styles.left}>
        <p>{say.left(counts)}</p>
        {note}
      </div>
    </div>
  );
}

/**
 * 答题卡: 稿纸格 with pencil marks. Its cells are buttons in a toolbar with one Tab stop, the current question's;
 * arrows, Home and End move, Enter and Space go there. Each is named in full: 第 9 题，已答，标记. It is no ARIA grid,
 * because its lines come from wrapping and change with the width and the text size.
 */
export function AnswerSheet({
  sections,
  current,
  onSelect,
  titled = true,
  legend = true,
  note,
  texts,
  ref,
}: AnswerSheetProps) {
  const say = { ...answerSheetTexts, ...texts };
  const counts = count(sections);
  const bar = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const inside = (index: number | undefined) => index !== undefined && index >= 0 && index < counts.total;
  const stop = [focused, current].find(inside) ?? 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const to = from < 0 ? undefined : move(event.key, from, boxes);
    if (to === undefined) return;
    event.preventDefault();
    // The page's own keys (← → turn the questions) must not react to it too.
    event.stopPropagation();
    buttons[to]?.focus();
  };

  return (
    <section ref={ref} className={styles.sheet} aria-label={say.title}>
      {titled && (
        <div className={styles.head}>
          <h2>{say.title}</h2>
          <span className={styles.summary}>{say.summary(counts)}</span>
        </div>
      )}
      {counts.total === 0 && <p className={styles.empty}>{say.empty}</p>}
      {counts.total > 0 && (
        <>
          <div
            ref={bar}
            role="toolbar"
            aria-label={say.title}
            onKeyDown={onKeyDown}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
            }}
          >
            {numbered(sections).map(({ section, first }) => (
              <Cells
                key={section.id}
                section={section}
                first={first}
                current={current}
                stop={stop}
                say={say}
                onFocus={setFocused}
                onSelect={onSelect}
              />
            ))}
          </div>
          {legend && <AnswerLegend sections={sections} note={note} texts={texts} />}
        </>
      )}
    </section>
  );
}
