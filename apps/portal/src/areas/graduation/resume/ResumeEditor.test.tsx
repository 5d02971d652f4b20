// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResumeEditor, type ResumeEditorProps } from './ResumeEditor.tsx';
import { college, market, returnedResume, school, trade, unfinishedLine } from './resume.fixtures.ts';

type Props = Omit<ResumeEditorProps, 'onChange'> & { kept(lines: ResumeLine[]): void };

/** The page around the editor, which keeps what was typed. */
function Kept({ kept, ...props }: Props) {
  const [value, setValue] = useState(props.value);
  const change = (lines: ResumeLine[]) => {
    kept(lines);
    setValue(lines);
  };
  return (
    <LocaleProvider>
      <ResumeEditor {...props} value={value} onChange={change} />
    </LocaleProvider>
  );
}

/** Shows the editor; `kept` returns what the page has after the last change. */
async function show(props: Partial<Props> = {}) {
  const kept = vi.fn<(lines: ResumeLine[]) => void>();
  const screen = await render(
    <Kept value={returnedResume} now="2026-11" gapMonths={6} errors={{}} kept={kept} {...props} />,
  );
  return { screen, kept: () => kept.mock.lastCall?.[0] };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string) => page.getByRole('textbox', { name });
const rows = () =>
  page
    .getByRole('list', { name: '本人简历', exact: true })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('/apply/graduation a returned résumé', () => {
  it('has its gap as a form with the months filled in, and the other lines locked', async () => {
    await show({ fill: 'gap' });
    await expect.element(page.getByRole('group', { name: /^补上 2019年7月 至 2020年6月/ })).toBeVisible();
    expect(page.getByRole('img', { name: '已锁定' }).elements()).toHaveLength(4);
    expect(page.getByRole('combobox').elements()).toEqual([]);
    await expect.element(button(/^修改/)).not.toBeInTheDocument();
    await expect.element(button('添加一段')).not.toBeInTheDocument();
  });

  it('is whole once the gap is saved, and says so', async () => {
    const { kept } = await show({ fill: 'gap' });
    await page.getByRole('radio', { name: '备考' }).click({ force: true });
    await box('做了什么').fill('在家备考初级会计师');
    await box('证明人').fill('陈玉兰');
    await button('保存这一段').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('已填好，前后衔接，没有超过 6 个月的空白。');
    await expect.element(page.getByRole('status')).toHaveFocus();
    expect(kept()).toEqual([school, college, { ...unfinishedLine, witness: '陈玉兰' }, market, trade]);
    await button('修改 在家备考初级会计师').click();
    await expect.element(page.getByRole('radio', { name: '工作' })).toBeVisible();
    expect(page.getByRole('combobox').elements()).toEqual([]);
  });

  it('keeps every character of a form that is left open, and opens there again', async () => {
    const { kept, screen } = await show({ fill: 'gap' });
    await page.getByRole('radio', { name: '备考' }).click({ force: true });
    await box('做了什么').click();
    await userEvent.keyboard('abc');
    await expect.element(box('做了什么')).toHaveFocus();
    await expect.element(box('做了什么')).toHaveValue('abc');
    expect(kept()?.[2]).toEqual({ ...unfinishedLine, place: 'abc' });
    await screen.unmount();
    await show({ fill: 'gap', value: kept() ?? [], submitted: returnedResume });
    await expect.element(box('做了什么')).toHaveValue('abc');
    expect(page.getByRole('img', { name: '已锁定' }).elements()).toHaveLength(4);
  });

  it('says at its fields what is missing, and leads to the first', async () => {
    await show({ fill: 'gap' });
    await button('保存这一段').click();
    await expect.element(box('单位')).toHaveAccessibleDescription(/请填写单位、学校或做了什么/);
    await expect.element(box('证明人')).toHaveAccessibleDescription(/请填写证明人/);
    await expect.element(box('单位')).toHaveFocus();
  });

  it('leaves lines that overlap open beside the gap: else nobody could mend them', async () => {
    const bookshop = { ...market, from: '2022-01', to: '2023-04', place: '江澜书店' };
    await show({ fill: 'gap', value: [school, college, market, bookshop, trade] });
    await expect.element(button('修改 江澜书店')).toBeVisible();
    await expect.element(button('修改 江澜惠民超市有限公司')).toBeVisible();
    expect(page.getByRole('img', { name: '已锁定' }).elements()).toHaveLength(3);
  });

  it('can be changed in every line where no gap was the reason', async () => {
    await show({
      fill: 'gap',
      value: [school, college, { ...unfinishedLine, witness: '陈玉兰' }, market, trade],
    });
    expect(page.getByRole('img', { name: '已锁定' }).elements()).toEqual([]);
    await expect.element(button('修改 江澜市第三中学')).toBeVisible();
  });
});

