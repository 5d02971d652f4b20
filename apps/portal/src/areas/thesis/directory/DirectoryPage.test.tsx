import { errorCode } from '@qianwei/api/contract/envelope';
import { applyThesisDelay } from '@qianwei/api/contract/thesis/change';
import {
  getThesisDirectory,
  type ThesisDirectory,
  withdrawThesisDoc,
} from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion } from '@qianwei/api/contract/thesis/document';
import { getThesisMessage } from '@qianwei/api/contract/thesis/message';
import { afterAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { wangsMessages } from '../shared/talk.fixtures.ts';
import DirectoryPage from './DirectoryPage.tsx';
import {
  bookedDesk,
  checkedDesk,
  filedDesk,
  overdueDesk,
  reportVersion,
  returnedDesk,
  submittedDesk,
} from './directory.fixtures.ts';

const show = (desk: ThesisDirectory, { query = '', more = [] }: { query?: string; more?: Fixture[] } = {}) =>
  render(
    <StoryPage
      fixtures={[
        answers(getThesisDirectory, desk),
        answers(getThesisVersion, reportVersion),
        answers(getThesisMessage, wangsMessages),
        ...more,
      ]}
      path={`/thesis/directory/${desk.studentPlanId}${query}`}
      route="/thesis/directory/:studentPlanId"
    >
      <DirectoryPage />
    </StoryPage>,
  );

afterAll(() => page.viewport(1280, 800));

it('/thesis/directory ✓ shows the return, its notes beside the text, and one button to mend it', async () => {
  const screen = await show(returnedDesk);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('制造企业成本控制研究');
  await expect
    .element(screen.getByRole('link', { name: '按批注修改' }))
    .toHaveAttribute('href', `/thesis/edit/${returnedDesk.studentPlanId}?docType=REPORT`);
  const notes = screen.getByRole('complementary', { name: '批注' });
  await expect.element(notes.getByText('已处理 0，待处理 4')).toBeVisible();
  await expect.element(notes.getByText('2 条“必须修改”处理完才能重新提交。')).toBeVisible();
  await expect.element(screen.getByText('本文拟以制造企业为研究对象').first()).toBeVisible();
});

it('/thesis/directory each stage is a link; a locked one names what opens it', async () => {
  const screen = await show(returnedDesk);
  await screen.getByRole('link', { name: /^定稿/ }).click();
  await expect
    .element(screen.getByText('该环节尚未开放，请先完成“修改稿”，完成“AI使用说明”。'))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^定稿/ })).toHaveAttribute('aria-current', 'step');
  await expect
    .element(screen.getByRole('link', { name: '看修改稿' }))
    .toHaveAttribute('href', expect.stringMatching(/\?stage=REVISION$/));
});

it('/thesis/directory E an overdue stage says since when, and leads to 申请延期', async () => {
  const screen = await show(overdueDesk);
  await expect
    .element(screen.getByRole('heading', { name: /^开题报告提交已于 .+ 截止，如需提交请申请延期$/ }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '申请延期', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('apply=DELAY'));
});

it('/thesis/directory A 撤回 asks first, and sends the document', async () => {
  const withdraw = vi.fn(() => ({ status: 'TODO' as const }));
  const screen = await show(submittedDesk, { more: [answers(withdrawThesisDoc, withdraw)] });
  await screen.getByRole('button', { name: '撤回开题报告' }).click();
  const question = screen.getByRole('group', { name: '撤回开题报告？' });
  await expect.element(question.getByRole('button', { name: '不撤回' })).toHaveFocus();
  await question.getByRole('button', { name: '撤回开题报告' }).click();
  await expect.poll(() => withdraw).toHaveBeenCalledOnce();
  expect(withdraw.mock.calls.at(0)?.at(0)).toMatchObject({
    studentPlanId: submittedDesk.studentPlanId,
    docType: 'REPORT',
  });
});

it('/thesis/directory A 撤回 that is refused says why, and what was handed in stays', async () => {
  const reason = '老师已于 今天 20:10 查看“开题报告”，不能撤回，请等待审核结果';
  const screen = await show(submittedDesk, {
    more: [refuses(withdrawThesisDoc, errorCode.stateForbids, reason)],
  });
  await screen.getByRole('button', { name: '撤回开题报告' }).click();
  const question = screen.getByRole('group', { name: '撤回开题报告？' });
  await question.getByRole('button', { name: '撤回开题报告' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(reason);
});

it('/thesis/directory 换题 that is refused says why, with the way on; closed, the address is that of the desk', async () => {
  const reason = '换题应当在提交开题报告以前申请，开题报告已经提交过';
  const refused = { reason, nextTime: null, way: { kind: 'OFFICE' as const } };
  const desk = { ...returnedDesk, obstacles: { ...returnedDesk.obstacles, TOPIC: refused } };
  const screen = await show(desk, { query: '?apply=TOPIC' });
  await expect
    .element(screen.getByText('申请换导师'))
    .toHaveAttribute('href', expect.stringContaining('apply=ADVISOR'));
  await expect.element(screen.getByText('申请换题', { exact: true })).toHaveRole('heading');
  const drawer = screen.getByRole('dialog', { name: '申请换题' });
  await expect.element(drawer.getByText(reason)).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: /^联系自考办/ })).toBeVisible();
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: /^定稿/ }))
    .toHaveAttribute('href', expect.not.stringContaining('apply='));
});

