import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BellLink } from './BellLink.tsx';

describe('BellLink', () => {
  it.each([
    [0, '通知', ''],
    [3, '通知 3 条', '3'],
    [100, '通知 99+ 条', '99+'],
  ])('says with %i unread: %s', async (count, name, badge) => {
    const screen = await render(<BellLink href="#notice" count={count} />);
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveTextContent(badge);
  });
});
