import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rule } from './Rule.tsx';

export default { component: Rule } satisfies Meta<typeof Rule>;

type Story = StoryObj<typeof Rule>;

export const Default: Story = {};

export const Playground: Story = {};

/** At the head of a document. */
export const Heading: Story = {
  render: () => (
    <>
      <h1>毕业材料提交</h1>
      <Rule />
      <p>2026年下半年批次</p>
    </>
  ),
};
