import {
  deleteGraduationPlan,
  getGraduationPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import PlannerPage from './PlannerPage.tsx';
import {
  allPassed,
  beginner,
  certificate,
  defending,
  exempting,
  firstRegistered,
  graduated,
  graduationPlan,
  impossible,
  keptPlan,
  leaving,
  registered,
  thesisLeft,
  withKept,
} from './planner.fixtures.ts';

const student = 'student-2';
const show = (plan = graduationPlan, calls: Fixture[] = [], notify = vi.fn()) =>
  render(
    <StoryPage
      fixtures={[...calls, answers(getGraduationPlan, plan)]}
      path="/academic/exam/plan?view=planner"
      notify={notify}
    >
      <PlannerPage />
    </StoryPage>,
  );

type Screen = Awaited<ReturnType<typeof show>>;

const tile = (screen: Screen, name: string) =>
  screen.getByRole('button', { name: new RegExp(`挪动.*${name}|${name}.*挪动`) });
const answer = (screen: Screen) => screen.getByRole('heading', { name: /^照这样排/ });

/** A radio lies under the cover that makes its whole choice one target. */
const pick = (radio: ReturnType<Screen['getByRole']>) => radio.click({ force: true });

const clear = () => localStorage.clear();
beforeEach(async () => {
  clear();
  await page.viewport(1280, 900);
});
afterEach(clear);

describe('the board of 毕业倒推', () => {
  it('is operated by the keyboard: one stop, arrows to a course, Enter takes it up, arrows choose, Enter puts it down', async () => {
    const screen = await show();
    const first = tile(screen, '数据结构与算法');
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(tile(screen, '离散数学')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('radio', { name: '现在在这里' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const last = screen.getByRole('radio', { name: '放到最后' });
    await expect.element(last).toHaveFocus();
    await expect.element(last).toHaveAccessibleDescription(/2028年12月.*晚 6 个月.*笔试到 2028年1月才考完/);
    await expect.element(answer(screen)).toHaveTextContent('照这样排，最早 2028年6月毕业');
    await userEvent.keyboard('{Enter}');
    await expect.element(answer(screen)).toHaveTextContent('照这样排，最早 2028年12月毕业');
    await expect.element(screen.getByText(/^离散数学放到 2028年1月，毕业2028年12月/)).toHaveRole('status');
    await expect.element(tile(screen, '离散数学')).toHaveFocus();
    await expect
      .element(screen.getByRole('tab', { name: /我的排法/ }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('has its stop at the first course that can be moved, also when the first one is registered', async () => {
    const screen = await show(firstRegistered);
    await expect.element(screen.getByRole('grid').getByText('已报考').first()).toBeVisible();
    const stops = screen.getByRole('grid').element().querySelectorAll('[data-course][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  it('Escape leaves a course where it was, and the focus on it', async () => {
    const screen = await show();
    await expect.element(tile(screen, '离散数学')).toBeVisible();
    tile(screen, '离散数学').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('radio', { name: '现在在这里' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument();
    await expect.element(tile(screen, '离散数学')).toHaveFocus();
    await expect.element(screen.getByRole('tab', { name: /我的排法/ })).not.toBeInTheDocument();
  });

  it('says where a course cannot be put, and does not let it be put there', async () => {
    const screen = await show();
    await tile(screen, '互联网软件应用与开发').click();
    await expect.element(screen.getByRole('radio', { name: '1月不开考' }).first()).toBeDisabled();
  });

  it('a course that is registered stays: it is moved in 报考记录', async () => {
    const screen = await show(registered);
    await expect.element(screen.getByRole('grid').getByText('已报考')).toBeVisible();
    await expect.element(tile(screen, '离散数学')).not.toBeInTheDocument();
  });

  it('on a phone a course is moved in a sheet, whose button says where it goes', async () => {
    await page.viewport(360, 740);
    const screen = await show();
    await tile(screen, '离散数学').click();
    const sheet = screen.getByRole('dialog', { name: '挪动 离散数学' });
    await pick(sheet.getByRole('radio', { name: /^2027年10月/ }));
    await sheet.getByRole('button', { name: '放到 2027年10月' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect
      .element(tile(screen, '离散数学'))
      .toHaveAccessibleName(/周六下午.*离散数学.*现在在 2027年10月/);
    await expect.element(tile(screen, '离散数学')).toHaveFocus();
  });
});

describe('what the student arranges', () => {
  const arrange = async (screen: Screen) => {
    await tile(screen, '离散数学').click();
    await pick(screen.getByRole('radio', { name: '与操作系统对调' }));
    await screen.getByRole('button', { name: '放到这里' }).click();
    await expect.element(screen.getByRole('tab', { name: /我的排法/ })).toBeVisible();
  };

  it('is there again after the page was left, and gone once the automatic plan is taken back', async () => {
    const first = await show();
    await arrange(first);
    await first.unmount();
    const screen = await show();
    await expect
      .element(screen.getByRole('tab', { name: /我的排法/ }))
      .toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('button', { name: '恢复自动排法' }).click();
    await expect.element(screen.getByRole('tab', { name: /我的排法/ })).not.toBeInTheDocument();
    expect(localStorage.getItem(`graduation-plan ${student}`)).toBeNull();
  });

  it('gives way to what is registered, says so, and has a way and reasons that follow from it', async () => {
    const first = await show();
    await tile(first, '操作系统').click();
    await pick(first.getByRole('radio', { name: '与离散数学对调' }));
    await first.getByRole('button', { name: '放到这里' }).click();
    await expect.element(first.getByRole('tab', { name: /我的排法/ })).toBeVisible();
    await first.unmount();
    const screen = await show(registered);
    await expect.element(screen.getByRole('tab', { name: /我的排法/, selected: true })).toBeVisible();
    await expect.element(answer(screen)).toBeVisible();
    await expect.element(screen.getByText(/13180 原来放的考期和已报考的课程冲突/)).toBeVisible();
    await expect.element(screen.getByText(/^你把 13180/)).not.toBeInTheDocument();
  });

  it('is kept under a name; a refusal keeps the name, and says why', async () => {
    const screen = await show(graduationPlan, [
      refuses(saveGraduationPlan, 1050006, '最多保存 5 个排法，请先删除一个', {
        way: { kind: 'NONE', because: 'BESIDE' },
      }),
    ]);
    await arrange(screen);
    await screen.getByRole('button', { name: '保存这个排法' }).click();
    const dialog = screen.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: '名称' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('晚点考离散数学');
    await name.fill('');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(dialog.getByText('请给这个排法起个名字')).toBeVisible();
    await name.fill('先考操作系统');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('最多保存 5 个排法，请先删除一个');
    await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('先考操作系统');
    expect(localStorage.getItem(`graduation-plan ${student}`)).toContain('02324');
  });

  it('begins with a kept plan and is kept in its place, with its revision', async () => {
    const save = vi.fn(() => ({ ...keptPlan, revision: 3 }));
    const screen = await show(withKept, [answers(saveGraduationPlan, save)]);
    await screen.getByRole('tab', { name: /慢一点/ }).click();
    await tile(screen, '离散数学').click();
    await pick(screen.getByRole('radio', { name: /放到|对调/ }).first());
    await screen.getByRole('button', { name: '放到这里' }).click();
    await screen.getByRole('button', { name: '保存这个排法' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('radio', { name: '更新“慢一点”' })).toBeChecked();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(save.mock.calls.at(0)?.at(0)).toMatchObject({
      planId: keptPlan.planId,
      revision: 2,
      name: '慢一点',
    });
    await expect.element(screen.getByRole('tab', { name: /我的排法/ })).not.toBeInTheDocument();
  });

  it('a kept plan is removed at once, and the toast takes that back', async () => {
    const notify = vi.fn();
    const screen = await show(withKept, [answers(deleteGraduationPlan, {})], notify);
    await screen.getByRole('tab', { name: /慢一点/ }).click();
    await screen.getByRole('button', { name: '更多，慢一点' }).click();
    await screen.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(() => notify.mock.calls.length).toBe(1);
    expect(notify.mock.calls[0]?.[0]).toMatchObject({ text: '已删除“慢一点”。', action: { label: '撤销' } });
  });

  it('a kept plan gets another name, and is otherwise as it was', async () => {
    const save = vi.fn(() => ({ ...keptPlan, name: '每期两门', revision: 3 }));
    const screen = await show(withKept, [answers(saveGraduationPlan, save)]);
    await screen.getByRole('tab', { name: /慢一点/ }).click();
    await screen.getByRole('button', { name: '更多，慢一点' }).click();
    await screen.getByRole('menuitem', { name: '改名' }).click();
    const dialog = screen.getByRole('dialog', { name: '改名' });
    await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('慢一点');
    await dialog.getByRole('textbox', { name: '名称' }).fill('每期两门');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(save.mock.calls.at(0)?.at(0)).toMatchObject({
      planId: keptPlan.planId,
      revision: 2,
      name: '每期两门',
      wishes: keptPlan.wishes,
    });
  });

  it('a name with characters that nobody sees is refused at its field, before it is sent', async () => {
    const save = vi.fn(() => keptPlan);
    const screen = await show(graduationPlan, [answers(saveGraduationPlan, save)]);
    await arrange(screen);
    await screen.getByRole('button', { name: '保存这个排法' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '名称' }).fill('\u202E');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(dialog.getByText('名称里有看不见的字符，请删掉或者重新输入')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('is compared with the presets', async () => {
    const screen = await show();
    await arrange(screen);
    const row = screen.getByRole('table', { name: '几种排法' }).getByRole('row', { name: /每期最多 3 门/ });
    await expect.element(row).toHaveTextContent('2029年6月2029年12月2028年1月2、3、3、2');
    await row.getByRole('button', { name: '看这个：每期最多 3 门' }).click();
    await expect.element(answer(screen)).toHaveTextContent('照这样排，最早 2029年6月毕业');
  });
});

it('按这样报 puts the courses of the open period into its basket, on this device first', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: '按这样报 1月考期 2 门' }).click();
  const periodId = graduationPlan.facts.periods[0]?.periodId;
  expect(JSON.parse(localStorage.getItem(`exam-basket ${student} ${periodId}`) ?? '')).toEqual({
    codes: ['13003', '02324'],
    areaCode: '',
  });
});

it('导出 saves the shown plan for a calendar, and the toast names the file', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const notify = vi.fn();
  const screen = await show(graduationPlan, [], notify);
  await screen.getByRole('button', { name: '导出' }).click();
  await screen.getByRole('menuitem', { name: /日历（.ics）/ }).click();
  await expect.poll(() => saved).toEqual(['毕业倒推-2028年6月.ics']);
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    text: '已保存“毕业倒推-2028年6月.ics”，共 17 项，用手机或电脑的日历打开即可。',
  });
  click.mockRestore();
});

it('a plan that counts on an exemption says so with its month, and when it is applied for', async () => {
  const screen = await show(exempting);
  await screen.getByRole('tab', { name: /免掉高等数学/ }).click();
  await expect.element(answer(screen)).toHaveTextContent('照这样排，00023 免考通过的话，最早 2028年6月毕业');
  const row = screen.getByRole('grid').getByRole('row', { name: /^免考/ });
  await expect.element(row).toHaveTextContent('000232027年3月1日至3月10日申请');
});

it('a beginner is advised to register two courses, with what that costs, and may register as planned', async () => {
  const screen = await show(beginner);
  await expect.element(screen.getByRole('button', { name: '先报 1月考期 2 门' })).toBeVisible();
  await expect.element(screen.getByText(/第一次报考，建议先报 1、2 门：/)).toBeVisible();
  await screen.getByRole('button', { name: /按这样报 1月考期 [34] 门/ }).click();
  const stored = localStorage.getItem(`exam-basket ${student} ${graduationPlan.facts.periods[0]?.periodId}`);
  expect(JSON.parse(stored ?? '').codes.length).toBeGreaterThan(2);
});

it('says when fewer courses are no later', async () => {
  const screen = await show();
  await screen.getByRole('tab', { name: /每期最多 3 门/ }).click();
  await expect.element(screen.getByText('少报也不晚：1月不报，毕业时间不变。')).toBeVisible();
});

it('就这样换 leads back to the month at the top, for eyes and keyboard', async () => {
  const screen = await show();
  await screen.getByRole('tab', { name: /每期最多 3 门/ }).click();
  await screen.getByRole('button', { name: /^就这样换：不再限每期 3 门/ }).click();
  await expect.element(answer(screen)).toHaveFocus();
  await expect.element(answer(screen)).toHaveTextContent('2028年6月毕业');
  await expect.element(answer(screen)).toBeInViewport();
});

it('a plan that cannot work says which course stands in the way', async () => {
  const screen = await show(impossible);
  await expect.element(screen.getByRole('heading', { name: '照这样排不出毕业时间' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: '为什么排不出来' })).toHaveTextContent('04747');
});

it.each([
  ['nothing but the thesis is left', thesisLeft, /最早 2027年6月毕业/],
  ['everything is passed', allPassed, '课程和毕业设计都合格了'],
  ['the student is graduating', leaving, '正在办理毕业'],
  ['the student has graduated', graduated, '这个专业已经毕业'],
  ['the thesis is defended tomorrow', defending, '只差毕业论文，正在进行'],
  ['a certificate has no graduation', certificate, '证书考试没有毕业环节'],
])('says what there is to plan when %s', async (_, plan, words) => {
  const screen = await show(plan);
  await expect.element(screen.getByText(words).first()).toBeVisible();
});
