import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConditionList } from './ConditionList.tsx';
import type { Condition } from './condition.ts';

const conditions: Condition[] = [
  { id: 'level', name: '本科层次', state: 'met', value: '专升本' },
  {
    id: 'average',
    name: '学位均分不低于 70 分',
    state: 'unmet',
    value: '平均 69.6 分',
    ways: [{ text: '申请成绩复核，11月25日截止', href: '#review' }],
    source: { title: '学位授予细则第四条', href: '#rule', date: '2025-03-12' },
    gauge: { kind: 'line', value: 69.6, need: 70, from: 60, needText: '需 70', gap: '差 0.4 分' },
  },
  { id: 'half', name: '毕业证签发后 6 个月内', state: 'pending', value: '毕业后起算' },
];

describe('ConditionList', () => {
  it('lists unmet conditions first, with the student’s value, the ways to meet them and their rule', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<ConditionList ref={ref} conditions={conditions} note="更新于 20:14" />);
    expect(
      screen
        .getByRole('heading')
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['为什么不行', '未满足 学位均分不低于 70 分', '已经满足']);
    await expect.element(screen.getByText('平均 69.6 分')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '申请成绩复核，11月25日截止' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '学位授予细则第四条' })).toBeVisible();
    await expect.element(screen.getByText('2025-03-12')).toBeVisible();
    expect(ref.current).toBe(screen.container.firstElementChild);
  });

  it('folds what is met to one line each, what cannot be judged yet after it, and counts only what is met', async () => {
    const screen = await render(<ConditionList conditions={conditions} />);
    const settled = screen.getByRole('list').last().getByRole('listitem').elements();
    expect(settled.map((line) => line.textContent)).toEqual([
      '本科层次 已满足专升本',
      '毕业证签发后 6 个月内 尚未起算毕业后起算',
    ]);
    await expect.element(screen.getByText('1 项')).toBeVisible();
  });

  it('draws the student’s value short of the line, and says the same in words', async () => {
    const screen = await render(
      <div style={{ width: 800 }}>
        <ConditionList conditions={conditions} />
      </div>,
    );
    await expect.element(screen.getByText('69.6', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('差 0.4 分')).toBeVisible();
    const [bar, line] = [...screen.getByText('差 0.4 分').element().previousElementSibling!.children].map(
      (stroke) => stroke.getBoundingClientRect(),
    );
    expect(bar!.right).toBeLessThan(line!.left);
    expect(line!.left - bar!.right).toBeLessThan(16);
  });

  it('leaves out the part that has nothing in it', async () => {
    const screen = await render(<ConditionList conditions={conditions.slice(0, 1)} headingLevel={3} />);
    await expect.element(screen.getByRole('heading', { name: '为什么不行' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 3, name: '已经满足' })).toBeVisible();
    await screen.rerender(<ConditionList conditions={[]} />);
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
  });
});
