import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Facts } from './Facts.tsx';

describe('Facts', () => {
  it('says each fact, and none that is empty', async () => {
    const screen = await render(<Facts facts={['04735', '', '共 44 题']} />);
    const shown = [...screen.container.querySelectorAll('span > span > span')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(['04735', '共 44 题']);
  });

  it('begins each line with a fact, not with a dot', async () => {
    const screen = await render(
      <div style={{ width: 160 }}>
        <Facts facts={['第 2 次', '2026-11-21 20:14 交卷', '60 分合格']} />
      </div>,
    );
    const left = screen.container.querySelector('div')?.getBoundingClientRect().left ?? 0;
    const textLeft = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(text).element());
      return range.getBoundingClientRect().left;
    };
    expect(textLeft('第 2 次')).toBeCloseTo(left, 0);
    expect(textLeft('60 分合格')).toBeCloseTo(left, 0);
  });

  it('stays within a narrow place, however long a fact', async () => {
    const screen = await render(
      <div style={{ width: 160 }}>
        <Facts facts={['W'.repeat(80)]} />
      </div>,
    );
    const { left, right } = screen.getByText('WWW').element().getBoundingClientRect();
    expect(right - left).toBeLessThan(200);
  });
});
