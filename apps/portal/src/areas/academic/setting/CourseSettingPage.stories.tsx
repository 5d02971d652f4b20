import {
  cancelExemption,
  getCourseSetting,
  saveElective,
  submitExemption,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import CourseSettingPage from './CourseSettingPage.tsx';
import {
  courseSetting,
  formerSetting,
  graduateSetting,
  lockedSetting,
  marchSetting,
  unrecordedSetting,
} from './course-setting.fixtures.ts';

const calls = [
  answers(saveElective, { creditPlan: 76, minCredit: 73 }),
  answers(submitExemption, {
    exemptionId: 'exemption-new',
    status: 'PENDING',
    ...proofOf('MK20261121-000009'),
    replyBefore: '2026-12-05 17:00:00',
  }),
  answers(cancelExemption, {}),
  answers(switchPlanVersion, { version: '2026-05', ...proofOf('BB20261121-000002') }),
];

export default {
  component: StoryPage,
  args: {
    children: <CourseSettingPage />,
    path: '/academic/course/setting',
    route: '/academic/course/setting',
    fixtures: [answers(getCourseSetting, courseSetting), ...calls],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** 3708 finds 03708. */
export const OldCode: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), '3708');
  },
};
/** An exemption waits for its review, and the question before it is taken back. */
export const ExemptionsOpen: Story = {
  args: { fixtures: [answers(getCourseSetting, marchSetting), ...calls] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '离散数学 撤回' }));
  },
};
/** The application, begun from one that came back. */
export const Application: Story = {
  args: { fixtures: [answers(getCourseSetting, marchSetting), ...calls] },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: '高等数学（工本） 重新申请' });
    await userEvent.click(again);
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
/** The submitted application, and its history. */
export const ExemptionRecord: Story = {
  play: async ({ canvasElement }) => {
    const record = await within(canvasElement).findByRole('button', { name: '高等数学（工本） 看经过' });
    await userEvent.click(record);
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const ElectiveLocked: Story = {
  args: { fixtures: [answers(getCourseSetting, lockedSetting), ...calls] },
};
/** The change of the version, with what it costs. */
export const VersionChange: Story = {
  args: { fixtures: [answers(getCourseSetting, formerSetting), ...calls] },
};
export const Graduate: Story = {
  args: { fixtures: [answers(getCourseSetting, graduateSetting), ...calls] },
};
/** Certificate courses have no plan. */
export const Empty: Story = {
  args: { fixtures: [answers(getCourseSetting, { ...courseSetting, holder: 'CERTIFICATE', groups: [] })] },
};
/** A graduate whose results are kept elsewhere. */
export const Unrecorded: Story = { args: { fixtures: [answers(getCourseSetting, unrecordedSetting)] } };
/** The receipt of the one change of the version. */
export const Switched: Story = {
  args: { fixtures: [answers(getCourseSetting, formerSetting), ...calls] },
  play: async ({ canvasElement }) => {
    const change = await within(canvasElement).findByRole('button', { name: '改用 2026-05 版计划' });
    await userEvent.click(change);
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole('button', { name: '改用 2026-05 版' }));
    await within(canvasElement).findByText('计划版本已改');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
