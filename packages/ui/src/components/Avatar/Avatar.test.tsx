import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './Avatar.tsx';

describe('Avatar', () => {
  it.each([
    ['周子墨', '周'],
    ['𠮷野', '𠮷'],
    [' 李', '李'],
  ])('shows the first character of %s where there is no picture', async (name, first) => {
    const screen = await render(<Avatar name={name} />);
    expect(screen.container.textContent).toBe(first);
  });

  it('shows it also when the picture does not load, and tries the next picture', async () => {
    const screen = await render(<Avatar name="周子墨" src="data:image/png,broken" />);
    await expect.poll(() => screen.container.textContent).toBe('周');
    await screen.rerender(
      <Avatar name="周子墨" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />,
    );
    expect(screen.container.querySelector('img')).not.toBeNull();
  });
});
