import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part } from '../Part/Part.tsx';
import { SkeletonLines } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { WithMargin } from './WithMargin.tsx';

export default {
  component: WithMargin,
  args: {
    label: '办理记录',
    margin: <p>11月20日 09:12 报考 3 门</p>,
    children: (
      <Stack gap="x8" above="x6">
        <Part title="2026年10月考期">2 门，都已合格</Part>
        <Part title="2026年4月考期">3 门，2 门合格</Part>
      </Stack>
    ),
  },
} satisfies Meta<typeof WithMargin>;

type Story = StoryObj<typeof WithMargin>;

export const Default: Story = {};
export const Playground: Story = {};
/** While it loads it is no landmark. */
export const Outline: Story = {
  args: {
    label: undefined,
    margin: <SkeletonLines shares={[1, 0.6]} />,
    children: <SkeletonLines shares={[1, 1]} />,
  },
};
