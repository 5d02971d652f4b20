import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Figures } from './Figures.tsx';

const figures = [
  { name: '最高成绩', value: '78', of: '/ 100' },
  { name: '合格线', value: '60', of: '分' },
  { name: '排名', value: '前 20%' },
];

describe('Figures', () => {
  it('reads each name before its figure, and shows it below', async () => {
    const screen = await render(<Figures label="我的成绩" figures={figures} />);
    const list = screen.container.querySelector('dl');
    expect(list?.getAttribute('aria-label')).toBe('我的成绩');
    expect([...(list?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '最高成绩',
      '78 / 100',
      '合格线',
      '60 分',
      '排名',
      '前 20%',
    ]);
    const top = (text: string) =>
      screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
    expect(top('排名')).toBeGreaterThan(top('前 20%'));
  });

  it('has fewer figures beside each other where there is less room', async () => {
    const row = (width: number, isShort = false) => (
      <div style={{ width }}>
        <Figures label="我的成绩" figures={figures} short={isShort} />
      </div>
    );
    const screen = await render(row(600));
    const columns = () =>
      new Set([...screen.container.querySelectorAll('dt')].map((name) => name.getBoundingClientRect().left))
        .size;
    expect(columns()).toBe(3);
    await screen.rerender(row(300));
    expect(columns()).toBe(2);
    await screen.rerender(row(300, true));
    expect(columns()).toBe(3);
  });
});