it('/thesis/directory the address opens 申请延期, and the receipt stays when the desk has the application', async () => {
  let desk = returnedDesk;
  const apply = () => {
    const waits = { reason: '延期申请正在审核，请等待结果', nextTime: null };
    const obstacle = { ...waits, way: { kind: 'NONE' as const, because: 'BESIDE' as const } };
    desk = { ...desk, delayable: [], obstacles: { ...desk.obstacles, DELAY: obstacle } };
    return { delayId: 'd1', status: 'PENDING' as const, ...proofOf('LY20261121-000007') };
  };
  const screen = await show(returnedDesk, {
    query: '?apply=DELAY',
    more: [answers(getThesisDirectory, () => desk), answers(applyThesisDelay, apply)],
  });
  const form = screen.getByRole('dialog', { name: '申请延期' });
  await form
    .getByRole('textbox', { name: '原因' })
    .fill('企业年末盘点，成本数据要到下周才能取得，申请推迟三天。');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: '已申请延期' }))
    .toHaveTextContent('LY20261121-000007');
});

it('/thesis/directory 回复老师 leads to the field for a message, which has the focus', async () => {
  const screen = await show(returnedDesk, { query: '?apply=MESSAGE' });
  await expect.element(screen.getByRole('textbox', { name: '留言' })).toHaveFocus();
});

it('/thesis/directory of a very long log says that the last 200 actions are shown', async () => {
  const [entry] = returnedDesk.logs;
  if (entry === undefined) throw new Error('No log');
  const screen = await show({ ...returnedDesk, logs: Array.from({ length: 200 }, () => entry) });
  await screen.getByRole('button', { name: '全部 200 条' }).click();
  await expect.element(screen.getByText('只显示最近 200 条。')).toBeVisible();
});

it('/thesis/directory a text is shown in part, and 看全文 shows all of it', async () => {
  const screen = await show(returnedDesk);
  const paper = screen.getByRole('region', { name: '开题报告 第 1 稿' });
  await expect.element(paper.getByText('六、重点难点与创新　略')).toBeVisible();
  await paper.getByRole('button', { name: '看全文（1955 字）' }).click();
  await expect.element(paper.getByRole('heading', { name: '六、重点难点与创新' })).toBeVisible();
  await expect.element(paper.getByRole('heading', { name: '开题报告 第 1 稿' })).toHaveFocus();
  await expect.element(paper.getByRole('button', { name: /^看全文/ })).not.toBeInTheDocument();
});

it('/thesis/directory on a phone the notes have their words, those to change first; a number opens the text at its place', async () => {
  await page.viewport(360, 740);
  const screen = await show(returnedDesk);
  const notes = screen.getByRole('complementary', { name: '批注' });
  await expect.element(notes.getByText('国内的教材已经有比较系统的论述')).toBeVisible();
  const kinds = notes.element().querySelectorAll('article');
  expect([...kinds].map(({ textContent }) => textContent.slice(1, 3))).toEqual([
    ...['必须', '必须', '建议', '建议', '肯定'],
  ]);
  const paper = screen.getByRole('region', { name: '开题报告 第 1 稿' });
  await expect.element(paper.getByText('一、题目与选题背景')).not.toBeInTheDocument();
  await notes.getByRole('button', { name: /^③|3/ }).first().click();
  await expect.element(screen.getByRole('mark').nth(2)).toHaveFocus();
});

it('/thesis/directory on a phone the line below the numbers opens the list of stages', async () => {
  await page.viewport(360, 740);
  const screen = await show(returnedDesk);
  await screen.getByRole('button', { name: '第 4 步，共 12 步：开题报告' }).click();
  await screen.getByRole('dialog', { name: '论文环节' }).getByRole('link', { name: /^定稿/ }).click();
  await expect.element(screen.getByRole('button', { name: '第 8 步，共 12 步：定稿' })).toBeVisible();
  await page.viewport(1280, 800);
});

it('/thesis/directory a stage without a document shows the thing itself: rates, session or score, and no 我的提交', async () => {
  const checked = await show(checkedDesk);
  const check = checked.getByRole('region', { name: '检测', exact: true });
  await expect.element(check.getByText('31.2%，超过 25%')).toBeVisible();
  await expect.element(checked.getByRole('heading', { name: '检测结果' })).not.toBeInTheDocument();
  await expect.element(checked.getByRole('heading', { name: '日志' })).toBeVisible();
  await expect.element(checked.getByRole('heading', { name: '我的提交' })).not.toBeInTheDocument();
  await checked.unmount();
  const booked = await show(bookedDesk);
  await expect.element(booked.getByText('2026年11月22日（周日）09:30–12:30')).toBeVisible();
  await booked.unmount();
  const filed = await show(filedDesk);
  await expect.element(filed.getByText('85 分，良好')).toBeVisible();
});

it('/thesis/directory the log is three lines, and 全部 shows every line with its words', async () => {
  const screen = await show(returnedDesk);
  const log = screen.getByRole('region', { name: '日志' });
  await expect.element(log.getByRole('listitem').first()).toHaveTextContent('11-20 16:20沈静宜退回开题报告');
  expect(log.getByRole('listitem').elements()).toHaveLength(3);
  await log.getByRole('button', { name: `全部 ${returnedDesk.logs.length} 条` }).click();
  expect(log.getByRole('listitem').elements()).toHaveLength(returnedDesk.logs.length);
  await expect.element(log.getByText(/选题来自工作中的真实困惑/)).toBeVisible();
});
