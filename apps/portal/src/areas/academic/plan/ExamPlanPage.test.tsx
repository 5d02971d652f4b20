import {
  checkExamApply,
  type ExamPlan,
  getExamPlan,
  submitExamApply,
} from '@qianwei/api/contract/academic/exam-plan';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, held, offline, refuses } from '../../../shared/client/story-client.tsx';
import type { ToastContent } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import { storeBasketDraft } from '../shared/basket-draft.ts';
import { rememberFill } from '../shared/basket-fill.ts';
import ExamPlanPage from './ExamPlanPage.tsx';
import {
  closedPlan,
  examPlan,
  keepsBasket,
  nothingLeftPlan,
  planWith,
  previewPlan,
  registeredPlan,
  registers,
} from './exam-plan.fixtures.ts';

const route = '/academic/exam/plan';
const shown = (fixtures: Fixture[], path = route, notify?: (toast: ToastContent) => void) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route={route} notify={notify}>
      <TestShell>
        <ExamPlanPage />
      </TestShell>
    </StoryPage>,
  );
const show = (plan: ExamPlan, ...more: Fixture[]) =>
  shown([answers(getExamPlan, plan), ...more, keepsBasket, registers]);

const calm = planWith({ basket: ['13003', '02324'] });
const key = `exam-basket student-2 ${examPlan.periodId}`;
const clear = () => localStorage.removeItem(key);

beforeEach(clear);
afterEach(clear);

