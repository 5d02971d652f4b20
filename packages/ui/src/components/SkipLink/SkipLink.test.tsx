import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.tsx';

describe('SkipLink', () => {
  it('is seen only while it has focus, and moves focus without a new address', async () => {
    const screen = await render(
      <>
        <SkipLink />
        <main id="content" tabIndex={-1}>
          正文
        </main>
      </>,
    );
    const link = screen.getByRole('link', { name: '跳到正文' });
    expect(getComputedStyle(link.element()).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    expect(getComputedStyle(link.element()).clipPath).toBe('none');
    const before = location.href;
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    expect(location.href).toBe(before);
  });
});
