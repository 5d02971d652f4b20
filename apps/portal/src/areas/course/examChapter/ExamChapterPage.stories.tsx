import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList, type MaterialList } from '@qianwei/api/contract/course/material';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type AssessmentList,
  getPracticeAssessmentList,
  submitPracticeReport,
} from '@qianwei/api/contract/exam/assessment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import ExamChapterPage from './ExamChapterPage.tsx';
import {
  assessmentsNow,
  certificateCourse,
  certificatesNow,
  courseWithoutBatch,
  endedAssessments,
  endedCourse,
  practiceMaterials,
  reportedCourse,
  returnedReport,
  submittedReport,
  testedCourse,
} from './exam-chapter.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <ExamChapterPage />, route: '/exam/chapter/:id/:bizId?' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const shown = (
  outline: CourseChapter,
  list: AssessmentList = assessmentsNow,
  materials: MaterialList = practiceMaterials,
): Story => ({
  args: {
    path: `/exam/chapter/${outline.course.courseId}`,
    fixtures: [
      answers(getCourseChapter, outline),
      answers(getPracticeAssessmentList, list),
      answers(getCourseMaterialList, materials),
      answers(submitPracticeReport, {
        status: 'SUBMITTED',
        ...proofOf('BG20261121-000123'),
      }),
    ],
  },
});

/** 周子墨 in 13004, while another test is running. */
export const Default: Story = shown(testedCourse);
export const Playground: Story = { ...Default, tags: ['!test'] };
/** 00899: the first report is due. */
export const Report: Story = shown(reportedCourse);
/** It came back with the teacher's opinion. */
export const ReportReturned: Story = shown(reportedCourse, returnedReport);
/** The next draft is handed in beside the page. */
export const HandIn: Story = {
  ...ReportReturned,
  play: async ({ canvasElement }) => {
    const [upload] = await within(canvasElement).findAllByRole('button', { name: '上传第 2 稿' });
    if (upload) await userEvent.click(upload);
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const ReportSubmitted: Story = shown(reportedCourse, submittedReport);
/** The batch is over; another one can be chosen. */
export const EndedBatch: Story = shown(endedCourse, endedAssessments);
export const NoBatch: Story = shown(courseWithoutBatch);
/** 证书测评. */
export const CertificateHost: Story = {
  args: {
    ...shown(certificateCourse, certificatesNow, { list: [] }).args,
    children: <ExamChapterPage hostname="cert.example.edu.cn" />,
  },
};
export const NotOpened: Story = {
  args: {
    path: '/exam/chapter/99999',
    fixtures: [
      refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通'),
      answers(getCourseMaterialList, { list: [] }),
    ],
  },
};
export const Phone: Story = {
  ...ReportReturned,
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
};
