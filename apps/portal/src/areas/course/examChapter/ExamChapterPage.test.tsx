import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type AssessmentList,
  getPracticeAssessmentList,
  submitPracticeReport,
} from '@qianwei/api/contract/exam/assessment';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { answers, type Fixture, hangs, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import { reportStored } from '../../../shared/testing/report-stored.ts';
import ExamChapterPage from './ExamChapterPage.tsx';
import {
  assessmentsNow,
  assessmentsWith,
  certificateCourse,
  certificatesNow,
  courseWithoutBatch,
  endedAssessments,
  endedCourse,
  learntCourse,
  practiceMaterials,
  reportedCourse,
  returnedReport,
  testedCourse,
} from './exam-chapter.fixtures.ts';

const files = answers(getCourseMaterialList, practiceMaterials);

/** Shows the page at its address; `history` is every address since, the replaced ones left out. */
async function open(path: string, fixtures: Fixture[], hostname?: string) {
  const place = memoryLocation({ path, record: true });
  const screen = await render(
    <StoryPage fixtures={fixtures}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <Route path="/exam/chapter/:id/:bizId?">
          <ExamChapterPage hostname={hostname} />
        </Route>
      </Router>
    </StoryPage>,
  );
  return { screen, history: place.history };
}

const show = async (outline: CourseChapter, list: AssessmentList = assessmentsNow, more: Fixture[] = []) => {
  const fixtures = [
    answers(getCourseChapter, outline),
    answers(getPracticeAssessmentList, list),
    files,
    ...more,
  ];
  return (await open(`/exam/chapter/${outline.course.courseId}/${outline.batch?.bizId ?? ''}`, fixtures))
    .screen;
};

it('the page does not wait for the files of a course, which may have to be made first', async () => {
  const { course, batch } = reportedCourse;
  const { screen } = await open(`/exam/chapter/${course.courseId}/${batch?.bizId}`, [
    answers(getCourseChapter, reportedCourse),
    answers(getPracticeAssessmentList, assessmentsNow),
    hangs(getCourseMaterialList),
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(course.courseName);
  await expect.element(screen.getByText('正在加载模板')).toBeInTheDocument();
});

it('/exam/chapter ✓ without bizId the page lands on the open batch, says which one, and keeps it in the address', async () => {
  const asked = vi.fn(() => testedCourse);
  const listed = vi.fn(() => assessmentsNow);
  const { screen, history } = await open('/exam/chapter/13004', [
    answers(getCourseChapter, asked),
    answers(getPracticeAssessmentList, listed),
    files,
  ]);
  await expect
    .element(screen.getByText('2026年下半年实践测评，11月1日（周日）09:00 至 12月3日（周四）17:00'))
    .toBeVisible();
  await expect.poll(() => history).toEqual(['/exam/chapter/13004/practice-now']);
  await expect.element(screen.getByRole('heading', { name: /你有一场进行中的测验/ })).toBeVisible();
  expect(asked.mock.calls).toMatchObject([[{ courseId: '13004', bizType: 'EXAM' }]]);
  expect(listed.mock.calls).toMatchObject([[{ bizId: 'practice-now' }]]);
});

it('a batch of the address is asked for, and one that is over leads to the others', async () => {
  const asked = vi.fn(() => endedCourse);
  const { screen, history } = await open('/exam/chapter/13004/practice-earlier', [
    answers(getCourseChapter, asked),
    answers(getPracticeAssessmentList, endedAssessments),
    files,
  ]);
  await expect.element(screen.getByRole('heading', { level: 2, name: '这一批已经结束' })).toBeVisible();
  expect(asked.mock.calls).toMatchObject([
    [{ courseId: '13004', bizType: 'EXAM', bizId: 'practice-earlier' }],
  ]);
  await screen.getByRole('button', { name: '换一个批次' }).click();
  await expect
    .element(screen.getByRole('menuitemradio', { name: '2026年下半年实践测评' }))
    .toHaveAttribute('href', '/exam/chapter/13004/practice-now');
  expect(history).toEqual(['/exam/chapter/13004/practice-earlier']);
});

it('who has learnt too little reads what is missing, and goes on within the batch', async () => {
  const screen = await show(learntCourse);
  await expect
    .element(screen.getByRole('heading', { level: 2, name: /还差 15%，再看 \d 节就能测评/ }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '继续学习 3.2' }))
    .toHaveAttribute('href', '/exam/play/practice-now?courseId=04736&lessonId=04736-c03-l02');
  await expect
    .element(screen.getByRole('meter', { name: '学习进度' }))
    .toHaveAttribute('aria-valuetext', '学到 45%，要 60%');
});

it('who may be tested goes to the test of this batch', async () => {
  const screen = await show(testedCourse, assessmentsWith('13004', { status: 'RETRY', obstacle: null }));
  await expect
    .element(screen.getByRole('link', { name: '再测一次' }))
    .toHaveAttribute('href', '/course/test/13004?testId=13004-assessment&bizId=practice-now');
  await expect
    .element(screen.getByRole('link', { name: '历史成绩' }))
    .toHaveAttribute('href', '/exam/scores/history/13004-assessment/practice-now');
});

it('what blocks the test says why, with the way on', async () => {
  const blocked = assessmentsNow.list.find(({ courseId }) => courseId === '04748');
  const screen = await show(
    testedCourse,
    assessmentsWith('13004', { status: 'SIGN_UP_REVIEW', obstacle: blocked?.obstacle ?? null }),
  );
  await expect.element(screen.getByText('实践报名正在审核，通过后即可测评。')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '看报名进度' }).first())
    .toHaveAttribute('href', '/practiceSignUp');
});

