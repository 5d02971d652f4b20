/** Texts by which a course is found. */
export interface SearchedCourse {
  readonly courseCode: string;
  readonly courseName: string;
  /** Codes that it had before. */
  readonly oldCodes: readonly string[];
}

/** How a text means a course. */
export interface CourseTextMatch {
  /** The old code that was meant; null where the present code or the name was. */
  readonly oldCode: string | null;
}

/** A text as it is compared in a search: half-width, without spaces, in lower case. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** A code as students say it, without its leading zeros: 3708 for 03708. */
export const withoutZeros = (code: string): string => code.replace(/^0+/, '');

/** True when a code begins with the typed text; leading zeros may be left out. False for an empty text. */
export function startsCode(code: string, typed: string): boolean {
  const asked = plainText(typed);
  const digits = withoutZeros(asked);
  return (asked !== '' && code.startsWith(asked)) || (digits !== '' && withoutZeros(code).startsWith(digits));
}

/** True when the typed text is the whole code; leading zeros may be left out. */
export const isWholeCode = (code: string, typed: string): boolean =>
  withoutZeros(code) === withoutZeros(plainText(typed));

/**
 * How a text means a course: it begins its code or an old one, leading zeros aside (3708 finds 15043, which was 03708), or is a
 * part of its name. Null when it does not; an empty text means every course.
 */
export function matchCourseText(
  { courseCode, courseName, oldCodes }: SearchedCourse,
  text: string,
): CourseTextMatch | null {
  const asked = plainText(text);
  if (plainText(courseName).includes(asked) || startsCode(courseCode, asked)) return { oldCode: null };
  const oldCode = oldCodes.find((code) => startsCode(code, asked));
  return oldCode === undefined ? null : { oldCode };
}
