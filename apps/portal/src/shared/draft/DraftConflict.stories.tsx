import { parseMoment } from '@qianwei/api/time/moment';
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { StoryApp } from '../client/story-client.tsx';
import { storyTime } from '../time/time.fixtures.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { formWords, type SignUpFields, twoConflicts } from './draft.fixtures.ts';
import type { FieldConflict } from './draft-view.ts';

/** A draft that takes the student's choices; `chosen`: they have been made. */
function Conflicts({ chosen = false }: { chosen?: boolean }) {
  const asked = twoConflicts(parseMoment(storyTime));
  const others = Object.fromEntries(asked.map(({ field, theirs }) => [field, theirs]));
  const [conflicts, setConflicts] = useState<FieldConflict<SignUpFields>[]>(chosen ? [] : asked);
  const [unchosen, setUnchosen] = useState<Partial<SignUpFields>>(chosen ? others : {});
  const resolve = () => {
    setConflicts([]);
    setUnchosen(others);
  };
  return (
    <StoryApp>
      <DraftConflict draft={{ conflicts, unchosen, resolve, undo: () => {} }} words={formWords} />
    </StoryApp>
  );
}

const meta = { component: Conflicts } satisfies Meta<typeof Conflicts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Chosen: Story = { args: { chosen: true } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
