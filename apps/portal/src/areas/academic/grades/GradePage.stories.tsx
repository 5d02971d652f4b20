import { applyGradeReview, type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import GradePage from './GradePage.tsx';
import { mixed, none, wu, zhou, zhouLoggedIn } from './grades.fixtures.ts';

const grades = (list: GradeList) => [answers(getGradeList, list)];

export default {
  component: StoryPage,
  args: {
    children: <GradePage />,
    path: '/academic/gradeSearch',
    student: zhouLoggedIn,
    fixtures: grades(zhou),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** As drawn: half a point below a pass, and three days to ask for a review. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };

/** 吴佳怡: everything passed; fifteen scores behind a heading, which is open here. */
export const ManyScores: Story = {
  args: { fixtures: grades(wu) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /学位均分怎样算/ }));
  },
};

/** Under review, reviewed, not published, 违纪, replaced, too late for a review. */
export const EveryState: Story = { args: { fixtures: grades(mixed) } };

export const Review: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click((await page.findAllByRole('button', { name: /^申请复核/ }))[0] as HTMLElement);
  },
};
/** The receipt of a review. */
export const Reviewed: Story = {
  args: {
    fixtures: [
      ...grades(zhou),
      answers(applyGradeReview, {
        reviewId: 'r1',
        status: 'PENDING',
        ...proofOf('FH20261121-000007'),
        replyBefore: '2026-12-04 17:00:00',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findAllByRole('button', { name: /^申请复核/ });
    await userEvent.click(open[0] as HTMLElement);
    const drawer = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.click(drawer.getByRole('radio', { name: /^合分/ }));
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '第三大题各小题得分相加与总分不符。');
    await userEvent.click(drawer.getByRole('button', { name: '提交申请' }));
    await drawer.findByText('FH20261121-000007');
  },
};
export const Nothing: Story = { args: { fixtures: grades(none) } };
/** Nobody has entered the results of this graduate, and nothing is left to register for. */
export const NotEligible: Story = { args: { fixtures: grades({ ...none, holder: 'GRADUATE' }) } };
/** Certificate courses have no written exams. */
export const Certificate: Story = { args: { fixtures: grades({ ...none, holder: 'CERTIFICATE' }) } };
export const NoHit: Story = {
  args: {
    path: '/academic/gradeSearch?keyword=量子&passed=1',
    fixtures: [answers(getGradeList, ({ keyword }) => (keyword ? { ...zhou, list: [], total: 0 } : zhou))],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
