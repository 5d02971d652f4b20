import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DockAction } from './DockAction.tsx';
import { DockSlot } from './dockSlot.ts';

export default {
  component: DockAction,
  args: {
    children: (
      <Button variant="primary" size="large">
        继续作答　48:12
      </Button>
    ),
  },
  decorators: [
    function InDock(Story) {
      const [slot, setSlot] = useState<HTMLElement | null>(null);
      return (
        <>
          <DockSlot value={slot}>
            <Story />
          </DockSlot>
          <div ref={setSlot} style={{ display: 'flex', maxWidth: 360 }} />
        </>
      );
    },
  ],
} satisfies Meta<typeof DockAction>;

type Story = StoryObj<typeof DockAction>;

export const Default: Story = {};

export const Playground: Story = {};

export const TwoActions: Story = {
  args: {
    children: (
      <>
        <Button>上一题</Button>
        <Button variant="primary">下一题</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: <Button variant="primary">{'继续作答 习近平新时代中国特色社会主义思想概论'.repeat(2)}</Button>,
  },
};
