import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Rule } from './Rule.tsx';

describe('Rule', () => {
  it('is one thick and one thin line, and a separator', async () => {
    const screen = await render(<Rule />);
    const style = getComputedStyle(screen.getByRole('separator').element());
    expect([style.borderTopWidth, style.borderBottomWidth, style.height]).toEqual(['2px', '1px', '6px']);
  });
});
