import type { ListedCourse } from '@qianwei/api/contract/course/list';
import { plainText, withoutZeros } from '@qianwei/studies';

/** Up to so many courses are seen at a glance, and need no search. */
export const maxWithoutSearch = 8;

/**
 * The courses that a student means by a name or a code, old codes too. Leading zeros may be left out: 3708 finds 15043, which was
 * 03708. An empty search finds all.
 */
export function findCourses(list: readonly ListedCourse[], keyword: string): readonly ListedCourse[] {
  const asked = plainText(keyword);
  if (asked === '') return list;
  return list.filter(
    ({ courseName, courseCode, oldCodes }) =>
      plainText(courseName).includes(asked) ||
      [courseCode, ...oldCodes].some(
        (code) => code.startsWith(asked) || withoutZeros(code).startsWith(asked),
      ),
  );
}
