import type { ExamMode } from '@qianwei/api/contract/academic/exam-period';
import type { CatalogueCourse } from '@qianwei/api/contract/course/catalogue';
import type { ExamLevel } from '@qianwei/api/contract/exam-level';
import type { Database } from '../../db/database.ts';
import { nextExamsOf } from '../../studies/next-exams.ts';
import { formatDay } from '../../time.ts';
import { listEntries, outlinesOf } from './catalogue.queries.ts';
import { type CatalogueEntry, type CourseMatch, matchCourse } from './match-course.ts';

const maxListed = 50;

/** Keyword and filters of a search. */
export interface CatalogueSearch {
  readonly keyword: string;
  readonly level?: ExamLevel | undefined;
  readonly examMode?: ExamMode | undefined;
}

interface Found {
  readonly entry: CatalogueEntry;
  readonly match: CourseMatch;
}

const byRank = (a: Found, b: Found) =>
  a.match.rank - b.match.rank || (a.entry.course.courseCode < b.entry.course.courseCode ? -1 : 1);

/** Courses that match, the best first, at most 50; `total` counts all. */
export async function searchCatalogue(
  db: Database,
  { keyword, level, examMode }: CatalogueSearch,
  now: Date,
): Promise<{ list: CatalogueCourse[]; total: number }> {
  const entries = await listEntries(db, formatDay(now));
  const found = entries
    .filter(({ course }) => examMode === undefined || course.examMode === examMode)
    .filter(({ majors }) => level === undefined || majors.some((major) => major.level === level))
    .flatMap((entry): Found[] => {
      const match = matchCourse(entry, keyword);
      return match === null ? [] : [{ entry, match }];
    })
    .sort(byRank);
  const shown = found.slice(0, maxListed);
  const ids = shown.map(({ entry }) => entry.course.id);
  const outlines = await outlinesOf(db, ids);
  const exams = await nextExamsOf(db, ids, now);
  const list = shown.map(({ entry: { course, profile, old, majors }, match }) => ({
    courseId: course.id,
    subjectId: course.id,
    courseCode: course.courseCode,
    courseName: course.name,
    oldCodes: old.map(({ code }) => code),
    credit: course.credit,
    teacher: profile.teacher,
    tone: profile.tone,
    examMode: course.examMode,
    hours: profile.hours,
    lessonCount: outlines.get(course.id)?.lessonCount ?? 0,
    services: profile.services,
    chapters: outlines.get(course.id)?.chapters ?? [],
    majors: [...majors],
    nextExam: exams.get(course.id) ?? null,
    codeChange: match.old && {
      oldCode: match.old.code,
      oldName: match.old.name,
      oldCredit: match.old.credit,
    },
  }));
  return { list, total: found.length };
}
