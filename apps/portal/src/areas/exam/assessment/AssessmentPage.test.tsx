import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import type { DateTime } from '@qianwei/api/time/moment';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, useLocation, useSearch } from 'wouter';
import { answers, type Fixture, offline } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { linkOf } from '../../../shared/page/WhyNot.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { reportStored } from '../../../shared/testing/report-stored.ts';
import AssessmentPage from './AssessmentPage.tsx';
import { assessmentList, certificateList, formerList, listWhileRunning } from './assessment.fixtures.ts';

const batches = answers(getPracticeAssessmentList, ({ bizId }) =>
  bizId === 'b1' ? formerList : assessmentList,
);

function Place() {
  const [path] = useLocation();
  return <output>{`${path}?${useSearch()}`}</output>;
}

const show = (fixtures: Fixture[], hostname?: string, path = '/exam/practice/assessment') =>
  render(
    <StoryPage fixtures={fixtures} path={path}>
      <Route path="/exam/practice/assessment">
        <AssessmentPage hostname={hostname} />
      </Route>
      <Place />
    </StoryPage>,
  );

describe('the practice assessments', () => {
  it('PAGE-4 are called 证书测评 on a certificate host, 实践测评 elsewhere', async () => {
    const certificate = await show(
      [answers(getPracticeAssessmentList, certificateList)],
      'cert.example.edu.cn',
    );
    await expect.element(certificate.getByRole('heading', { level: 1 })).toHaveTextContent('证书测评');
    await certificate.unmount();
    const practice = await show([batches]);
    await expect.element(practice.getByRole('heading', { level: 1 })).toHaveTextContent('实践测评');
  });

  it.each([
    ['还不能测', 'Java语言程序设计（实践）', /学习未达标\s*未达到开考条件：视频进度 42%，需 ≥ 60%/, '去学习'],
    ['还不能测', '人工智能导论（实践）', /未报名\s*请先完成实践报名并通过审核/, '去报名'],
    ['到考点参加', '程序设计上机考核', /考点上机/, '看准考证'],
    ['已结束', '计算机网络安全', /次数用完\s*可考次数已用完（共 3 次）/, '看历史成绩'],
    ['现在可以做', '操作系统（实践）', /退回，待修改/, null],
    ['已结束', '软件工程（实践）', /最近 76 分，最高 81 分/, null],
  ])('under %s, %s says how it stands, why, and where to go on', async (standing, course, words, way) => {
    const screen = await show([batches]);
    const entry = screen
      .getByRole('region', { name: standing })
      .getByRole('listitem')
      .filter({ hasText: course });
    await expect.element(entry).toHaveTextContent(words);
    if (way !== null) await expect.element(entry.getByRole('link', { name: way, exact: true })).toBeVisible();
  });

  it('every one that is blocked has a link or a button that leads on, also where it would surprise', async () => {
    const screen = await show([batches]);
    await expect.element(screen.getByRole('heading', { name: '还不能测' })).toBeVisible();
    const blocked = assessmentList.list.filter(({ obstacle }) => obstacle !== null);
    expect(blocked.length).toBeGreaterThan(5);
    for (const { courseName, obstacle } of blocked) {
      const entry = screen.getByRole('listitem').filter({ hasText: courseName });
      const link = obstacle && linkOf(obstacle.way);
      if (link)
        await expect
          .element(entry.getByRole('link', { name: new RegExp(`^${link.text}`) }).first())
          .toHaveAttribute('href', link.href);
      else await expect.element(entry.getByRole('button')).toBeVisible();
    }
  });

  it('lead to the test that runs, with the time left, from the head and from what it blocks', async () => {
    const screen = await show([answers(getPracticeAssessmentList, listWhileRunning)]);
    await expect
      .element(
        screen.getByRole('heading', { level: 2, name: '你有一场进行中的测验《数据库系统原理》综合测验' }),
      )
      .toBeVisible();
    const links = screen.getByRole('link', { name: /^继续作答 ?（剩余 \d\d:\d\d）$/ });
    await expect.poll(() => links.elements().length).toBe(2);
    for (const link of links.elements())
      expect(link).toHaveAttribute('href', '/course/answer/04735/04735-comprehensive');
    const own = await show([batches]);
    await expect
      .element(
        own.getByRole('heading', {
          level: 2,
          name: '你有一场进行中的测评《计算机系统结构（实践）》实践测评',
        }),
      )
      .toBeVisible();
  });

  it('are fetched once, for all of them, when the attempt that blocks them is over', async () => {
    const endTime: DateTime = '2026-11-21 20:14:34';
    const ending = listWhileRunning.list.map((each) =>
      each.obstacle?.way.kind === 'RUNNING'
        ? {
            ...each,
            obstacle: { ...each.obstacle, way: { ...each.obstacle.way, endTime } },
          }
        : each,
    );
    const free = listWhileRunning.list.filter(({ obstacle }) => obstacle?.way.kind !== 'RUNNING');
    const answer = vi
      .fn(() => ({ ...listWhileRunning, list: free }))
      .mockReturnValueOnce({ ...listWhileRunning, list: ending });
    const screen = await show([answers(getPracticeAssessmentList, answer)]);
    await expect.element(screen.getByRole('heading', { name: /你有一场进行中/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /你有一场进行中/ })).not.toBeInTheDocument();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('say first what can be done now and until when, with one solid button', async () => {
    const free = assessmentList.list.filter(({ status }) => status !== 'RUNNING');
    const screen = await show([answers(getPracticeAssessmentList, { ...assessmentList, list: free })]);
    await expect
      .element(screen.getByRole('heading', { level: 2, name: '2 门可以测评，2 门可以提交报告' }))
      .toBeVisible();
    await expect
      .element(screen.getByText(/2026年12月10日（周四）17:00 截止，还有 18 天/).first())
      .toBeVisible();
  });

  it('are over from the second of the deadline on, in the name of the batch as in the sentence', async () => {
    const { end = '' } = assessmentList.batches.find(({ bizId }) => bizId === 'b2') ?? {};
    const over = { ...assessmentList, list: formerList.list, serverTime: end };
    const screen = await show([answers(getPracticeAssessmentList, over)]);
    await expect.element(screen.getByRole('heading', { level: 2, name: '这一批已经截止' })).toBeVisible();
    await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('已结束');
  });

  it('link to video, chapters, rules and earlier attempts', async () => {
    const screen = await show([batches]);
    for (const [name, address] of [
      ['数据库系统原理（实践） 章节与任务', '/exam/chapter/c13014/b2'],
      ['数据库系统原理（实践） 看视频', '/exam/play/b2?courseId=c13014'],
      ['数据库系统原理（实践） 测评规则', '/course/test/c13014?testId=a1&bizId=b2'],
      ['软件工程（实践） 历史成绩', '/exam/scores/history/a8/b2'],
      ['继续作答 计算机系统结构（实践）', '/course/answer/c13014/a2?bizId=b2'],
    ] as const)
      await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  });

  it('begin after the honesty statement, within their batch', async () => {
    const start = vi.fn(() => ({ testRecordId: 'r1', subjectId: 'c13014', testId: 'a1', resumed: false }));
    const screen = await show([batches, answers(startTest, start)]);
    await screen.getByRole('button', { name: '开始测评 数据库系统原理（实践）' }).click();
    const dialog = screen.getByRole('dialog', { name: '诚信作答承诺' });
    await dialog.getByText(/我已阅读并承诺遵守/).click();
    await dialog.getByRole('button', { name: '开始测评' }).click();
    await expect.element(screen.getByText('/course/answer/c13014/a1?bizId=b2')).toBeInTheDocument();
    expect(start.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 'a1', bizId: 'b2', honest: true });
  });

  it('accept a report, check its file type, and show a receipt', async () => {
    const submit = vi.fn(() => ({
      status: 'SUBMITTED' as const,
      ...proofOf('BG20261121-000123'),
    }));
    const screen = await show([batches, reportStored, answers(submitPracticeReport, submit)]);
    await screen.getByRole('button', { name: '重新提交 操作系统（实践）' }).click();
    const drawer = screen.getByRole('dialog', { name: '提交实践报告' });
    await expect.element(drawer.getByText('缺少银行家算法的运行截图', { exact: false })).toBeVisible();
    await drawer.getByRole('button', { name: '重新提交' }).click();
    await expect.element(drawer.getByText('请上传实践报告')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const choose = (file: File) => {
      const files = new DataTransfer();
      files.items.add(file);
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(new File(['x'], '报告.exe'));
    await expect.element(drawer.getByText('仅支持 DOCX、PDF、ZIP').first()).toBeVisible();
    choose(new File(['%PDF-1.7\n1 0 obj'], '报告.pdf', { type: 'application/pdf' }));
    await expect.element(drawer.getByText(/8F3A/)).toBeVisible();
    await drawer.getByRole('button', { name: '重新提交' }).click();
    await expect.element(screen.getByText('BG20261121-000123')).toBeVisible();
    await expect.element(screen.getByText('2026年11月21日（周六）20:14:33')).toBeVisible();
    expect(submit.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 'a6', bizId: 'b2', fileIds: ['f9'] });
  });

  it('keep the chosen batch in the address', async () => {
    const screen = await show([batches]);
    await screen.getByRole('tab', { name: /2026年上半年/ }).click();
    await expect.element(screen.getByText('/exam/practice/assessment?bizId=b1')).toBeInTheDocument();
    await expect.element(screen.getByText(/测评已于/)).toBeVisible();
  });

  it('open the dialog of the one that the address names, and forget it when it is closed', async () => {
    const screen = await show([batches], undefined, '/exam/practice/assessment?bizId=b2&testId=a1');
    const dialog = screen.getByRole('dialog', { name: '诚信作答承诺' });
    await expect.element(dialog.getByText(/数据库系统原理（实践）测评：第 1 次/)).toBeVisible();
    await dialog.getByRole('button', { name: '再准备一下' }).click();
    await expect
      .element(screen.getByText('/exam/practice/assessment?bizId=b2', { exact: true }))
      .toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('fit a phone of 360 px, without sideways scrolling', async () => {
    await page.viewport(360, 740);
    const screen = await show([batches]);
    await expect.element(screen.getByRole('button', { name: /开始测评 数据库/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });

  it('can be loaded again after a failure', async () => {
    const screen = await show([offline(getPracticeAssessmentList)]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('实践测评加载失败');
  });
});
