import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { Ref } from 'react';
import { type Place, ruleWords } from '../workspace/sheet-items.ts';
import * as styles from './Question.css.ts';
import { Tools, type ToolsProps } from '../workspace/AnswerTools.tsx';

/** The question that stands open, and what can be done with it. */
export interface PaneProps extends ToolsProps {
  /** The test's name. */
  name: string;
  place: Place;
  /** The question's heading, which has focus after the page was turned. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** 二、多选题; on a phone with the test's name above and how far the student has come. */
export function TypeLine({
  name,
  place,
  headingRef,
  answering,
  tools,
  ...actions
}: PaneProps & { tools: boolean }) {
  const { group, ordinal } = place;
  const { current, places } = answering;
  return (
    <>
      <p className={styles.paper} aria-hidden="true">
        {name}
      </p>
      <div className={styles.type}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.kind}>
          <span className={visuallyHidden}>
            第 {current + 1} 题，共 {places.length} 题，
          </span>
          {ordinal}、{group.title}
        </h2>
        <span id={ruleId} className={styles.worthAndRule}>
          {ruleWords(place, places)}
        </span>
        <span className={styles.far} aria-hidden="true">
          {current + 1} / {places.length}
        </span>
        <span className={styles.far}>{place.score} 分</span>
        {tools && <Tools answering={answering} {...actions} />}
      </div>
    </>
  );
}

/** The rule where a phone shows it, below what is asked; it has been read with the heading. */
export function NarrowRule({ place }: { place: Place }) {
  return (
    place.group.rule && (
      <p className={styles.rule} aria-hidden="true">
        {place.group.rule}
      </p>
    )
  );
}

/** Id of the words on worth and rule. */
export const ruleId = 'answer-rule';
