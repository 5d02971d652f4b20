import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part } from '../Part/Part.tsx';
import { Stack } from './Stack.tsx';

export default {
  component: Stack,
  args: {
    gap: 'x8',
    children: (
      <>
        <Part title="2027年1月考期">3 门，138 元</Part>
        <Part title="2026年10月考期">2 门，都已合格</Part>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Default: Story = {};
export const Playground: Story = { args: { above: 'x6' } };
/** A word that is too long breaks or scrolls in its block, and does not widen the page. */
export const LongWords: Story = {
  args: { gap: 'x3', children: <p style={{ overflowWrap: 'anywhere' }}>{'W'.repeat(200)}</p> },
};
