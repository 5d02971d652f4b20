// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

it('stays in sight on a phone however far down the student is, is read out at once, and leads to its questions', async () => {
  await page.viewport(360, 740);
  const draft = {
    unchosen: {},
    resolve: () => {},
    undo: () => {},
    conflicts: twoConflicts(parseMoment(storyTime)),
  };
  const form = (asked: Shown) => (
    <StoryApp>
      <DraftConflict draft={asked} words={formWords} />
      <p style={{ height: 3000 }}>登记表</p>
    </StoryApp>
  );
  const screen = await render(form({ ...draft, conflicts: [] }));
  scrollTo(0, 2000);
  await screen.rerender(form(draft));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('有 2 项在其他设备也改过，请各选一份。');
  const lead = screen.getByRole('button', { name: '去选' });
  await expect.element(lead).toBeInViewport();
  await lead.click();
  await expect.element(screen.getByRole('radiogroup', { name: '实践课程' })).toBeInViewport();
  await expect.element(lead).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
