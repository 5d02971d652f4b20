import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SeekRuler } from './SeekRuler.tsx';
import { sampleLesson } from './sampleLesson.ts';

export default {
  component: SeekRuler,
  args: { ...sampleLesson, onSeek: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeekRuler>;

type Story = StoryObj<typeof SeekRuler>;

/** The first pass: what lies behind the furthest second is not open yet. */
export const Default: Story = {};

/** It moves. */
export const Playground: Story = {
  render: function Moving(args) {
    const [position, setPosition] = useState(args.position);
    return <SeekRuler {...args} position={position} onSeek={setPosition} />;
  },
};

/** Everything can be sought; parts in between were never watched. */
export const Free: Story = {
  args: {
    reach: 1450,
    furthest: 1450,
    position: 1000,
    ranges: [
      [0, 300],
      [500, 1100],
      [1200, 1450],
    ],
  },
};

export const NotBegun: Story = {
  args: { position: 0, ranges: [], furthest: 0, reach: 10, pops: [] },
};

/** A lesson of 40 seconds, at its end. */
export const Short: Story = {
  args: { duration: 40, position: 40, ranges: [[0, 40]], furthest: 40, reach: 40, cuts: [], pops: [] },
};

/** In the largest text the marks stand in words below. */
export const Huge: Story = { globals: { text: 'huge' } };
