import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import {
  type CourseChapter,
  getCourseChapter,
  type OutlinedLesson,
} from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { getNoteList, type NoteList } from '@qianwei/api/contract/course/note';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { noticePage } from '../../../shared/notices/notice-list.fixtures.ts';
import materialListRecorded from './material-list.recorded.json';
import noteListRecorded from './note-list.recorded.json';
import questionListRecorded from './question-list.recorded.json';
import studiedCourseRecorded from './studied-course.recorded.json';

/** 04735 of 周子墨: the 综合测验 runs, lesson 4.2 was left at 0:42. */
export const studiedCourse: CourseChapter = recordedAnswer(getCourseChapter, studiedCourseRecorded);

/** The chapters of 04735 with each lesson changed. */
const chaptersWith = (change: (lesson: OutlinedLesson) => Partial<OutlinedLesson>) =>
  studiedCourse.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({ ...lesson, ...change(lesson) })),
    })),
  }));

/** Nothing was watched, and no test taken. */
export const freshCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...studiedCourse,
  course: { ...studiedCourse.course, videoRate: 0 },
  chapters: chaptersWith(() => ({ watchRate: 0, finished: false, position: 0 })).map((chapter) => ({
    ...chapter,
    finishedCount: 0,
    watchRate: 0,
    test: chapter.test && { ...chapter.test, usedTry: 0, best: null, passed: false },
  })),
  levels: studiedCourse.levels.map((level) => ({ ...level, done: 0 })),
  lastLessonId: '04735-c01-l01',
  last: null,
  counts: { ...studiedCourse.counts, notices: 0, questions: 0, notes: 0 },
  process: studiedCourse.process && {
    ...studiedCourse.process,
    score: 0,
    points: 0,
    parts: studiedCourse.process.parts.map((part) => ({ ...part, score: 0 })),
    chapterScores: studiedCourse.process.chapterScores.map(() => null),
    performance: studiedCourse.process.performance.map((item) => ({ ...item, got: 0, count: 0 })),
  },
  compTest: studiedCourse.compTest && {
    ...studiedCourse.compTest,
    best: null,
    usedTry: 0,
    runningUntil: null,
  },
});

/** The chapters open one after the other: the second is being studied. */
export const lockedCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...freshCourse,
  chapters: freshCourse.chapters.map((chapter) => ({
    ...chapter,
    ...(chapter.no === 1 && studiedCourse.chapters[0]),
    unlockAfter: chapter.no > 2 ? chapter.no - 1 : null,
  })),
  lastLessonId: '04735-c02-l01',
});

/** The service has ended: the videos cannot be played. */
export const expiredCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...studiedCourse,
  course: {
    ...studiedCourse.course,
    service: studiedCourse.course.service && {
      ...studiedCourse.course.service,
      status: 'EXPIRED',
      openDate: '2024-10-25',
      expireTime: '2026-10-26 00:00:00',
    },
  },
  process: studiedCourse.process && { ...studiedCourse.process, end: 'EXPIRED' },
  compTest: null,
});

/** The course is passed, and its service still runs. */
export const passedCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...studiedCourse,
  process: studiedCourse.process && { ...studiedCourse.process, end: 'PASSED' },
  compTest: null,
});

/** The questions of 04735: an open one and three answered ones of 周子墨, and some of others. */
const questions = recordedAnswer(getCourseQaList, questionListRecorded);

/** More of them than stand on a page, the first with a picture. */
export const manyQuestions = fixtureOf(getCourseQaList, {
  ...questions,
  list: questions.list.map((question, index) => ({
    ...question,
    files:
      index === 0 ? [{ fileId: 'file-1', name: '我的查询结果.png', size: 186_854, url: '/files/1' }] : [],
  })),
  total: 14,
});

const notes: NoteList = recordedAnswer(getNoteList, noteListRecorded);

/** 周子墨's notes of 04735; the one at 0:21 of 4.2 looks like markup and is text. */
export const notesWithMarkup: NoteList = fixtureOf(getNoteList, {
  list: notes.list.map((note) =>
    note.noteId === 'note-5e518c7c'
      ? { ...note, content: '<b>HAVING</b> 里才能写聚集函数：\nHAVING COUNT(*) > 3' }
      : note,
  ),
});

/** The files of 04735. */
export const materials = recordedAnswer(getCourseMaterialList, materialListRecorded);

const studyNotices = noticePage().list.filter(({ category }) => category === 'STUDY');

/** The notices about studying. */
export const studyNoticePage = noticePage({ list: studyNotices, total: studyNotices.length });
