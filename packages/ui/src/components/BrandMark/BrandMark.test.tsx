import '../../theme/themes.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandMark } from './BrandMark.tsx';

it('the mark keeps its shape at every height, and is no picture to a screen reader', async () => {
  const { container } = await render(
    <>
      <BrandMark />
      <BrandMark height={12} />
    </>,
  );
  const sizes = [...container.querySelectorAll('svg')].map((mark) => {
    const { width, height } = mark.getBoundingClientRect();
    return [Math.round((width / height) * 100), height];
  });
  expect(sizes).toEqual([
    [76, 36],
    [76, 12],
  ]);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
});
