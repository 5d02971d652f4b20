import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountBadge } from './CountBadge.tsx';

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [2.7, '2'],
    [99, '99'],
    [100, '99+'],
    [1e21, '99+'],
    [Number.POSITIVE_INFINITY, '99+'],
  ])('shows %d as %s', async (count, text) => {
    const screen = await render(<CountBadge count={count} />);
    expect(screen.container.textContent).toBe(text);
  });

  it.each([0, -1, 0.4, Number.NaN, Number.NEGATIVE_INFINITY])(
    'shows nothing when there is nothing to count (%d)',
    async (count) => {
      const screen = await render(<CountBadge count={count} />);
      expect(screen.container.childElementCount).toBe(0);
    },
  );

  it('takes another maximum and is read out in the words of the caller', async () => {
    const screen = await render(<CountBadge count={12} max={9} label="12 条未读" />);
    await expect.element(screen.getByRole('img', { name: '12 条未读' })).toHaveTextContent('9+');
  });

  it('hands out its element', async () => {
    const ref = createRef<HTMLSpanElement>();
    await render(<CountBadge count={3} ref={ref} />);
    expect(ref.current?.textContent).toBe('3');
  });
});
