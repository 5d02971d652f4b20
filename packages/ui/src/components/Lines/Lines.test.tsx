import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Line, Lines } from './Lines.tsx';

describe('Lines', () => {
  it('is a named list with a hairline between two entries only', async () => {
    const screen = await render(
      <Lines label="公告">
        <Line>一</Line>
        <Line>二</Line>
        <Line>三</Line>
      </Lines>,
    );
    const entries = screen.getByRole('list', { name: '公告' }).getByRole('listitem').elements();
    expect(entries.map((entry) => getComputedStyle(entry).borderTopWidth)).toEqual(['0px', '1px', '1px']);
  });
});
