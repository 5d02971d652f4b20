import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from './Stack.tsx';

it('puts blocks below one another, never wider than their place', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <Stack gap="x8" above="x6">
        <p>一</p>
        <p style={{ overflowX: 'auto' }}>
          <span style={{ display: 'inline-block', width: 900 }}>二</span>
        </p>
      </Stack>
    </div>,
  );
  const stack = screen.container.querySelector('p')?.parentElement;
  const [first, second] = [...(stack?.children ?? [])].map((child) => child.getBoundingClientRect());
  expect(second?.width).toBe(300);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
});
