import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
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
  ])('fills the ring for %f as far as it goes', async (value, length) => {
    const screen = await render(<ProgressRing value={value} figure="" note="视频" />);
    const dashes = screen.container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray');
    expect(Number.parseFloat(dashes ?? '0')).toBeCloseTo(length, 3);
  });
});
