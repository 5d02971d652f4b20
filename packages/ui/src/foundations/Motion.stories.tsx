import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './Sheet.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-motion', title: '基础/动效' } satisfies Meta;

/** Hover or focus a square. With reduced motion nothing moves: it is there at once. */
export const Durations: StoryObj = {
  render: () => (
    <FoundationSheet
      title="动效"
      about="只动位置与透明度，120 或 180 毫秒；设备要求减少动态时一概不动。骨架屏占好位置，内容来了不跳。"
    >
      <SheetRow label="快 120 ms">
        <button type="button" className={styles.track} aria-label="看 120 毫秒的移动">
          <div className={`${styles.square} ${styles.fast}`} />
        </button>
      </SheetRow>
      <SheetRow label="常 180 ms">
        <button type="button" className={styles.track} aria-label="看 180 毫秒的移动">
          <div className={`${styles.square} ${styles.base}`} />
        </button>
      </SheetRow>
    </FoundationSheet>
  ),
};
