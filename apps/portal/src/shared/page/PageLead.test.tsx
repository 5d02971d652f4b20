import { Button } from '@qianwei/ui/Button';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestShell } from '../testing/TestShell.tsx';
import { type Lead, PageLead } from './PageLead.tsx';
import { StoryPage } from './StoryPage.tsx';

const unpaid: Lead<'pay', readonly string[]> = {
  state: { shape: 'full', tone: 'warning' },
  title: '2 门待缴费',
  text: ['明天 10:12 前付清。', '另外 1 门已报好。'],
  action: 'pay',
};

const show = (lead: Lead<'pay', readonly string[]>) =>
  render(
    <StoryPage path="/">
      <TestShell>
        <PageLead
          lead={lead}
          button={(action) => <Button>{action}</Button>}
          more={<a href="/add">再加一门</a>}
        />
      </TestShell>
    </StoryPage>,
  );

const buttons = (container: Element) =>
  [...container.querySelectorAll('button')].filter(({ textContent }) => textContent === 'pay');

afterAll(() => page.viewport(1280, 800));

it.each([
  [1280, true],
  [360, false],
])('offers the action once, at %i px beside the sentence: %s', async (width, isBeside) => {
  await page.viewport(width, 800);
  const { container, getByRole } = await show(unpaid);
  const lead = getByRole('heading', { name: '2 门待缴费' }).element().closest('section');
  await expect.poll(() => buttons(container).map((button) => lead?.contains(button))).toEqual([isBeside]);
  await expect.element(getByRole('link', { name: '再加一门' })).toBeVisible();
});

it('says each line as a paragraph, and offers no action where nothing is to be done', async () => {
  const { container } = await show({ ...unpaid, action: null });
  expect([...container.querySelectorAll('section p')].map(({ textContent }) => textContent)).toEqual(
    unpaid.text,
  );
  expect(buttons(container)).toEqual([]);
});
