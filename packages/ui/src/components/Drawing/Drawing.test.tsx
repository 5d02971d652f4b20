import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Drawing } from './Drawing.tsx';
import { type DrawingName, drawings } from './drawings.tsx';

describe('Drawing', () => {
  it.each(Object.keys(drawings) as DrawingName[])(
    '%s keeps within its frame and is decoration',
    async (name) => {
      const screen = await render(<Drawing name={name} />);
      const svg = screen.container.querySelector('svg')!;
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      const { x, y, width, height } = svg.getBBox();
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(160);
      expect(y + height).toBeLessThanOrEqual(112);
    },
  );
});
