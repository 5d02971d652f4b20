import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressRing } from './ProgressRing.tsx';

const around = 2 * Math.PI * 49.5;

describe('ProgressRing', () => {
  it('reads note and figure as one', async () => {
    const screen = await render(<ProgressRing value={0.5} figure="48:12" note="剩余" />);
    await expect.element(screen.getByRole('img', { name: '剩余 48:12' })).toHaveTextContent('48:12剩余');
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.5, around / 2],
    [1, around],
    [7, around],
    [1e12, around],
    [Number.NaN, 0],
  ])('fills the ring for %f as far as it goes', async (value, length) => {
    const screen = await render(<ProgressRing value={value} figure="" note="视频" />);
    const dashes = screen.container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray');
    expect(Number.parseFloat(dashes ?? '0')).toBeCloseTo(length, 3);
  });

  it('takes other words for a screen reader, and hands out its root', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(
      <ProgressRing value={0.5} figure="48:12" note="剩余" label="还剩 48 分 12 秒" ref={ref} />,
    );
    expect(ref.current).toBe(screen.getByRole('img', { name: '还剩 48 分 12 秒' }).element());
  });

  it.each(['small', 'medium', 'large'] as const)('keeps a long figure within a %s ring', async (size) => {
    const screen = await render(
      <ProgressRing value={0.5} figure="100000000000%" note="视频与随堂练习" size={size} />,
    );
    const ring = screen.getByRole('img').element().getBoundingClientRect();
    for (const text of screen.container.querySelectorAll('span')) {
      const box = text.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(ring.left);
      expect(box.right).toBeLessThanOrEqual(ring.right);
    }
  });
});
