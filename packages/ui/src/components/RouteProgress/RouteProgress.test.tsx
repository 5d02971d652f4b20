import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RouteProgress } from './RouteProgress.tsx';

describe('RouteProgress', () => {
  it('ROUTE-13 runs a thin bar along the top edge while a page loads, and no spinner', async () => {
    const screen = await render(<RouteProgress active />);
    const bar = screen.container.firstElementChild as HTMLElement;
    const style = getComputedStyle(bar);
    expect([style.position, style.top, style.height]).toEqual(['fixed', '0px', '3px']);
    expect(style.animationName).not.toBe('none');
    await screen.rerender(<RouteProgress active={false} />);
    expect(getComputedStyle(bar).animationName).toBe('none');
    await expect.poll(() => getComputedStyle(bar).opacity).toBe('0');
  });

  it('ROUTE-13 takes no pointer and is silent for a screen reader', async () => {
    const screen = await render(<RouteProgress active />);
    const bar = screen.container.firstElementChild as HTMLElement;
    expect(getComputedStyle(bar).pointerEvents).toBe('none');
    expect(bar.getAttribute('aria-hidden')).toBe('true');
  });
});