describe('/apply/graduation a résumé that is written', () => {
  it('begins with a line from high school on, and offers the months after it next', async () => {
    const { kept } = await show({ value: [] });
    await page.getByRole('combobox', { name: '开始年份' }).selectOptions('2013');
    await page.getByRole('combobox', { name: '开始月份' }).selectOptions('09');
    await page.getByRole('combobox', { name: '结束年份' }).selectOptions('2016');
    await page.getByRole('combobox', { name: '结束月份' }).selectOptions('06');
    await box('学校').fill('江澜市第三中学');
    await box('职务').fill('学生');
    await box('证明人').fill('高立群');
    await button('保存这一段').click();
    expect(kept()).toEqual([school]);
    await expect.element(page.getByRole('group', { name: /^补上 2016年7月 至今/ })).toBeVisible();
  });

  it('takes a line that goes on with 至今, and a month back out of it', async () => {
    const { kept } = await show({
      value: [school, college, { ...unfinishedLine, witness: '陈玉兰' }, market, trade],
    });
    await button('修改 江澜恒信商贸有限公司').click();
    const year = page.getByRole('combobox', { name: '结束年份' });
    await expect.element(year).toHaveValue('now');
    await year.selectOptions('2026');
    await page.getByRole('combobox', { name: '结束月份' }).selectOptions('10');
    expect(kept()?.[4]).toEqual({ ...trade, to: '2026-10' });
    await year.selectOptions('至今');
    expect(kept()?.[4]).toEqual(trade);
  });

  it('puts a saved line in the order of time, and a removed one leaves its gap', async () => {
    const { kept } = await show({ value: [school, college, market, trade] });
    await button('添加一段').click();
    await page.getByRole('combobox', { name: '开始年份' }).selectOptions('2019');
    await page.getByRole('combobox', { name: '开始月份' }).selectOptions('07');
    await page.getByRole('combobox', { name: '结束年份' }).selectOptions('2020');
    await page.getByRole('combobox', { name: '结束月份' }).selectOptions('06');
    await box('单位').fill('江澜书店');
    await box('证明人').fill('陈玉兰');
    await button('保存这一段').click();
    expect(kept()?.map(({ place }) => place)).toEqual([
      school.place,
      college.place,
      '江澜书店',
      market.place,
      trade.place,
    ]);
    await button('修改 江澜书店').click();
    await button('删去这一段').click();
    expect(kept()).toEqual(returnedResume);
    await expect.element(page.getByRole('status')).toHaveTextContent('还差：2019-07 至 2020-06 没有填写。');
  });

  it('says at once which line the months overlap with', async () => {
    await show({ value: [school, college, { ...unfinishedLine, witness: '陈玉兰' }, market, trade] });
    await button('修改 江澜惠民超市有限公司').click();
    await page.getByRole('combobox', { name: '结束年份' }).selectOptions('2024');
    await expect.element(page.getByText('与“江澜恒信商贸有限公司”的起止时间重叠，请核对')).toBeVisible();
  });

  it('says a gap and an overlap at once: the overlap at both lines, and calls nothing done before both are mended', async () => {
    const bookshop = { ...market, from: '2022-01', to: '2023-04', place: '江澜书店' };
    await show({ value: [school, college, market, bookshop, trade] });
    await expect.element(page.getByText('与“江澜书店”的起止时间重叠，请核对')).toBeVisible();
    await expect.element(page.getByText('与“江澜惠民超市有限公司”的起止时间重叠，请核对')).toBeVisible();
    await expect.element(page.getByRole('group', { name: /^补上 2019年7月 至 2020年6月/ })).toBeVisible();
    await page.getByRole('radio', { name: '备考' }).click({ force: true });
    await box('做了什么').fill('在家备考初级会计师');
    await box('证明人').fill('陈玉兰');
    await button('保存这一段').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('还差：“江澜惠民超市有限公司”与“江澜书店”的起止时间重叠。');
  });

  it('names the months that saving a line leaves open', async () => {
    await show({ value: [school, college, market, trade] });
    await button('修改 江澜惠民超市有限公司').click();
    await expect.element(page.getByText('保存后还没有填的：2019-07 至 2020-06')).toBeVisible();
  });

  it('shows an error of the server at its field, and one of the whole below the list', async () => {
    await show({
      value: [school, { ...college, witness: '' }, market, trade],
      errors: { 'resume.1.witness': '请填写证明人', resume: '本人简历 2019-07 至 2020-06 未填写' },
    });
    await expect.element(box('证明人')).toHaveAccessibleDescription(/请填写证明人/);
    await expect.element(page.getByRole('alert')).toHaveTextContent('本人简历 2019-07 至 2020-06 未填写');
  });

  it('that is locked can only be read', async () => {
    await show({ locked: true });
    expect(page.getByRole('img', { name: '已锁定' }).elements()).toHaveLength(4);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(rows()[2]).toContain('空 12 个月：2019-07 至 2020-06');
  });
});
