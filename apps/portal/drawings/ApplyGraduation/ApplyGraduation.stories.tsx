import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ApplyGraduation, type ApplyGraduationProps } from './ApplyGraduation.tsx';
import { ApplyGraduationSkeleton } from './ApplyGraduationSkeleton.tsx';
import {
  applyGraduation,
  filling,
  fixedTexts,
  gap,
  goodChecks,
  photo,
  returned,
  reviewing,
} from './apply-graduation.fixtures.ts';

/** Each way corrects its fault at once, and what is submitted again is under review. */
function Live(props: ApplyGraduationProps) {
  const [fixed, setFixed] = useState<readonly string[]>([]);
  const [isSent, setSent] = useState(false);
  if (isSent) return <ApplyGraduation {...reviewing} onWithdraw={() => setSent(false)} />;
  const { stage } = props;
  const faults =
    stage.kind === 'returned'
      ? stage.faults.map((fault) =>
          fixed.includes(fault.id) ? { ...fault, fixed: fixedTexts[fault.id] } : fault,
        )
      : [];
  const isPhotoFixed = faults.some((fault) => fault.id === photo.id && fault.fixed);
  return (
    <ApplyGraduation
      {...props}
      stage={stage.kind === 'returned' ? { ...stage, faults } : stage}
      checks={isPhotoFixed ? goodChecks : props.checks}
      onFix={({ id }) => setFixed([...fixed, id])}
      onSubmit={() => setSent(true)}
    />
  );
}

export default {
  id: 'drawn-apply-graduation',
  title: '画稿/毕业材料提交',
  component: ApplyGraduation,
  args: applyGraduation,
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof ApplyGraduation>;

type Story = StoryObj<typeof ApplyGraduation>;

/** As drawn: returned for two faults, beside them the receipt of the first submission. */
export const Default: Story = {};

export const Loading: Story = {
  render: ({ applicant }) => <ApplyGraduationSkeleton applicant={applicant} />,
};

/** One of the two faults is corrected. */
export const Returned: Story = {
  args: { stage: { ...returned, faults: [{ ...photo, fixed: fixedTexts.photo }, gap] }, checks: goodChecks },
};

/** Both are. */
export const Corrected: Story = {
  args: {
    stage: {
      ...returned,
      faults: [photo, gap].map((fault) => ({ ...fault, fixed: fixedTexts[fault.id] })),
    },
    checks: goodChecks,
  },
};

/** The register's form, before the first submission. */
export const Filling: Story = { args: filling };

export const Reviewing: Story = { args: reviewing };
