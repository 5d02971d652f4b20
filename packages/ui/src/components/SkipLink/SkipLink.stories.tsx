import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

export default {
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ paddingTop: 64 }}>
          按 Tab 键，左上角出现“跳到正文”。
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

/** Not seen until it has focus. */
export const Default: Story = {};

export const Playground: Story = { args: { label: '跳过菜单' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    within(canvasElement).getByRole('link', { name: '跳到正文' }).focus();
  },
};

export const LongText: Story = {
  args: { label: 'W'.repeat(80) },
  play: async ({ canvas }) => canvas.getByRole('link').focus(),
};
