import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import DegreeGap from './DegreeGap.tsx';
import { graduationPlan } from './planner.fixtures.ts';

type Degree = NonNullable<GraduationPlan['degree']>;

const { degree, bases } = graduationPlan;

const show = (change: Partial<Degree> = {}) =>
  render(<DegreeGap thesis="毕业设计" degree={{ ...degree!, ...change }} basis={bases.degree} />);

describe('学位还差多远', () => {
  it('周子墨 has four scores of 275 points and 17 to come', () => {
    expect(degree).toMatchObject({ need: 70, sum: 275, done: 4, rest: 17, thesisCounted: false });
  });

  it('begins with the first whole mean that is enough, and says when a lower one is not', async () => {
    const screen = await show();
    const field = screen.getByRole('textbox', { name: '我估计其余 17 项平均' });
    await expect.element(field).toHaveValue('71');
    await expect.element(screen.getByText('够了，最少要 70.3')).toBeVisible();
    await screen.getByRole('button', { name: '减少 我估计其余 17 项平均' }).click();
    await expect.element(screen.getByText('还不够，最少要 70.3')).toBeVisible();
    await field.fill('72');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('img', { name: '现在 68.8，预计 71.4，需 70' })).toBeVisible();
    await expect
      .element(screen.getByText(/\(275 ＋ 72 × 17\) ÷ 21 ＝ 71\.38…，保留一位小数为 71\.4。/))
      .toBeVisible();
  });

  it('says what is needed whatever is typed: nothing, or more than a score can be', async () => {
    const screen = await show();
    const field = screen.getByRole('textbox', { name: '我估计其余 17 项平均' });
    for (const typed of ['', '101']) {
      await field.fill(typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByText('最少要 70.3', { exact: true })).toBeVisible();
      await expect.element(screen.getByRole('img', { name: '现在 68.8，需 70' })).toBeVisible();
    }
    await expect.element(screen.getByText('不能大于 100，请重新填写')).toBeVisible();
  });

  it('says what a good and a medium thesis leave to the rest, until the thesis is counted', async () => {
    const screen = await show();
    const item = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect.element(item('毕业设计拿到良好，其余只要平均')).toHaveTextContent('69.4 分');
    await expect.element(item('毕业设计拿到中等，其余要平均')).toHaveTextContent('70.0 分');
    await screen.unmount();

    const counted = await show({ thesisCounted: true });
    expect(counted.getByRole('listitem').elements()).toHaveLength(0);
  });

  it.each<[string, Partial<Degree>]>([
    ['成绩都出齐了，学位均分 72.4，达到 70。', { sum: 1086, done: 15, rest: 0 }],
    ['成绩都出齐了，学位均分 69.6，没有达到 70，合计还差 6 分。', { sum: 1044, done: 15, rest: 0 }],
    ['其余都拿最高分，学位均分也只到 67.1，达不到 70。', { sum: 610, done: 10, rest: 2 }],
    ['只剩毕业设计，要拿到优秀才够。', { sum: 960, done: 14, rest: 1 }],
  ])('has no field where an estimate changes nothing: %s', async (words, change) => {
    const screen = await show(change);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  });

  it('says that passing is enough', async () => {
    const screen = await show({ sum: 800, done: 10, rest: 10 });
    await expect.element(screen.getByText('够了，其余每项合格（60 分）就行')).toBeVisible();
  });

  it('leads to the foreign language of the degree while it is missing', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: '看学位外语报名' }))
      .toHaveAttribute('href', '/englishSignUp');
    await expect.element(screen.getByRole('img', { name: '注意' })).toBeVisible();
    await screen.unmount();

    const met = await show({ english: { ok: true, text: '学位英语 66 分，合格。', path: null } });
    await expect.element(met.getByRole('img', { name: '已满足' })).toBeVisible();
    expect(met.getByRole('link', { name: '看学位外语报名' }).elements()).toHaveLength(0);
  });
});
