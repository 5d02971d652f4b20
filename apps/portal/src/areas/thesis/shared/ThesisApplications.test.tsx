import { errorCode } from '@qianwei/api/contract/envelope';
import {
  applyThesisChange,
  applyThesisDelay,
  cancelThesisApplication,
} from '@qianwei/api/contract/thesis/change';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, StoryApp } from '../../../shared/client/story-client.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import ChangeDrawer from './ChangeDrawer.tsx';
import DelayDrawer from './DelayDrawer.tsx';
import { ThesisApplications } from './ThesisApplications.tsx';
import { wangsApplications, wangsThesis } from './talk.fixtures.ts';

const reason = '企业不再提供成本数据，原题目无法继续，申请更换。';
const show = (fixtures: Fixture[], children: React.ReactNode) =>
  render(<StoryApp fixtures={fixtures}>{children}</StoryApp>);
const closed = { isOpen: true, onClose: () => {} };

it('a change is sent with its kind and reason, and shows its receipt', async () => {
  const ask = vi.fn(() => ({
    ...{ changeId: 'c1', status: 'PENDING' as const },
    ...proofOf('LB20261121-000007'),
  }));
  const screen = await show(
    [answers(applyThesisChange, ask)],
    <ChangeDrawer {...closed} thesis={wangsThesis} changeType="TOPIC" />,
  );
  await expect.element(screen.getByText(/诚信承诺书须重新签署/)).toBeVisible();
  await screen.getByRole('textbox', { name: '原因' }).fill('太短');
  await screen.getByRole('button', { name: '提交申请' }).click();
  await expect.element(screen.getByText('请写明原因（不少于 20 字）')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: '原因' }).fill(reason);
  await screen.getByRole('button', { name: '提交申请' }).click();
  await expect.element(screen.getByText('LB20261121-000007')).toBeVisible();
  await expect.element(screen.getByText('换题，原题目《制造企业成本控制研究》')).toBeVisible();
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ studentPlanId: 'thesis-1', changeType: 'TOPIC', reason, fileIds: [] }),
  );
});

it('another teacher leaves title and letter as they are, and says so', async () => {
  const screen = await show([], <ChangeDrawer {...closed} thesis={wangsThesis} changeType="ADVISOR" />);
  await expect.element(screen.getByText('题目不变，已签署的诚信承诺书继续有效。')).toBeVisible();
});

it('a delay shows the deadline that would follow, and is sent with its stage', async () => {
  const ask = vi.fn(() => ({
    ...{ delayId: 'd1', status: 'PENDING' as const },
    ...proofOf('LY20261121-000012'),
  }));
  const screen = await show(
    [answers(applyThesisDelay, ask)],
    <DelayDrawer {...closed} thesis={wangsThesis} />,
  );
  await expect.element(screen.getByText('批准后截止到 2026年12月10日（周四）24:00。')).toBeVisible();
  await screen.getByRole('button', { name: '增加' }).click();
  await expect.element(screen.getByText('批准后截止到 2026年12月11日（周五）24:00。')).toBeVisible();
  await screen.getByRole('textbox', { name: '原因' }).fill(reason);
  await screen.getByRole('button', { name: '提交申请' }).click();
  await expect.element(screen.getByText('LY20261121-000012')).toBeVisible();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ stage: 'REPORT', days: 4, reason }));
});

it('of an overdue stage the next day is the least that is granted', async () => {
  const overdue = [{ stage: 'REVISION' as const, deadline: '2026-11-11 00:00:00' as const }];
  const screen = await show([], <DelayDrawer {...closed} thesis={{ ...wangsThesis, delayable: overdue }} />);
  await expect.element(screen.getByText('批准后截止到 2026年11月22日（周日）24:00。')).toBeVisible();
  await expect.element(screen.getByText(/修改稿已于/)).toBeVisible();
});

