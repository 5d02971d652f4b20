import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { RouterProvider } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from './Link.tsx';

it('a link is reached and followed by keyboard, and changes the page without a reload', async () => {
  const navigate = vi.fn();
  const screen = await render(
    <RouterProvider navigate={navigate}>
      <Link href="/notice">全部公告</Link>
    </RouterProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: '全部公告' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/notice', undefined);
});

it('a link has a real address, so that it can be copied or opened in another window', async () => {
  const screen = await render(
    <Link href="/notice" target="_blank">
      全部公告
    </Link>,
  );
  const link = screen.getByRole('link', { name: '全部公告' });
  await expect.element(link).toHaveAttribute('href', '/notice');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
