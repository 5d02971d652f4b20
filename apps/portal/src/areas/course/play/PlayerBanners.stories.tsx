import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeldElsewhere, LineSwitched, NetworkLost, NoLine, StillThere } from './PlayerBanners.tsx';

const nothing = () => {};

export default {
  component: LineSwitched,
  args: { line: 2 },
} satisfies Meta<typeof LineSwitched>;

type Story = StoryObj<typeof LineSwitched>;

export const Default: Story = {};
export const Playground: Story = { args: { line: 3 } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoLine onRetry={nothing} />
      <HeldElsewhere device="Chrome 140，Windows" since="20:12" isPending={false} onTakeOver={nothing} />
      <StillThere onContinue={nothing} />
      <NetworkLost until={965} keptSeconds={105} onRetry={nothing} onAudioOnly={nothing} />
      <NetworkLost until={965} keptSeconds={0} onRetry={nothing} />
    </div>
  ),
};