it('FORM-3: a refused delay keeps what was typed', async () => {
  const refused = refuses(
    applyThesisDelay,
    errorCode.stateForbids,
    '“开题报告”延期申请正在审核，请等待结果',
    { nextTime: null, way: { kind: 'NONE', because: 'BESIDE' } },
  );
  const screen = await show([refused], <DelayDrawer {...closed} thesis={wangsThesis} />);
  await screen.getByRole('textbox', { name: '原因' }).fill(reason);
  await screen.getByRole('button', { name: '提交申请' }).click();
  await expect.element(screen.getByText(/延期申请正在审核/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '原因' })).toHaveValue(reason);
});

it('FORM-3: what was written for a change is there again after the page was left, and gone once it was sent', async () => {
  const thesis = { ...wangsThesis, studentPlanId: crypto.randomUUID() };
  const ask = vi.fn(() => ({
    ...{ changeId: 'c2', status: 'PENDING' as const },
    ...proofOf('LB20261121-000008'),
  }));
  const drawer = (changeType: 'TOPIC' | 'ADVISOR') =>
    show(
      [answers(applyThesisChange, ask)],
      <ChangeDrawer key={changeType} {...closed} thesis={thesis} changeType={changeType} />,
    );
  const first = await drawer('ADVISOR');
  await first.getByRole('textbox', { name: '原因' }).fill(reason);
  await first.unmount();
  const other = await drawer('TOPIC');
  await expect.element(other.getByRole('textbox', { name: '原因' })).toHaveValue('');
  await other.unmount();
  const second = await drawer('ADVISOR');
  await expect.element(second.getByRole('textbox', { name: '原因' })).toHaveValue(reason);
  await second.getByRole('button', { name: '提交申请' }).click();
  await expect.element(second.getByText('LB20261121-000008')).toBeVisible();
  await second.unmount();
  const third = await drawer('ADVISOR');
  await expect.element(third.getByText('关闭后填写的内容还在', { exact: false })).toBeVisible();
  await expect.element(third.getByRole('textbox', { name: '原因' })).toHaveValue('');
});

it('FORM-3: what was written for a delay is there again after the page was left, for the same stage', async () => {
  const delayable = [
    { stage: 'REVISION' as const, deadline: '2026-12-11 00:00:00' as const },
    { stage: 'AI_INFO' as const, deadline: '2026-12-14 00:00:00' as const },
  ];
  const thesis = { ...wangsThesis, delayable, studentPlanId: crypto.randomUUID() };
  const first = await show([], <DelayDrawer {...closed} thesis={thesis} />);
  await first.getByRole('radio', { name: /AI使用说明/ }).click({ force: true });
  await first.getByRole('button', { name: '增加' }).click();
  await first.getByRole('textbox', { name: '原因' }).fill(reason);
  await first.unmount();
  const second = await show([], <DelayDrawer {...closed} thesis={thesis} />);
  await expect.element(second.getByRole('textbox', { name: '原因' })).toHaveValue(reason);
  await expect.element(second.getByRole('radio', { name: /AI使用说明/ })).toBeChecked();
  await expect.element(second.getByText('批准后截止到 2026年12月17日（周四）24:00。')).toBeVisible();
});

it('an application that waits is taken back; one that was decided shows why', async () => {
  const ask = vi.fn(() => ({ status: 'CANCELLED' as const }));
  const thesis = { ...wangsThesis, applications: wangsApplications };
  const screen = await show([answers(cancelThesisApplication, ask)], <ThesisApplications thesis={thesis} />);
  await expect.element(screen.getByText('审核意见：请先与现在的导师商量，再写明商量的结果。')).toBeVisible();
  expect(screen.getByRole('button', { name: '换导师 撤回' }).query()).toBeNull();
  await screen.getByRole('button', { name: '开题报告延期 3 天 撤回' }).click();
  await screen.getByRole('button', { name: '撤回申请' }).click();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ studentPlanId: 'thesis-1', applicationId: 'a1', type: 'DELAY' }),
  );
  await screen.getByRole('button', { name: '换导师 看经过' }).click();
  await expect.element(screen.getByRole('dialog').getByText('LB20261118-000003')).toBeVisible();
});
