import type { Ref } from 'react';
import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export type SkeletonProps = {
  /** Any CSS length; default the whole width. */
  width?: string | number;
  /** Any CSS length; default one line of text. */
  height?: string | number;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * A placeholder in the shape and place of loading content, so that nothing jumps. It is hidden from screen readers: the
 * waiting part of the page has `aria-busy` and says 正在加载 in words.
 */
export function Skeleton({ width = '100%', height = '1em', ref }: SkeletonProps) {
  return <span ref={ref} className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

/** Placeholders for lines of text, each by its share of the width (0 to 1). */
export function SkeletonLines({ shares, ref }: { shares: number[]; ref?: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className={linesStyle} aria-hidden="true">
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <Skeleton key={index} width={`${share * 100}%`} height={14} />
      ))}
    </span>
  );
}
