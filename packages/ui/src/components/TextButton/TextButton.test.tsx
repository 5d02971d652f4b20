import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextButton } from './TextButton.tsx';

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
it('APG button: Enter and Space press it', async () => {
  const onPress = vi.fn();
  const screen = await render(<TextButton onPress={onPress}>换一张</TextButton>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '换一张' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('is large enough to be hit within a line: 24 px', async () => {
  const screen = await render(
    <p>
      看不清？<TextButton>换一张</TextButton>
    </p>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
