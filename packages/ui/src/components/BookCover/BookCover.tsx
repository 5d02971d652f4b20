import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import * as styles from './BookCover.css.ts';
import { setTitle } from './title.ts';

export interface BookCoverProps {
  /** The course's name, on the slip in Song type. */
  title: string;
  /** By 课程类别: `core` 专业核心课, `public` 公共课, `elective` 选设课; `closed` is not opened yet. Default `core`. */
  tone?: keyof typeof styles.tone;
  /** Width in px; the height is 1.36 times as much. Drawn: 40 in a line, 88 in a list, 148 alone. Default 88. */
  width?: number;
  /** The share that has been learnt, 0 to 1, as a strip at the lower edge; clamped. Default: no strip. */
  progress?: number;
  /** Makes it a picture with this name. Without it the cover is decoration beside the name. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** 线装书封面＋题签: a thread-bound book that stands for a course. */
export function BookCover({ title, tone = 'core', width = 88, progress, label, ref }: BookCoverProps) {
  const { columns, size } = setTitle(title);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      ref={ref}
      {...named}
      className={`${styles.cover} ${styles.tone[tone]}`}
      style={assignInlineVars({ [styles.width]: `${width}px`, [styles.titleSize]: String(size) })}
    >
      <svg className={styles.binding} viewBox="0 0 100 136" preserveAspectRatio="none" aria-hidden="true">
        <path
          vectorEffect="non-scaling-stroke"
          d="M86 0V136M86 9H100M86 38H100M86 68H100M86 98H100M86 127H100"
        />
      </svg>
      <span className={`${styles.slip} ${columns.length > 1 ? styles.twoColumns : ''}`}>
        <bdi>{columns.join('\n')}</bdi>
      </span>
      {progress !== undefined && (
        <span
          className={styles.progress}
          style={assignInlineVars({ [styles.read]: String(Math.min(1, Math.max(0, progress || 0))) })}
        />
      )}
    </span>
  );
}