it('a report that came back shows its opinion, files and check codes, and the next draft is handed in', async () => {
  const submit = vi.fn(() => ({
    status: 'SUBMITTED' as const,
    ...proofOf('BG20261121-000123'),
  }));
  const screen = await show(reportedCourse, returnedReport, [
    reportStored,
    answers(submitPracticeReport, submit),
  ]);
  await expect.element(screen.getByText(/老师的意见：安全检查表没有填写权限检查一项/)).toBeVisible();
  const table = screen.getByRole('table', { name: '我的提交' });
  await expect.element(table).toHaveTextContent(/第 1 稿.*实践报告\.docx.*5C1E90A7.*退回，待修改/);
  await expect.element(table).toHaveTextContent(/第 2 稿还没有上传/);
  await screen.getByRole('button', { name: '上传第 2 稿' }).click();
  const drawer = screen.getByRole('dialog', { name: '提交实践报告' });
  await expect.element(drawer.getByText('回执号 BG20261118-000056')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.7\n1 0 obj'], '报告.pdf', { type: 'application/pdf' }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(drawer.getByText(/8F3A/)).toBeVisible();
  await drawer.getByRole('button', { name: '重新提交' }).click();
  await expect.element(screen.getByText('BG20261121-000123')).toBeVisible();
  expect(submit.mock.calls).toMatchObject([
    [{ testId: '00899-assessment', bizId: 'practice-now', fileIds: ['f9'] }],
  ]);
});

it('the task sheet has every task, its points and its file; chapters lead to their videos in the batch', async () => {
  const screen = await show(reportedCourse);
  await expect.element(screen.getByText('独立完成一个带数据库的小型网站', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('table', { name: '实践任务' }))
    .toHaveTextContent(/1\. 静态页面第一章.*4\. 综合与部署第四章/);
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '服务器端与数据库 30 分' }))
    .toBeVisible();
  await expect.element(screen.getByText('满分 100，60 分合格。')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '下载任务单' }))
    .toHaveAttribute('download', '互联网软件应用与开发（实践）任务单.pdf');
  await expect
    .element(screen.getByRole('link', { name: '互联网软件应用与开发（实践）报告模板.docx' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /登录与会话/ }).first())
    .toHaveAttribute('href', '/exam/play/practice-now?courseId=00899&lessonId=00899-c03-l03');
});

it('without any batch it says so, leads to the batches, and still shows the task sheet and the videos', async () => {
  const listed = vi.fn(() => assessmentsNow);
  const { screen, history } = await open('/exam/chapter/13004', [
    answers(getCourseChapter, courseWithoutBatch),
    answers(getPracticeAssessmentList, listed),
    files,
  ]);
  await expect.element(screen.getByText('当前没有可学习的测评批次')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '去实践测评看批次' }))
    .toHaveAttribute('href', '/exam/practice/assessment');
  await expect.element(screen.getByRole('table', { name: '实践任务' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /图的存储与遍历/ }).first())
    .toHaveAttribute('href', '/exam/play?courseId=13004&lessonId=13004-c05-l01');
  expect(listed).not.toHaveBeenCalled();
  expect(history).toEqual(['/exam/chapter/13004']);
});

it('PAGE-4 a certificate course speaks of 证书测评', async () => {
  const { screen } = await open(
    '/exam/chapter/90002',
    [
      answers(getCourseChapter, certificateCourse),
      answers(getPracticeAssessmentList, certificatesNow),
      answers(getCourseMaterialList, { list: [] }),
    ],
    'cert.example.edu.cn',
  );
  await expect.element(screen.getByRole('link', { name: '去证书测评看批次' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '开始测评' })).toBeVisible();
  expect(document.body.textContent).not.toContain('实践');
});

it('/exam/chapter E1 a course that is not the student’s leads back to the batches', async () => {
  const { screen } = await open('/exam/chapter/99999', [
    refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通'),
    refuses(getCourseMaterialList, errorCode.notFound, '未找到该课程或未开通'),
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('实践课章节');
  await expect.element(screen.getByText('未找到该课程或未开通')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '去实践测评' }))
    .toHaveAttribute('href', '/exam/practice/assessment');
});

it('the task sheet stays when the state of the assessment cannot be loaded', async () => {
  const { screen } = await open('/exam/chapter/13004/practice-now', [
    answers(getCourseChapter, testedCourse),
    offline(getPracticeAssessmentList),
    files,
  ]);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('测评状态加载失败');
  await expect.element(screen.getByRole('table', { name: '实践任务' })).toBeVisible();
});

it('fits a phone of 360 px, without sideways scrolling', async () => {
  await page.viewport(360, 740);
  const screen = await show(reportedCourse, returnedReport);
  await expect.element(screen.getByRole('heading', { name: '实践报告被退回，改好再交' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});
