import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tag } from './Tag.tsx';

it('a tag stays on one line in a narrow place', async () => {
  const screen = await render(
    <div style={{ width: 20 }}>
      <Tag tone="brand">专升本</Tag>
    </div>,
  );
  const tag = screen.getByText('专升本');
  await expect.element(tag).toBeVisible();
  expect(tag.element().getClientRects()).toHaveLength(1);
});

it('is cut in a narrow place and whole in its title', async () => {
  const ref = createRef<HTMLSpanElement>();
  const text = '高等教育自学考试计算机科学与技术';
  await render(
    <div style={{ width: 120 }}>
      <Tag ref={ref}>{text}</Tag>
    </div>,
  );
  expect(ref.current?.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  expect(ref.current?.title).toBe(text);
});
