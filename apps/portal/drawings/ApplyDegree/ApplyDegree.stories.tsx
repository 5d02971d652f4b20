import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplyDegree } from './ApplyDegree.tsx';
import { ApplyDegreeSkeleton } from './ApplyDegreeSkeleton.tsx';
import { closed, eligible, submitted, whyNot } from './apply-degree.fixtures.ts';

export default {
  id: 'drawn-apply-degree',
  title: '画稿/学位申请',
  component: ApplyDegree,
  args: whyNot,
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof ApplyDegree>;

type Story = StoryObj<typeof ApplyDegree>;

/** As drawn: the student cannot apply yet. */
export const Default: Story = {};

export const Loading: Story = { render: ({ applicant }) => <ApplyDegreeSkeleton applicant={applicant} /> };

export const Eligible: Story = { args: eligible };

/** Outside of the window; the conditions can be checked all the same. */
export const Closed: Story = { args: closed };

export const Submitted: Story = { args: { ...submitted, onWithdraw: () => {} } };
