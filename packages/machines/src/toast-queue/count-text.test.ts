import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('TOAST-4 shows the count up to 99, then 99+, or + above another limit', () => {
  expect([1, 99, 100, 1000].map((count) => countText(count))).toEqual(['1', '99', '99+', '99+']);
  expect(countText(10, 9)).toBe('9+');
});
