import { getCourseQaList, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ChapterPage from './ChapterPage.tsx';
import {
  expiredCourse,
  freshCourse,
  lockedCourse,
  manyQuestions,
  materials,
  notesWithMarkup,
  studiedCourse,
  studyNoticePage,
} from './chapter.fixtures.ts';

const path = '/course/chapter/04735';

export default {
  component: StoryPage,
  args: { children: <ChapterPage />, path, route: '/course/chapter/:id' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const fixtures = (outline: CourseChapter): Fixture[] => [
  answers(getCourseChapter, outline),
  answers(getNoticeListNLog, studyNoticePage),
  answers(getCourseMaterialList, materials),
  answers(getCourseQaList, manyQuestions),
  answers(saveCourseQa, { qaId: 'qa-99', time: '2026-11-21 20:14:40' }),
  answers(getNoteList, notesWithMarkup),
  answers(saveNote, { noteId: 'note-5e518c7c', time: '2026-11-21 20:14:40' }),
  answers(deleteNote, {}),
];
const tab = (name: string): Story => ({
  args: { path: `${path}?tab=${name}`, fixtures: fixtures(studiedCourse) },
});

/** 周子墨 in 04735: open at 4.2, where it goes on from 0:42. */
export const Default: Story = { args: { fixtures: fixtures(studiedCourse) } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Notices: Story = tab('notices');
export const Materials: Story = tab('materials');
export const Questions: Story = tab('questions');
export const Notes: Story = tab('notes');
export const Score: Story = tab('score');
export const NotOpened: Story = {
  args: { fixtures: [refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通')] },
};
/** The chapters open one after the other. */
export const Locked: Story = { args: { fixtures: fixtures(lockedCourse) } };
export const NothingWatched: Story = { args: { fixtures: fixtures(freshCourse) } };
export const Expired: Story = { args: { fixtures: fixtures(expiredCourse) } };
