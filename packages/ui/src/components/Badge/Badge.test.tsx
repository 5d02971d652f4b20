import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from './Badge.tsx';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('shows %i as %s', async (count, text) => {
    const screen = await render(<Badge count={count} />);
    expect(screen.container.textContent).toBe(text);
  });

  it('shows nothing when there is nothing', async () => {
    const screen = await render(<Badge count={0} />);
    expect(screen.container.childElementCount).toBe(0);
  });

  it('takes another ceiling and another wording', async () => {
    const screen = await render(<Badge count={12} max={9} label="12 条未读" />);
    await expect.element(screen.getByRole('img', { name: '12 条未读' })).toHaveTextContent('9+');
  });
});