describe('考试计划', () => {
  it('resolves a clash in place: what stays decides what the button does, and what follows is said', async () => {
    const submit = vi.fn((payload: { courseCodes: string[] }) => ({
      applyIds: payload.courseCodes,
      status: 'APPLIED' as const,
      payDeadline: null,
      ...proofOf('BK1'),
      fee: 0,
    }));
    const screen = await show(examPlan, answers(submitExamApply, submit));
    await expect.element(screen.getByRole('button', { name: '保留 02324 并提交报考' })).toBeVisible();
    await expect
      .element(screen.getByText('2026年10月缺考，课程已学 48%，还剩 3 个名额。操作系统改报 2027年4月。'))
      .toBeVisible();
    screen.getByRole('radio', { name: '保留 02324 离散数学' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.getByRole('button', { name: '保留 13180 并提交报考' }).click();
    await expect.element(screen.getByRole('region', { name: '报考回执' })).toBeVisible();
    expect(submit.mock.calls.at(0)?.at(0)).toMatchObject({
      periodId: examPlan.periodId,
      courseCodes: ['13003', '13180'],
      siteArea: '9801',
    });
  });

  it('/academic/exam/plan ✓ a chosen course stands in the way of the others of its half-day, which say when else, and can take its place', async () => {
    const screen = await show(calm);
    const table = screen.getByRole('table', { name: '本期开考' });
    const row = table.getByRole('row', { name: /操作系统/ });
    await expect.element(row).toHaveTextContent('与已选 02324 同场可在 2027年4月报考。');
    await row.getByRole('button', { name: '换成这门：操作系统' }).click();
    await expect.element(row).toHaveTextContent('已入篮');
    await expect.element(table.getByRole('row', { name: /离散数学/ })).toHaveTextContent('与已选 13180 同场');
  });

  it('goes by keyboard alone from the plan to the receipt, and never loses the focus', async () => {
    const screen = await show(planWith({ basket: [] }));
    const add = screen.getByRole('list', { name: '四个半天' }).getByRole('button', { name: /：离散数学$/ });
    await expect.element(add).toHaveTextContent('加入报考篮');
    add.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(add).toHaveTextContent('移出');
    expect(document.activeElement).toBe(add.element());
    const submit = screen.getByRole('button', { name: '提交报考 1 门' });
    for (let stops = 0; stops < 30 && document.activeElement !== submit.element(); stops += 1)
      await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('BK20261121-000342')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('报考回执');
    await expect.element(screen.getByRole('button', { name: '加入日历' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '查看报考记录' }))
      .toHaveAttribute('href', '/academic/apply/info');
    await expect.element(screen.getByText('已报考', { exact: true }).first()).toBeVisible();
  });

  it('the focus of a course that is taken out goes to the next one', async () => {
    const screen = await show(calm);
    const basket = screen.getByRole('region', { name: '报考篮' });
    const remove = basket.getByRole('button', { name: '移出：数据结构与算法' });
    await expect.element(remove).toBeVisible();
    remove.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('移出：离散数学');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toContain('还没有选课程');
  });

  it('a basket that cannot be sent stays on this device, and is there again at the next visit', async () => {
    const first = await show(calm, offline(checkExamApply));
    await first.getByRole('button', { name: '移出：数据结构与算法' }).first().click();
    await expect.element(first.getByText('报考篮已存本机，联网后会自动同步')).toBeVisible();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ codes: ['02324'] });
    await first.unmount();
    const sent = vi.fn(({ courseCodes }: { courseCodes: string[] }) => ({
      ok: true,
      courseCodes,
      fee: 0,
      conflicts: [],
      errors: [],
      whatIf: { graduateBatch: '2028年12月' },
    }));
    const second = await shown([answers(getExamPlan, calm), answers(checkExamApply, sent)]);
    await expect.element(second.getByRole('button', { name: '提交报考 1 门' })).toBeVisible();
    await expect.element(second.getByText('毕业最早 2028年12月。')).toBeVisible();
    expect(sent.mock.calls.at(0)?.at(0)).toMatchObject({
      courseCodes: ['02324'],
      siteArea: '9801',
      keep: true,
    });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('does not claim that nothing was submitted when the answer is lost on the way, and leads to where it can be seen', async () => {
    const screen = await shown([answers(getExamPlan, calm), offline(submitExamApply), keepsBasket]);
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('不知道有没有提交成功。');
    await expect
      .element(alert.getByRole('link', { name: '报考记录' }))
      .toHaveAttribute('href', '/academic/apply/info');
    await expect.element(screen.getByRole('region', { name: '报考篮' })).toHaveTextContent('数据结构与算法');
  });

  it('a submission whose answer was lost, and which the server has, shows its receipt and no doubt', async () => {
    const receiptNo = 'BK20261121-000342';
    const registration = { applyId: 'a1', status: 'APPLIED', payDeadline: null, receiptNo } as const;
    const own = { myStatus: 'APPLIED', registration } as const;
    const stored = planWith({ basket: [] }, {}, { '13003': own, '02324': own });
    const plan = vi.fn(() => stored).mockReturnValueOnce(calm);
    const receipt = answers(getReceipt, {
      ...proofOf(receiptNo),
      ...{ kind: 'EXAM_APPLY', holder: '周子墨 013224200002' },
      facts: [{ term: '课程', lines: ['13003 数据结构与算法，1月9日上午'] }],
    });
    const screen = await shown([answers(getExamPlan, plan), offline(submitExamApply), keepsBasket, receipt]);
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    const open = screen.getByRole('button', { name: `打开回执 ${receiptNo}` });
    await expect.element(open).toBeVisible();
    expect(screen.getByText('不知道有没有提交成功。').elements()).toEqual([]);
    await open.click();
    await expect.element(screen.getByRole('region', { name: '报考回执' })).toHaveTextContent('8F3A 61C2');
  });

  it('says that the period has closed meanwhile, with the basket still in sight', async () => {
    const plan = vi.fn(() => closedPlan).mockReturnValueOnce(calm);
    const closed = refuses(submitExamApply, 1050001, '报考未在开放时间内', {
      nextTime: null,
      way: { kind: 'PAGE', text: '看报考记录', path: '/academic/apply/info' },
    });
    const screen = await shown([answers(getExamPlan, plan), closed, keepsBasket]);
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('报考没有提交。报考未在开放时间内。');
    const submit = screen.getByRole('button', { name: /提交报考/ });
    await expect.element(submit).toHaveAccessibleDescription(/2027年1月考期的报考已于/);
    await expect.element(screen.getByRole('region', { name: '报考篮' })).toHaveTextContent('数据结构与算法');
  });

  it('names the course whose last seat is gone, with another area, and keeps the others', async () => {
    const noSeat = registeredPlan.courses.find(({ courseCode }) => courseCode === '02324');
    const full = planWith({ basket: ['13003', '02324'] }, {}, { '02324': { ...noSeat } });
    const plan = vi.fn(() => full).mockReturnValueOnce(calm);
    const taken = refuses(submitExamApply, 1050004, '02324 离散数学在江澜市已没有名额');
    const screen = await shown([answers(getExamPlan, plan), taken, keepsBasket]);
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('02324 离散数学在江澜市已没有名额');
    const basket = screen.getByRole('region', { name: '报考篮' });
    await expect.element(basket).toHaveTextContent('江澜市名额已满，不会提交。云泽市还有名额，可以换考区');
    await expect.element(screen.getByRole('button', { name: '提交报考 1 门' })).toBeVisible();
    await screen.getByRole('button', { name: /江澜市/ }).click();
    await screen.getByRole('option', { name: '云泽市' }).click();
    await expect.element(screen.getByRole('button', { name: '提交报考 2 门' })).toBeVisible();
  });

  it('/academic/exam/plan E2 refuses more courses than the period allows, with the reason, and counts what is registered', async () => {
    const screen = await show({ ...calm, maxCourse: 1 });
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    await expect.element(screen.getByText('本考期最多报考 1 门，先移出 1 门。')).toBeVisible();
    const registered = await show(registeredPlan);
    await expect.element(registered.getByText('待缴费').first()).toBeVisible();
    await expect
      .element(registered.getByRole('link', { name: '报考记录', exact: true }))
      .toHaveAttribute('href', '/academic/apply/info');
  });

  it('finds a course by its old code, and says when one is examined that is not in the period', async () => {
    const screen = await show(calm);
    const search = screen.getByRole('searchbox', { name: '找课程' });
    await search.fill('02326');
    await expect.element(screen.getByText('旧代码 02326 现为 13180 操作系统。')).toBeVisible();
    const table = screen.getByRole('table', { name: '本期开考' });
    await expect.poll(() => table.getByRole('row').elements().length).toBe(2);
    await search.fill('2326');
    await expect.element(screen.getByText('旧代码 02326 现为 13180 操作系统。')).toBeVisible();
    await expect.poll(() => table.getByRole('row').elements().length).toBe(2);
    await search.fill('13015');
    await expect
      .element(screen.getByText('13015 计算机系统原理本期不开考，预计 2027年4月开考。'))
      .toBeVisible();
    await search.fill('');
    await screen.getByText('仅看可报').click();
    await expect.element(table.getByText('高级语言程序设计', { exact: true })).not.toBeInTheDocument();
    await expect.element(table.getByText('离散数学', { exact: true })).toBeVisible();
  });

  it('fits its table into the page on a desk', async () => {
    await page.viewport(1280, 800);
    // As wide as the frame leaves it at 1280 px.
    const screen = await render(
      <StoryPage
        fixtures={[answers(getExamPlan, planWith({ basket: [] })), keepsBasket]}
        route={route}
        path={route}
      >
        <div style={{ width: 952 }}>
          <ExamPlanPage />
        </div>
      </StoryPage>,
    );
    const table = screen.getByRole('table', { name: '本期开考' });
    await expect.element(table.getByRole('button', { name: /^加入报考篮/ }).first()).toBeVisible();
    const box = table.element().parentElement;
    expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  });

  it('keeps the period in the address; one without a timetable says when it comes', async () => {
    const plan = answers(getExamPlan, ({ periodId }) =>
      periodId === previewPlan.periodId ? previewPlan : calm,
    );
    const april = held(plan);
    const screen = await shown([plan, keepsBasket]);
    await screen.getByRole('tab', { name: /2027年4月/ }).click();
    await expect.element(screen.getByText('课表将于 2026年11月30日公布', { exact: false })).toBeVisible();
    const linked = await shown([april, keepsBasket], `${route}?periodId=${previewPlan.periodId}`);
    april.let();
    await expect.element(linked.getByRole('tab', { selected: true })).toHaveTextContent('2027年4月');
  });

  it('exports the own exams for a calendar, and the whole timetable as a workbook of the server (API-13)', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const asked = vi.fn();
    const workbook: Fixture = {
      path: getExamPlan.path,
      reply: (payload) => {
        if (!(payload as { export?: boolean }).export) return answers(getExamPlan, calm).reply(payload);
        asked(payload);
        const name = encodeURIComponent('考试课表_2027年1月考期.xlsx');
        const headers = {
          'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
        };
        return new Response(new Blob(['x']), { headers });
      },
    };
    const notify = vi.fn();
    const screen = await shown([workbook, keepsBasket], route, notify);
    const menu = screen.getByRole('button', { name: '导出课表' });
    await menu.click();
    await screen.getByRole('menuitem', { name: /日历（.ics）.*已报和已选 2 门/ }).click();
    await expect.poll(() => saved).toEqual(['考试课表-2027年1月考期.ics']);
    expect(notify.mock.calls[0]?.[0]).toMatchObject({
      text: '已保存“考试课表-2027年1月考期.ics”，共 2 项，用手机或电脑的日历打开即可。',
    });
    await menu.click();
    await screen.getByRole('menuitem', { name: /表格（.xlsx）/ }).click();
    await expect.poll(() => saved.at(-1)).toBe('考试课表_2027年1月考期.xlsx');
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ periodId: examPlan.periodId, export: true }),
    );
    click.mockRestore();
  });

  it('a basket that 毕业倒推 has filled says what it took out, and one press brings it back', async () => {
    const sent = vi.fn(({ courseCodes }: { courseCodes: string[] }) => ({
      ok: true,
      courseCodes,
      fee: 0,
      conflicts: [],
      errors: [],
      whatIf: { graduateBatch: '2028年6月' },
    }));
    const periodId = examPlan.periodId ?? '';
    const filled = { codes: ['13180'], areaCode: '' };
    storeBasketDraft('student-2', periodId, filled);
    rememberFill({ student: 'student-2', periodId, filled, before: null });
    const notify = vi.fn();
    const screen = await shown([answers(getExamPlan, calm), answers(checkExamApply, sent)], route, notify);
    await expect.element(screen.getByRole('button', { name: '提交报考 1 门' })).toBeVisible();
    expect(notify).toHaveBeenCalledOnce();
    const toast: ToastContent = notify.mock.calls[0]?.[0];
    expect(toast.text).toBe('报考篮已换成倒推排的 1 门，原来的 13003、02324 移出了。核对后提交报考。');
    toast.action?.onPress();
    await expect.element(screen.getByRole('button', { name: '提交报考 2 门' })).toBeVisible();
    await expect.poll(() => sent.mock.calls.at(-1)?.[0].courseCodes).toEqual(['13003', '02324']);
    await expect.poll(() => localStorage.getItem(key)).toBeNull();
  });

  it('whoever has no exam left reads one sentence and the next step; dates and half-days are folded', async () => {
    const screen = await show(nothingLeftPlan);
    await expect.element(screen.getByText('没有还要考的笔试，2027年1月考期不用报考')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '看下一步' }))
      .toHaveAttribute('href', '/home/index');
    await expect.element(screen.getByText(/离截止还有/).first()).not.toBeVisible();
    await expect.element(screen.getByRole('button', { name: /报考篮|提交报考/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '2027年1月考期的日程和课表' }).click();
    await expect.element(screen.getByRole('list', { name: '四个半天' })).toBeVisible();
  });

  it('on a phone the dock opens the basket, and the receipt is on the page', async () => {
    await page.viewport(360, 740);
    const screen = await show(calm);
    await screen.getByRole('button', { name: '提交报考 2 门' }).click();
    const sheet = screen.getByRole('dialog', { name: '报考篮' });
    await sheet.getByRole('button', { name: '提交报考 2 门' }).click();
    await expect.element(screen.getByText('BK20261121-000342')).toBeVisible();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain('报考回执');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });
});
