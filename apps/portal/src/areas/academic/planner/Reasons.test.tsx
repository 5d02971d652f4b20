import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { noWishes, planGraduation } from '@qianwei/studies';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { graduationPlan } from './planner.fixtures.ts';
import { Reasons } from './Reasons.tsx';

function show(change: Partial<PlannerWishes>, facts: PlannerFacts = graduationPlan.facts) {
  const onWish = vi.fn();
  const wishes = { ...noWishes, ...change };
  const plan = planGraduation(facts, wishes);
  const element = <Reasons {...{ facts, wishes, plan, onWish }} bases={graduationPlan.bases} />;
  return { screen: render(element), onWish };
}

describe('为什么不能更早', () => {
  it('reads every reason with where it is written, and no button where nothing helps', async () => {
    const screen = await show({}).screen;
    await expect.element(screen.getByRole('region', { name: '为什么不能更早' })).toBeVisible();
    const first = screen.getByRole('listitem').first();
    await expect.element(first).toHaveTextContent('周六上午、周六下午各剩 3 门，最少要 3 期');
    await expect
      .element(first.getByRole('link', { name: graduationPlan.bases.session.title }))
      .toHaveAttribute('href', graduationPlan.bases.session.path ?? '');
    await expect.element(screen.getByText(graduationPlan.bases.thesis.title)).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(5);
    expect(screen.getByRole('button').elements()).toHaveLength(0);
    await expect
      .element(screen.getByText('申请免考 00023、02324、13180 中的一门，毕业时间不变。'))
      .toBeVisible();
  });

  it('takes back a wish with its button, which says what comes of it', async () => {
    const { screen: rendered, onWish } = show({ maxPerPeriod: 3 });
    const screen = await rendered;
    await screen
      .getByRole('button', { name: '就这样换：不再限每期 3 门，早 12 个月，2028年6月毕业' })
      .click();
    expect(onWish).toHaveBeenCalledExactlyOnceWith(noWishes);
  });

  it('asks why there is no plan when there is none', async () => {
    const written = graduationPlan.facts.written.map((course) =>
      course.courseCode === '04747' ? { ...course, offers: [] } : course,
    );
    const screen = await show({}, { ...graduationPlan.facts, written }).screen;
    await expect.element(screen.getByRole('region', { name: '为什么排不出来' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: '04747 Java语言程序设计（一）不再开考' }))
      .toBeVisible();
  });
});
