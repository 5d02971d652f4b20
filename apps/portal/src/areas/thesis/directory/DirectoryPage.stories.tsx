import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisDirectory, type ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion, type ThesisVersion } from '@qianwei/api/contract/thesis/document';
import { getThesisMessage } from '@qianwei/api/contract/thesis/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { wangsMessages } from '../shared/talk.fixtures.ts';
import DirectoryPage from './DirectoryPage.tsx';
import {
  bookedDesk,
  checkedDesk,
  draftDesk,
  excerptOf,
  failedDesk,
  filedDesk,
  finalVersion,
  overdueDesk,
  reportVersion,
  returnedDesk,
  submittedDesk,
} from './directory.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <DirectoryPage />,
    path: `/thesis/directory/${returnedDesk.studentPlanId}`,
    route: '/thesis/directory/:studentPlanId',
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const shows = (desk: ThesisDirectory, version: ThesisVersion = reportVersion, query = ''): Story => ({
  args: {
    path: `/thesis/directory/${desk.studentPlanId}${query}`,
    fixtures: [
      answers(getThesisDirectory, desk),
      answers(getThesisVersion, version),
      answers(getThesisMessage, wangsMessages),
    ],
  },
});

/** 开题报告 was returned, with notes beside its text. */
export const Default: Story = shows(returnedDesk, excerptOf(reportVersion, 1));
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Locked: Story = shows(returnedDesk, reportVersion, '?stage=FINAL');
export const Booked: Story = shows(bookedDesk);
export const FailedCheck: Story = shows(checkedDesk);
export const FinalText: Story = shows(checkedDesk, excerptOf(finalVersion, 2), '?stage=FINAL');
export const Submitted: Story = { ...shows(submittedDesk), tags: ['undrawn'] };
export const Overdue: Story = shows(overdueDesk);
export const Writing: Story = { ...shows(draftDesk), tags: ['undrawn'] };
export const Failed: Story = { ...shows(failedDesk), tags: ['undrawn'] };
export const Filed: Story = { ...shows(filedDesk), tags: ['undrawn'] };
export const Gone: Story = {
  args: { fixtures: [refuses(getThesisDirectory, errorCode.notFound, '未找到相关记录')] },
  tags: ['undrawn'],
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
