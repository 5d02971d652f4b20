import { type Relative, relative } from '@qianwei/api/contract/graduation/graduation-document';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RelativesEditor, type RelativesEditorProps } from './RelativesEditor.tsx';

const father: Relative = { relation: '父亲', name: '吴建国', work: '江澜市公交总公司，驾驶员' };

type Props = Omit<RelativesEditorProps, 'onChange'> & { kept(list: Relative[]): void };

/** The page around the editor, which keeps what was typed. */
function Kept({ kept, ...props }: Props) {
  const [value, setValue] = useState(props.value);
  const change = (list: Relative[]) => {
    kept(list);
    setValue(list);
  };
  return (
    <LocaleProvider>
      <RelativesEditor {...props} value={value} onChange={change} />
    </LocaleProvider>
  );
}

/** Shows the editor; returns what the page has after the last change. */
async function show(props: Partial<Props> = {}) {
  const kept = vi.fn<(list: Relative[]) => void>();
  await render(
    <Kept label="家庭主要成员" name="family" value={[father]} errors={{}} kept={kept} {...props} />,
  );
  return () => kept.mock.lastCall?.[0];
}

const add = () => page.getByRole('button', { name: '添加一人' });

it('/apply/graduation a person is added, filled in and removed; the focus stays in the list', async () => {
  const kept = await show();
  await add().click();
  const second = page.getByRole('group', { name: '家庭主要成员，第 2 人' });
  await expect.element(second.getByRole('textbox', { name: '与本人关系' })).toHaveFocus();
  await second.getByRole('textbox', { name: '与本人关系' }).fill('母亲');
  await second.getByRole('textbox', { name: '姓名' }).fill('陈玉兰');
  expect(kept()).toEqual([father, { relation: '母亲', name: '陈玉兰', work: '' }]);
  await page.getByRole('button', { name: '删去第 1 人' }).click();
  expect(kept()).toEqual([{ relation: '母亲', name: '陈玉兰', work: '' }]);
  await expect.element(add()).toHaveFocus();
});

it('/apply/graduation errors stand at the person’s field, and of the whole below the list', async () => {
  await show({
    value: [father, { relation: '', name: '', work: '' }],
    errors: { 'family.1.relation': '请填写与本人的关系', family: '请填写家庭主要成员，至少一人' },
  });
  const relations = page.getByRole('textbox', { name: '与本人关系' });
  await expect.element(relations.nth(1)).toHaveAccessibleDescription(/请填写与本人的关系/);
  await expect
    .element(page.getByRole('group', { name: '家庭主要成员', exact: true }))
    .toHaveAccessibleDescription(/至少一人/);
});

it('/apply/graduation takes no more people and no longer names than the form keeps', async () => {
  await show({ value: Array.from({ length: 10 }, () => father) });
  await expect.element(add()).not.toBeInTheDocument();
  for (const box of page.getByRole('textbox', { name: '姓名' }).elements())
    expect((box as HTMLInputElement).maxLength).toBe(20);
  expect(Object.keys(relative.entries)).toEqual(['relation', 'name', 'work']);
});
