import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoteForm } from './NoteForm.tsx';
import { NoteRows } from './NoteRows.tsx';
import { notes } from './play.fixtures.ts';

const nothing = () => {};

export default {
  component: NoteRows,
  args: {
    notes,
    pendingId: null,
    problem: null,
    onSeek: nothing,
    onEdit: async () => true,
    onDelete: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoteRows>;

type Story = StoryObj<typeof NoteRows>;

export const Default: Story = {};
export const Playground: Story = { args: { problem: { noteId: 'n2', message: '没有保存，请稍后再试。' } } };
export const Empty: Story = { args: { notes: [] } };
export const Editing: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: '修改 12:31 的笔记' })),
};
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: '删除 12:31 的笔记' })),
};
/** A note that waits for the network. */
export const Kept: Story = {
  render: () => (
    <NoteForm
      second={860}
      text="WHERE 里写 AVG() 会报错，要放到 HAVING。"
      isPending={false}
      isLocal
      problem={null}
      onChange={nothing}
      onSave={nothing}
    />
  ),
};
