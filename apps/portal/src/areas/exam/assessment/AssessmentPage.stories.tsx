import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import AssessmentPage from './AssessmentPage.tsx';
import { assessmentList, certificateList, formerList, listWhileRunning } from './assessment.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <AssessmentPage />,
    path: '/exam/practice/assessment',
    route: '/exam/practice/assessment',
    fixtures: [
      answers(getPracticeAssessmentList, ({ bizId }) => (bizId === 'b1' ? formerList : assessmentList)),
      answers(startTest, { testRecordId: 'r1', subjectId: 'c13014', testId: 'a1', resumed: false }),
      answers(submitPracticeReport, {
        status: 'SUBMITTED',
        ...proofOf('BG20261121-000123'),
      }),
    ],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const FormerBatch: Story = { args: { path: '/exam/practice/assessment?bizId=b1' } };
/** A test of another course runs: it comes first, and is a link wherever it is in the way. */
export const WhileRunning: Story = {
  args: { fixtures: [answers(getPracticeAssessmentList, listWhileRunning)] },
};
/** 证书测评. */
export const CertificateHost: Story = {
  args: {
    children: <AssessmentPage hostname="cert.example.edu.cn" />,
    fixtures: [answers(getPracticeAssessmentList, certificateList)],
  },
};
/** A report that came back, with the teacher's opinion and room for the next one. */
export const Report: Story = {
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: '重新提交 操作系统（实践）' });
    await userEvent.click(again);
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const EmptyBatch: Story = {
  args: { fixtures: [answers(getPracticeAssessmentList, { ...assessmentList, list: [] })] },
};
export const NoBatch: Story = {
  args: {
    fixtures: [answers(getPracticeAssessmentList, { ...assessmentList, bizId: '', batches: [], list: [] })],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
