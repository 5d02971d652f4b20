import { expect, it } from 'vitest';
import { freshCourse, lockedCourse, studiedCourse } from '../chapter/chapter.fixtures.ts';
import { lessonsOf, nextOutlined } from './next-lesson.ts';

const last = (lessonId: string) => ({ ...studiedCourse.last, lessonId }) as typeof studiedCourse.last;
const chosen = (outline: Parameters<typeof nextOutlined>[0]) => {
  const { kind, lesson, isLast } = nextOutlined(outline) ?? {};
  return [kind, lesson?.no, isLast];
};

it('04735 goes on in 4.2, and before anything was watched at its first lesson', () => {
  expect(chosen(studiedCourse)).toEqual(['CONTINUE', '4.2', true]);
  expect(chosen(freshCourse)).toEqual(['START', '1.1', false]);
});

it('a chapter that is not open yet is left out', () => {
  const next = nextOutlined({ ...lockedCourse, last: last('04735-c02-l04') });
  expect(next?.lesson.no).toBe('2.4');
  const twoDone = lockedCourse.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({ ...lesson, finished: chapter.no <= 2 })),
    })),
  }));
  expect(nextOutlined({ chapters: twoDone, last: null })?.kind).toBe('AGAIN');
});

it('a course without lessons has none', () => {
  expect(nextOutlined({ chapters: [], last: null })).toBeNull();
  expect(lessonsOf([])).toEqual([]);
});
