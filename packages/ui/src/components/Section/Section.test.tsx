import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Section } from './Section.tsx';

afterEach(() => page.viewport(1280, 800));

const section = (
  <Section name="通知公告" note="本周 3 条" action={<a href="#all">全部 12 条</a>}>
    <p>课程报考通知</p>
  </Section>
);

describe('Section', () => {
  it('is a region named by its heading', async () => {
    const screen = await render(section);
    const region = screen.getByRole('region', { name: '通知公告' });
    await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent('通知公告');
    await expect.element(region.getByRole('link', { name: '全部 12 条' })).toBeVisible();
  });

  it('names its content in the margin on a desk and above it on a phone', async () => {
    const screen = await render(section);
    const left = (element: Element) => element.getBoundingClientRect().left;
    const name = screen.getByRole('heading').element();
    const content = screen.getByText('课程报考通知').element();
    expect(left(content) - left(name)).toBe(136);
    await page.viewport(360, 740);
    expect(left(content)).toBe(left(name));
  });
});
