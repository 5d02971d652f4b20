import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
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
