import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThesisDesk, type ThesisDeskProps } from './ThesisDesk.tsx';
import { ThesisDeskSkeleton } from './ThesisDeskSkeleton.tsx';
import { resolvedThesis, thesis, waitingThesis } from './thesis.fixtures.ts';
import type { ThesisNote } from './thesis.ts';

export default {
  id: 'drawn-thesis-desk',
  title: '画稿/论文任务',
  component: ThesisDesk,
  args: { thesis },
  parameters: { layout: 'fullscreen', ground: 'canvas' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ThesisDesk>;

type Story = StoryObj<typeof ThesisDesk>;

/** Replies are kept, and a note that was opened in the draft counts as resolved. */
function Kept({ thesis: initial, ...props }: ThesisDeskProps) {
  const [changes, setChanges] = useState<Record<string, Partial<ThesisNote>>>({});
  const change = (id: string, part: Partial<ThesisNote>) =>
    setChanges((all) => ({ ...all, [id]: { ...all[id], ...part } }));
  const notes = initial?.notes.map((note) => ({ ...note, ...changes[note.id] })) ?? [];
  return (
    <ThesisDesk
      {...props}
      thesis={initial && { ...initial, notes }}
      onRevise={(id) => change(id, { resolved: true })}
      onReply={(id, text) =>
        change(id, { replies: [...(notes.find((note) => note.id === id)?.replies ?? []), text] })
      }
    />
  );
}

/** As drawn: returned on the evening of 20 November. */
export const Default: Story = {};

export const Loading: Story = { render: () => <ThesisDeskSkeleton /> };

export const AnnotationsResolved: Story = { args: { thesis: resolvedThesis } };

/** 审核中不可修改. */
export const ReadOnly: Story = { args: { thesis: waitingThesis } };

export const Empty: Story = { args: { thesis: undefined } };

/** Notes as close as their lines: each is moved below the one before, and its leader bends. */
export const Crowded: Story = {
  args: {
    thesis: {
      ...thesis,
      notes: thesis.notes.map((note) => ({ ...note, text: note.text.repeat(4) })),
    },
  },
};
