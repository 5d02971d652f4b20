import { id } from '@qianwei/api/contract/fields';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSearch } from 'wouter';
import { field, flag, keyword, pageNumber } from '../address/address-codec.ts';
import { StoryPage } from '../page/StoryPage.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type FilterField, filterWords, useFilter } from './use-filter.ts';

const address = {
  period: field(id, undefined),
  passed: flag,
  keyword: keyword(4),
  page: pageNumber,
  ticket: field(id, undefined),
};
const fields: FilterField<keyof typeof address>[] = [
  { kind: 'choice', name: 'period', label: '考期', options: [{ id: 'p1', label: '2026年4月考期' }] },
  { kind: 'flag', name: 'passed', label: '仅看合格' },
  {
    kind: 'keyword',
    name: 'keyword',
    label: '课程名或代码',
    searched: '名称或代码',
    hint: '新旧代码都行',
    placeholder: '课程名',
    maxLength: 4,
  },
];

function List() {
  const filter = useFilter(address, fields);
  return (
    <FilterBar filter={filter} noun="成绩">
      <h2>全部成绩</h2>
      <output aria-label="筛选">{filterWords(filter)}</output>
      <output aria-label="查询">{useSearch()}</output>
      <output aria-label="值">{JSON.stringify(filter.values)}</output>
    </FilterBar>
  );
}

const show = (query: string) =>
  render(
    <StoryPage path={`/grades${query}`}>
      <List />
    </StoryPage>,
  );

afterAll(() => page.viewport(1280, 800));

it('reads the address: a name that is no option lets everything through, what is no field of it stays', async () => {
  const screen = await show('?period=p9&passed=1&keyword=离散&page=3&ticket=t1');
  await expect.element(screen.getByLabelText('筛选')).toHaveTextContent('仅看合格、名称或代码含“离散”');
  await expect
    .element(screen.getByLabelText('值'))
    .toHaveTextContent('{"passed":true,"keyword":"离散","page":3,"ticket":"t1"}');
});

it('has menus in a line on a desk; a change leads to the first page', async () => {
  await page.viewport(1280, 800);
  const screen = await show('?page=3&ticket=t1');
  await screen.getByRole('button', { name: '考期 全部' }).click();
  await screen.getByRole('menuitemradio', { name: '2026年4月考期' }).click();
  await expect.element(screen.getByLabelText('查询')).toHaveTextContent('ticket=t1&period=p1');
  await screen.getByRole('checkbox', { name: '仅看合格' }).click({ force: true });
  await screen.getByRole('searchbox', { name: '课程名或代码' }).fill('离散');
  await expect
    .element(screen.getByLabelText('筛选'))
    .toHaveTextContent('2026年4月考期、仅看合格、名称或代码含“离散”');
});

it('has a drawer on a phone, whose fields take effect together and are cleared together', async () => {
  await page.viewport(360, 740);
  const screen = await show('?page=3');
  await screen.getByRole('button', { name: '筛选' }).click();
  const drawer = screen.getByRole('dialog', { name: '筛选成绩' });
  await drawer.getByRole('checkbox', { name: '仅看合格' }).click({ force: true });
  await drawer.getByRole('searchbox', { name: '课程名或代码' }).fill(' 离散 ');
  expect(screen.getByLabelText('查询').element().textContent).toBe('page=3');
  await drawer.getByRole('button', { name: '查看成绩' }).click();
  await expect.element(screen.getByLabelText('筛选')).toHaveTextContent('仅看合格、名称或代码含“离散”');
  await screen.getByRole('button', { name: '筛选（已选 2 项）' }).click();
  await screen.getByRole('button', { name: '清除筛选' }).click();
  await expect.element(screen.getByLabelText('查询')).toHaveTextContent(/^$/);
});
