import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ResumeRuler } from './ResumeRuler.tsx';

const spans = [
  { id: 'trade', label: '会计', from: '2023-05', to: '' },
  { id: 'school', label: '高中', from: '2013-09', to: '2016-06' },
  { id: 'market', label: '出纳', from: '2017-07', to: '2023-04' },
];
const gaps = [{ from: '2016-07', to: '2017-06', months: 12 }];

describe('ResumeRuler', () => {
  it('says in words, in the order of time, all that it shows', async () => {
    const screen = await render(<ResumeRuler spans={spans} gaps={gaps} now="2026-11" />);
    const items = screen.getByRole('list', { name: '本人简历' }).getByRole('listitem');
    await expect.element(items.first()).toBeInTheDocument();
    expect(items.elements().map(({ textContent }) => textContent)).toEqual([
      '高中，2013-09 至 2016-06',
      '空 12 个月，2016-07 至 2017-06',
      '出纳，2017-07 至 2023-04',
      '会计，2023-05 至今',
    ]);
  });

  it('says that nothing is written yet', async () => {
    const screen = await render(<ResumeRuler spans={[]} gaps={[]} now="2026-11" />);
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('还没有填写');
  });

  it.each([
    ['years', 640],
    ['years', 220],
    ['gap', 200],
  ] as const)('keeps the words of a gap at either end within it: %s, %i px', async (look, width) => {
    const atEnds = [
      { from: '2016-07', to: '2017-06', months: 12 },
      { from: '2025-01', to: '2026-10', months: 22 },
    ];
    const screen = await render(
      <div style={{ width }}>
        <ResumeRuler
          look={look}
          spans={[
            { id: 'a', label: '高中', from: '2016-04', to: '2016-06' },
            { id: 'b', label: '出纳', from: '2017-07', to: '2024-12' },
          ]}
          gaps={atEnds}
          now="2026-11"
        />
      </div>,
    );
    const frame = screen.container.firstElementChild!.getBoundingClientRect();
    for (const words of ['空 12 个月', '空 22 个月']) {
      const box = screen.getByText(words, { exact: true }).element().getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(frame.left - 0.5);
      expect(box.right).toBeLessThanOrEqual(frame.right + 0.5);
    }
  });

  it('labels the months of a gap where it is small', async () => {
    const screen = await render(
      <div style={{ width: 260 }}>
        <ResumeRuler look="gap" spans={spans} gaps={gaps} now="2026-11" />
      </div>,
    );
    for (const words of ['16.07–17.06', '今'])
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });
});
