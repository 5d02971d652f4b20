import {
  cancelExemption,
  getCourseSetting,
  saveElective,
  submitExemption,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { reportStored } from '../../../shared/testing/report-stored.ts';
import CourseSettingPage from './CourseSettingPage.tsx';
import { courseSetting, formerSetting, graduateSetting, marchSetting } from './course-setting.fixtures.ts';

const show = (fixtures: Fixture[], setting = courseSetting, notify = vi.fn()) =>
  render(
    <StoryPage
      fixtures={[...fixtures, answers(getCourseSetting, setting)]}
      path="/academic/course/setting"
      notify={notify}
    >
      <CourseSettingPage />
    </StoryPage>,
  );

const chooseFile = (file: File) => {
  const files = new DataTransfer();
  files.items.add(file);
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('an elective', () => {
  it('is chosen by the keyboard, says what it comes to at once, and is sent', async () => {
    const save = vi.fn(() => ({ creditPlan: 76, minCredit: 73 }));
    const notify = vi.fn();
    const screen = await show([answers(saveElective, save)], courseSetting, notify);
    await expect.element(screen.getByRole('heading', { name: '选考二选一，还没有确认' })).toBeVisible();
    await expect.element(screen.getByText(/第一次报考其中一门时锁定/)).toBeVisible();
    const first = screen.getByRole('radio', { name: '04751 计算机网络安全 3 学分' });
    await expect.element(first).toHaveAccessibleDescription(/总学分正好 73，没有余量。.*周日下午开考/);
    first.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(screen.getByText(/你选的 13017 还没有确认；确认以后总学分 76，比毕业要求多 3/))
      .toBeVisible();
    await screen.getByRole('button', { name: '确认选 13017' }).click();
    await expect
      .poll(() => save.mock.calls.at(0)?.at(0))
      .toMatchObject({ group: '二选一', courseCode: '13017' });
    await expect
      .poll(() => notify.mock.calls.at(0)?.at(0))
      .toMatchObject({ type: 'success', text: '已选 13017，总学分 76，比毕业要求多 3。' });
  });

  it('that leaves the plan below the minimum is blocked with the reason, and a refusal says why', async () => {
    const [elective] = courseSetting.electives;
    const options =
      elective?.options.map((option) => ({ ...option, creditPlan: option.creditPlan - 3 })) ?? [];
    const short = { ...courseSetting, electives: [{ ...elective!, options }] };
    const reason = '13017 已报考，选考不能再改';
    const screen = await show([refuses(saveElective, 1050003, reason)], short);
    await screen.getByRole('button', { name: '确认选 04751' }).click();
    await expect.element(screen.getByText(/选择后总学分为 70，低于毕业要求 73/)).toBeVisible();
    screen.getByRole('radio', { name: /13017/ }).element().focus();
    await userEvent.keyboard(' ');
    await screen.getByRole('button', { name: '确认选 13017' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(`选考没有改变。${reason}`);
  });
});

describe('an exemption', () => {
  it('has an error at each field, keeps what was typed after a failure and when it is closed, and ends with a receipt', async () => {
    const submit = vi.fn(() => ({
      exemptionId: 'e1',
      status: 'PENDING' as const,
      ...proofOf('MK20261121-000009'),
      replyBefore: '2026-12-05 17:00:00' as const,
    }));
    let isOnline = false;
    const call = answers(submitExemption, submit);
    const failing = offline(submitExemption);
    const flaky: Fixture = {
      path: call.path,
      reply: (payload) => (isOnline ? call : failing).reply(payload),
    };
    const screen = await show([flaky, reportStored], marchSetting);
    await screen.getByRole('button', { name: '申请免考' }).click();
    const drawer = screen.getByRole('dialog', { name: '申请免考' });
    const send = drawer.getByRole('button', { name: '提交申请' });
    await send.click();
    for (const error of [
      '请选择要免考的课程',
      '请选择免考依据',
      '请填写证书编号',
      '请选择取得日期',
      '请上传证明材料',
    ])
      await expect.element(drawer.getByText(error)).toBeVisible();

    await drawer.getByRole('button', { name: /免考课程/ }).click();
    await expect
      .element(screen.getByRole('option', { name: /15040|14976|15043|13014/ }))
      .not.toBeInTheDocument();
    await screen.getByRole('option', { name: /00023 高等数学/ }).click();
    drawer.getByRole('radio', { name: '前置学历同名课程' }).element().focus();
    await userEvent.keyboard(' ');
    await drawer.getByRole('textbox', { name: '证书编号' }).fill('1098812019');
    await drawer.getByRole('spinbutton', { name: /年/ }).click();
    await userEvent.keyboard('20190630');
    chooseFile(new File(['x'], '成绩单.exe'));
    await expect.element(drawer.getByText('仅支持 PDF、JPG、PNG', { exact: false }).last()).toBeVisible();
    chooseFile(new File(['%PDF-1.7\n1 0 obj'], '报告.pdf', { type: 'application/pdf' }));
    await expect.element(drawer.getByText(/8F3A/)).toBeVisible();
    await send.click();
    await expect.element(drawer.getByRole('alert')).toHaveTextContent(/申请没有提交。.*内容和上传的文件还在/);

    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '继续填写免考申请' }).click();
    await expect.element(drawer.getByRole('textbox', { name: '证书编号' })).toHaveValue('1098812019');
    isOnline = true;
    await send.click();
    await expect.element(screen.getByText('MK20261121-000009')).toBeVisible();
    expect(submit.mock.calls.at(0)?.at(0)).toMatchObject({
      courseCode: '00023',
      basisType: 'DIPLOMA',
      certNo: '1098812019',
      obtainDate: '2019-06-30',
      fileIds: ['f9'],
      reason: '',
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '申请免考' })).toBeVisible();
  });

  it('that was returned says why, and begins again with what was handed in', async () => {
    const screen = await show([], marchSetting);
    await expect
      .element(screen.getByRole('heading', { level: 2, name: '00023 高等数学（工本）的免考被退回' }))
      .toBeVisible();
    await screen.getByRole('button', { name: '重新申请', exact: true }).click();
    const drawer = screen.getByRole('dialog', { name: '申请免考' });
    await expect.element(drawer.getByRole('textbox', { name: '证书编号' })).toHaveValue('109881201906001337');
    await expect.element(drawer.getByRole('radio', { name: '前置学历同名课程' })).toBeChecked();
  });

  it('is taken back after a question in its place', async () => {
    const cancel = vi.fn(() => ({}));
    const screen = await show([answers(cancelExemption, cancel)], marchSetting);
    const ask = screen.getByRole('button', { name: '离散数学 撤回' });
    await ask.click();
    const question = screen.getByRole('group', { name: '撤回 02324 离散数学的免考申请？' });
    await expect.element(question.getByRole('button', { name: '不撤回' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await ask.click();
    await question.getByRole('button', { name: '撤回申请' }).click();
    await expect.poll(() => cancel.mock.calls.at(0)?.at(0)).toMatchObject({ exemptionId: 'exemption-02324' });
  });

  it('can be pressed for while none is accepted, and says from when', async () => {
    const screen = await show([]);
    await screen.getByRole('button', { name: '申请免考' }).click();
    await expect
      .element(screen.getByText(/免考受理时间为 2027-03-01 至 03-10，离开始还有 100 天/).first())
      .toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

it('an old code without its zeros finds the present course, from the head by the keyboard alone', async () => {
  const screen = await show([]);
  const lookup = screen.getByRole('button', { name: '新旧对照' });
  await expect.element(lookup).toBeVisible();
  lookup.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('searchbox', { name: '旧代码或旧课名' })).toHaveFocus();
  await userEvent.keyboard('3708');
  await expect.element(screen.getByRole('heading', { name: '03708 就是现在的 15043' })).toBeVisible();
  await expect.element(screen.getByText(/2 学分变 3 学分。.*你已合格 78 分。/)).toBeVisible();
});

it('the version of the plan is changed after a question, and leaves a receipt', async () => {
  const change = vi.fn(() => ({ version: '2026-05', ...proofOf('BB20261121-000002') }));
  const screen = await show([answers(switchPlanVersion, change)], formerSetting);
  const section = screen.getByRole('region', { name: '计划版本' });
  await expect.element(section.getByText(/不再计入 2 门，共 7 学分/)).toBeVisible();
  await section.getByRole('button', { name: '改用 2026-05 版计划' }).click();
  const dialog = screen.getByRole('alertdialog', { name: /改后不能再改回来/ });
  await expect.element(dialog).toHaveTextContent(/已得学分从 20 变成 13，2 门课程的成绩不再计入/);
  await dialog.getByRole('button', { name: '改用 2026-05 版' }).click();
  await expect.element(section.getByText('BB20261121-000002')).toBeVisible();
  expect(change.mock.calls.at(0)?.at(0)).toMatchObject({ version: '2026-05' });
});

it('a graduate reads everything, with the reason why nothing can be changed; on a phone in parts that open', async () => {
  await page.viewport(360, 740);
  const screen = await show([], graduateSetting);
  await expect.element(screen.getByText(/已于 2026年6月30日 毕业/).first()).toBeVisible();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  const part = screen.getByRole('button', { name: /实践 11 学分，已得 11/ });
  await expect.element(part).toHaveAttribute('aria-expanded', 'false');
  await part.click();
  await expect.element(screen.getByText('软件工程（实践）02334，1 学分')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});
