import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, useLocation, useSearch } from 'wouter';
import { answers, type Fixture, offline } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { reportStored } from '../../../shared/testing/report-stored.ts';
import AssessmentPage from './AssessmentPage.tsx';
import { assessmentList, certificateList, formerList } from './assessment.fixtures.ts';

const batches = answers(getPracticeAssessmentList, ({ bizId }) =>
  bizId === 'b1' ? formerList : assessmentList,
);

function Place() {
  const [path] = useLocation();
  return <output>{`${path}?${useSearch()}`}</output>;
}

const show = (fixtures: Fixture[], hostname?: string) =>
  render(
    <StoryPage fixtures={fixtures} path="/exam/practice/assessment">
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
    ['Java语言程序设计（实践）', '学习未达标学习进度 42%，需 60%'],
    ['人工智能导论（实践）', '未报名请先完成实践报名并通过审核'],
    ['计算机网络安全', '次数用完请在下一批报名后再测'],
    ['操作系统（实践）', '退回，待修改'],
    ['软件工程（实践）', '76 / 81'],
  ])('%s says how it stands and why', async (course, words) => {
    const screen = await show([batches]);
    await expect
      .element(screen.getByRole('row', { name: new RegExp(course.slice(0, 4)) }))
      .toHaveTextContent(words);
  });

  it('link to study, video, rules and earlier attempts', async () => {
    const screen = await show([batches]);
    for (const [name, address] of [
      ['数据库系统原理（实践） 学习', '/exam/chapter/c13014/b2'],
      ['数据库系统原理（实践） 视频', '/exam/play/b2?courseId=c13014'],
      ['数据库系统原理（实践） 规则', '/course/test/c13014?testId=a1&bizId=b2'],
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
    await dialog.getByRole('button', { name: '开始测验' }).click();
    await expect.element(screen.getByText('/course/answer/c13014/a1?bizId=b2')).toBeInTheDocument();
    expect(start.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 'a1', bizId: 'b2', honest: true });
  });

  it('accept a report, check its file type, and show a receipt', async () => {
    const submit = vi.fn(() => ({
      status: 'SUBMITTED' as const,
      receiptNo: 'BG20261121-000123',
      submitTime: '2026-11-21 20:15:00',
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
    expect(submit.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 'a6', bizId: 'b2', fileIds: ['f9'] });
  });

  it('keep the chosen batch in the address', async () => {
    const screen = await show([batches]);
    await screen.getByRole('tab', { name: /2026年上半年/ }).click();
    await expect.element(screen.getByText('/exam/practice/assessment?bizId=b1')).toBeInTheDocument();
    await expect.element(screen.getByText('测评已截止')).toBeVisible();
  });

  it('are cards on a phone of 360 px, without sideways scrolling', async () => {
    await page.viewport(360, 740);
    const screen = await show([batches]);
    await expect.element(screen.getByRole('button', { name: /开始测评 数据库/ })).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });

  it('can be loaded again after a failure', async () => {
    const screen = await show([offline(getPracticeAssessmentList)]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('实践测评加载失败');
  });
});
