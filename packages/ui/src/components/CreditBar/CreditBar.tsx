import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useId } from 'react';
import { useDrawingSize } from '../../hooks/useDrawingSize.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as styles from './CreditBar.css.ts';
import { type CreditBarTexts, creditBarTexts } from './CreditBar.texts.ts';
import { CreditPicture } from './Picture.tsx';
import {
  brackets,
  type CreditSlip,
  placeSlips,
  requiredAt,
  rounded,
  type SlipState,
  states,
  sumUp,
  wordsFit,
} from './slips.ts';

export interface CreditBarProps {
  /** The courses of the plan; the bar puts passed ones first, then planned, the basket and the rest, else in this order. */
  slips: readonly CreditSlip[];
  /** The credits that graduation requires, 学分. Default: everything in `slips`. */
  required?: number;
  /** Draws the line of the required credits also where the plan ends at it, and says how many. Default false. */
  showsLine?: boolean;
  /** Names it for a screen reader. */
  label?: string;
  texts?: Partial<CreditBarTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * 竹简: the credits of a plan as slips, as wide as their credits; filled when passed, hatched when planned, tinted when in
 * the basket, hollow when still missing. The sums are below in words; a screen reader also gets the courses, and not the picture.
 */
export function CreditBar({
  slips,
  required,
  showsLine = false,
  label = '毕业学分',
  texts,
  ref,
}: CreditBarProps) {
  const say = { ...creditBarTexts, ...texts };
  const hatch = useId();
  const { ref: measured, width, fontSize } = useDrawingSize<HTMLDivElement>(640);
  const placed = placeSlips(slips, width, required);
  const sums = sumUp(slips, required);
  const words: Record<SlipState, string> = {
    passed: say.passed(sums.passed),
    planned: say.planned(sums.planned),
    basket: say.basket(sums.basket),
    rest: say.rest(sums.rest, sums.listed),
  };
  const under = brackets(placed);
  const within = requiredAt(placed, sums.required);
  const mark = within ?? (showsLine ? width : undefined);
  const line =
    showsLine && placed.length > 0 ? { at: within ?? width, words: say.line(sums.required) } : undefined;
  const bracketed = under.length > 0 && wordsFit(under, words, { width, fontSize, line });
  const maybe = slips.filter(({ state }) => state === 'maybe');
  const shown = states.filter((state) => sums[state] > 0 || under.some((bracket) => bracket.state === state));
  return (
    <div ref={ref} className={styles.root}>
      <div ref={measured}>
        {line && !bracketed && (
          <p className={styles.lineWords} style={assignInlineVars({ [styles.at]: `${line.at}px` })}>
            {line.words}
          </p>
        )}
        {placed.length > 0 ? (
          <CreditPicture placed={placed} width={width} hatch={hatch} mark={mark} />
        ) : (
          <p className={styles.empty}>{say.empty}</p>
        )}
      </div>
      {shown.length > 0 && (
        <ul aria-label={label} className={styles.words} data-bracketed={bracketed || undefined}>
          {shown.map((state) => {
            const { from, to } = under.find((bracket) => bracket.state === state) ?? { from: 0, to: 0 };
            return (
              <li
                key={state}
                className={styles.group}
                style={assignInlineVars({ [styles.from]: `${from}px`, [styles.span]: `${to - from}px` })}
              >
                <Swatch state={state} hatch={hatch} />
                {words[state]}
                <Courses slips={slips.filter((slip) => slip.state === state)} say={say} />
              </li>
            );
          })}
          {line && bracketed && (
            <li className={styles.lineWords} style={assignInlineVars({ [styles.at]: `${line.at}px` })}>
              {line.words}
            </li>
          )}
          {maybe.length > 0 && (
            <li className={visuallyHidden}>
              {say.maybe(rounded(maybe.reduce((sum, { credits }) => sum + credits, 0)))}
              <Courses slips={maybe} say={say} />
            </li>
          )}
        </ul>
      )}
      {sums.over > 0 && <p className={styles.over}>{say.over(sums.over)}</p>}
    </div>
  );
}

/** The courses of one state, for a screen reader. */
function Courses({ slips, say }: { slips: readonly CreditSlip[]; say: CreditBarTexts }) {
  const named = slips.flatMap(({ id, name, credits }) => (name ? [{ id, name, credits }] : []));
  if (named.length === 0) return null;
  return (
    <ul className={visuallyHidden}>
      {named.map(({ id, name, credits }) => (
        <li key={id}>{say.slip(name, rounded(credits))}</li>
      ))}
    </ul>
  );
}

/** A small slip in the legend; not read out. The hatching is the picture's own, by its id. */
function Swatch({ state, hatch }: { state: SlipState; hatch: string }) {
  return (
    <svg viewBox="0 0 10 14" className={styles.swatch} aria-hidden="true">
      <rect
        className={styles.slip[state]}
        x="0.5"
        y="0.5"
        width="9"
        height="13"
        rx="2"
        fill={state === 'planned' ? `url(#${hatch})` : undefined}
      />
    </svg>
  );
}
