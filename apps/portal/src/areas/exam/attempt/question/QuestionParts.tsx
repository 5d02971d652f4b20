import { Icon } from '@qianwei/ui/Icon';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode, Ref } from 'react';
import { lines } from '../opening/PaperShell.css.ts';
import { AnswerTools, type AnswerToolsProps } from '../workspace/AnswerTools.tsx';
import { ruleWords, type SheetItem } from '../workspace/sheet-items.ts';
import type { Answering } from '../workspace/use-answering.ts';
import * as styles from './Question.css.ts';

interface StemProps {
  id: string;
  /** From 1; on a phone the line above shows it. */
  number: number;
  children: ReactNode;
}

/** The question's text, with its number in the margin. */
export function Stem({ id, number, children }: StemProps) {
  return (
    <div className={styles.stem}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div id={id} className={styles.asked}>
        {children}
      </div>
    </div>
  );
}

/** The props of a pane: the open question and its actions. */
export interface PaneProps extends AnswerToolsProps {
  /** The test's name. */
  name: string;
  item: SheetItem;
  /** The question's heading, which gets focus after the question has changed. */
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

/** The rule where a phone shows it, below the question; screen readers have read it with the heading. */
export function NarrowRule({ item }: { item: SheetItem }) {
  return (
    item.group.rule && (
      <p className={styles.rule} aria-hidden="true">
        {item.group.rule}
      </p>
    )
  );
}

/** Id of the line with points and rule. */
export const ruleId = 'answer-rule';

/** 清空本题, and beside it whether this answer is at risk: the line is there from the start, so nothing moves. */
export function QuestionEnd({ answering }: { answering: Answering }) {
  const isAtRisk = answering.atRisk.includes(answering.current);
  return (
    <div className={styles.end}>
      <button type="button" className={styles.clear} onClick={answering.clear}>
        清空本题
      </button>
      {isAtRisk && (
        <strong className={styles.danger}>
          <Icon name="error" size="small" />
          本题没有保存
        </strong>
      )}
    </div>
  );
}

/** In place of a question whose formulas are loading: it is shown whole, so that no option moves under the thumb. */
export function FormulaPlaceholder() {
  return (
    <div className={lines} aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载公式
      </p>
      <SkeletonLines shares={[0.9, 0.5]} />
      <SkeletonLines shares={[0.6, 0.55, 0.7, 0.5]} />
    </div>
  );
}
