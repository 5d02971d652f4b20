import { type ExamLevel, examLevelTitles } from '@qianwei/api/contract/exam-level';
import { plainText, startsCode } from '@qianwei/studies';
import type { course } from '../../db/schema/course.ts';
import type { courseProfile } from '../../db/schema/lesson.ts';

/** A course under the code that it had before. */
export interface OldCourse {
  readonly code: string;
  readonly name: string;
  readonly credit: number;
}

/** A course of the catalogue with what it is found by. */
export interface CatalogueEntry {
  readonly course: typeof course.$inferSelect;
  readonly profile: typeof courseProfile.$inferSelect;
  readonly old: readonly OldCourse[];
  readonly majors: readonly {
    readonly majorCode: string;
    readonly majorName: string;
    readonly level: ExamLevel;
  }[];
}

/** How well a course matches. */
export interface CourseMatch {
  /** 0 is best. */
  readonly rank: number;
  /** The old course that was meant as well; null where the present one alone was. */
  readonly old: OldCourse | null;
}

const codeLength = 5;
/** A shorter beginning of a major's code would bring whole plans for a part of a course's code. */
const minMajorCodeLength = 6;

const ranks = { code: 0, name: 1, nameStart: 2, namePart: 3, codeStart: 4, oldName: 5, major: 6 };

function ranksOf({ course, old, majors }: CatalogueEntry, typed: string): number[] {
  const isCode = /^\d{2,5}$/.test(typed);
  const name = plainText(course.name);
  const codes = [course.courseCode, ...old.map(({ code }) => code)];
  const found: [number, boolean][] = [
    [ranks.code, isCode && codes.includes(typed.padStart(codeLength, '0'))],
    [ranks.name, name === typed],
    [ranks.nameStart, name.startsWith(typed)],
    [ranks.namePart, name.includes(typed)],
    [ranks.codeStart, isCode && codes.some((code) => startsCode(code, typed))],
    [ranks.oldName, old.some((before) => plainText(before.name).includes(typed))],
    [
      ranks.major,
      majors.some(
        ({ majorCode, majorName, level }) =>
          plainText(`${majorName}（${examLevelTitles[level]}）`).includes(typed) ||
          (typed.length >= minMajorCodeLength && plainText(majorCode).startsWith(typed)),
      ),
    ],
  ];
  return found.filter(([, matches]) => matches).map(([rank]) => rank);
}

/**
 * How well a course matches a keyword: by its code or an old one, by its name or an old one, or by its major; null when
 * it does not. Leading zeros may be left out.
 */
export function matchCourse(entry: CatalogueEntry, keyword: string): CourseMatch | null {
  const typed = plainText(keyword);
  const [rank] = ranksOf(entry, typed);
  if (rank === undefined || typed === '') return null;
  const isCode = /^\d+$/.test(typed);
  const isPresentCode = entry.course.courseCode === typed.padStart(codeLength, '0');
  const old = entry.old.find(({ code, name }) =>
    isCode ? !isPresentCode && startsCode(code, typed) : plainText(name).includes(typed),
  );
  return { rank, old: old ?? null };
}
