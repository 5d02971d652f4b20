import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { RouterProvider } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './ButtonLink.tsx';

it('looks like a button, but is a link with an address that goes to its page', async () => {
  const navigate = vi.fn();
  const screen = await render(
    <RouterProvider navigate={navigate}>
      <ButtonLink href="/exam/register" variant="primary" icon="exam">
        去报考
      </ButtonLink>
    </RouterProvider>,
  );
  const link = screen.getByRole('link', { name: '去报考', exact: true });
  await expect.element(link).toHaveAttribute('href', '/exam/register');
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/exam/register', undefined);
});

it('is as tall as a finger needs', async () => {
  const screen = await render(
    <ButtonLink href="/exam/register" size="large">
      去报考
    </ButtonLink>,
  );
  const { height } = screen.getByRole('link').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
