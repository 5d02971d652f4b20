import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestStanding, type TestStandingProps } from './TestStanding.tsx';
import {
  closedTest,
  doneTest,
  notOpenTest,
  otherRunningTest,
  passedTry,
  usedUpTest,
  waitTest,
} from './test-detail.fixtures.ts';

export default {
  component: TestStanding,
  args: { bizId: undefined, records: [] },
  render: (args: TestStandingProps) => (
    <StoryPage>
      <TestStanding {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof TestStanding>;

type Story = StoryObj<typeof TestStanding>;

export const Default: Story = { args: { detail: notOpenTest } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Closed: Story = { args: { detail: closedTest, records: [passedTry] } };
export const Wait: Story = { args: { detail: waitTest } };
export const OtherRunning: Story = { args: { detail: otherRunningTest } };
export const UsedUp: Story = { args: { detail: usedUpTest } };
export const Done: Story = { args: { detail: doneTest, records: [passedTry] } };
