import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('is known to a screen reader by its label', async () => {
    const onPress = vi.fn();
    const screen = await render(<IconButton icon="close" label="关闭" onPress={onPress} />);
    await screen.getByRole('button', { name: '关闭' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each(['small', 'medium', 'large'] as const)('is a target of at least 24 px when %s', async (size) => {
    const screen = await render(<IconButton icon="close" label="关闭" size={size} />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
