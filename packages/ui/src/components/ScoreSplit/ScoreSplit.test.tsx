import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScoreSplit } from './ScoreSplit.tsx';

const parts = [
  { label: '过程性 24.84', value: 24.84 },
  { label: '统考 35.21', value: 35.21, isMissing: true },
];

describe('ScoreSplit', () => {
  it('says its parts and the mark in words', async () => {
    const screen = await render(<ScoreSplit label="04735 的成绩构成" parts={parts} />);
    const list = screen.getByRole('list', { name: '04735 的成绩构成' });
    await expect.element(list).toHaveTextContent('过程性 24.84统考 35.21');
    await expect.element(screen.getByText('合格 60')).toBeVisible();
  });

  it('draws the parts one after the other, as wide as their points', async () => {
    const screen = await render(
      <div style={{ width: 400 }}>
        <ScoreSplit label="04735 的成绩构成" parts={parts} />
      </div>,
    );
    const bars = [...screen.container.querySelectorAll('svg > rect[x]')].slice(0, 2);
    const [earned, missing] = bars.map((bar) => bar.getBoundingClientRect());
    expect(earned?.width).toBeCloseTo(99.4, 0);
    expect(missing?.left).toBeCloseTo(earned?.right ?? 0, 0);
    expect(missing?.width).toBeCloseTo(140.8, 0);
  });
});
