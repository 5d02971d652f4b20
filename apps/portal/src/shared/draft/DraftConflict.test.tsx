// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryApp } from '../client/story-client.tsx';
import { storyTime } from '../time/time.fixtures.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { formWords, type SignUpFields, twoConflicts } from './draft.fixtures.ts';
import type { DraftView } from './draft-view.ts';

type Shown = Pick<DraftView<SignUpFields>, 'conflicts' | 'unchosen' | 'resolve' | 'undo'>;

const show = (draft: Partial<Shown>) =>
  render(
    <StoryApp>
      <DraftConflict
        draft={{ conflicts: [], unchosen: {}, resolve: () => {}, undo: () => {}, ...draft }}
        words={formWords}
      />
    </StoryApp>,
  );

it('both versions of each field can be read, and a choice is asked for each before anything is merged', async () => {
  const resolve = vi.fn();
  const screen = await show({ conflicts: twoConflicts(parseMoment(storyTime)), resolve });
  const courses = screen.getByRole('radiogroup', { name: '实践课程' });
  const note = screen.getByRole('radiogroup', { name: '备注' });
  await expect.element(note).toHaveTextContent('希望安排在主校区考点');
  await expect.element(note).toHaveTextContent('（空）');
  await courses.getByRole('radio', { name: '用另一份' }).click({ force: true });
  await screen.getByRole('button', { name: '合并并继续填写' }).click();
  expect(resolve).not.toHaveBeenCalled();
  await expect.element(note).toHaveTextContent('请选一份');
  await note.getByRole('radio', { name: '用这台设备的' }).click({ force: true });
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  expect(resolve).toHaveBeenCalledWith({ courses: 'theirs', note: 'mine' });
});

it('the version that was not chosen can be had back', async () => {
  const undo = vi.fn();
  const screen = await show({ unchosen: { note: '' }, undo });
  await screen.getByRole('button', { name: '换成另一份' }).click();
  expect(undo).toHaveBeenCalledWith('note');
});
