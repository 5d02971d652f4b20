import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { UserButton } from './UserButton.tsx';

describe('UserButton', () => {
  it('is a button with the name of the student, read once', async () => {
    const screen = await render(<UserButton name="周子墨" />);
    await expect.element(screen.getByRole('button', { name: '周子墨', exact: true })).toBeVisible();
  });

  it('has a name even while the student has none', async () => {
    const screen = await render(<UserButton name=" " />);
    await expect.element(screen.getByRole('button', { name: '我的' })).toBeVisible();
  });

  it('cuts a long name', async () => {
    const screen = await render(<UserButton name={'W'.repeat(80)} />);
    expect(screen.getByRole('button').element().getBoundingClientRect().width).toBeLessThan(240);
  });
});
