import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton, SkeletonLines } from './Skeleton.tsx';

it('reserves the room of loading content, without a word for screen readers', async () => {
  const { container } = await render(<Skeleton width={160} height={48} />);
  const { width, height } = container.firstElementChild!.getBoundingClientRect();
  expect([width, height]).toEqual([160, 48]);
  expect(container.firstElementChild!.getAttribute('aria-hidden')).toBe('true');
});

it('never widens the page, however wide it is meant to be', async () => {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <Skeleton width={900} />
    </div>,
  );
  expect(container.querySelector('[aria-hidden]')!.getBoundingClientRect().width).toBe(200);
});

it('lines take their shares of the width', async () => {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <SkeletonLines shares={[1, 0.5]} />
    </div>,
  );
  const widths = [...container.querySelectorAll('[aria-hidden] [aria-hidden]')].map(
    (line) => line.getBoundingClientRect().width,
  );
  expect(widths).toEqual([200, 100]);
});
