import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchButton } from './SearchButton.tsx';

afterEach(() => page.viewport(1280, 800));

describe('SearchButton', () => {
  it.each([1280, 360])('opens the search at %i px under the same name', async (width) => {
    await page.viewport(width, 740);
    const onPress = vi.fn();
    const screen = await render(<SearchButton onPress={onPress} />);
    const button = screen.getByRole('button', { name: '搜索 课程代码、公告、功能' });
    await button.click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(button.element().getBoundingClientRect().width).toBe(width === 1280 ? 248 : 44);
  });
});
