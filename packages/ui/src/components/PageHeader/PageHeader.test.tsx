import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageHeader } from './PageHeader.tsx';

describe('PageHeader', () => {
  it("has the page's h1, what it is about and what can be done", async () => {
    const screen = await render(
      <PageHeader title="毕业材料提交" lede="2026年下半年批次" actions={<a href="#print">打印</a>} />,
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: '毕业材料提交' })).toBeVisible();
    await expect.element(screen.getByText('2026年下半年批次')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '打印' })).toBeVisible();
  });
});
