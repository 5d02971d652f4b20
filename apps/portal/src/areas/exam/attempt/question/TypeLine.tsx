import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { Ref } from 'react';
import { AnswerTools, type AnswerToolsProps } from '../workspace/AnswerTools.tsx';
import { ruleWords, type SheetItem } from '../workspace/sheet-items.ts';
import * as styles from './Question.css.ts';

/** The question that stands open, and what can be done with it. */
export interface PaneProps extends AnswerToolsProps {
  /** The test's name. */
  name: string;
  item: SheetItem;
  /** The question's heading, which has focus after the page was turned. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** 二、多选题; on a phone with the test's name above and how far the student has come. */
export function TypeLine({
  name,
  item,
  headingRef,
  answering,
  tools,
  ...actions
}: PaneProps & { tools: boolean }) {
  const { group, ordinal } = item;
  const { current, items } = answering;
  return (
    <>
      <p className={styles.paper} aria-hidden="true">
        {name}
      </p>
      <div className={styles.type}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.kind}>
          <span className={visuallyHidden}>
            第 {current + 1} 题，共 {items.length} 题，
          </span>
          {ordinal}、{group.title}
        </h2>
        <span id={ruleId} className={styles.worthAndRule}>
          {ruleWords(item, items)}
        </span>
        <span className={styles.far} aria-hidden="true">
          {current + 1} / {items.length}
        </span>
        <span className={styles.far}>{item.score} 分</span>
        {tools && <AnswerTools answering={answering} {...actions} />}
      </div>
    </>
  );
}

/** The rule where a phone shows it, below what is asked; it has been read with the heading. */
export function NarrowRule({ item }: { item: SheetItem }) {
  return (
    item.group.rule && (
      <p className={styles.rule} aria-hidden="true">
        {item.group.rule}
      </p>
    )
  );
}

/** Id of the words on worth and rule. */
export const ruleId = 'answer-rule';
