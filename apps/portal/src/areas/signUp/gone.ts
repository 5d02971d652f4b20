import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import type { SignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';

/** Chosen courses that the batch, or the plan of the student, has no more: a draft may be older than both. */
export function goneCourses(
  { courseCodes }: SignUpDocument,
  { courseList }: SignUpBatch,
  { courses }: OpenedSignUp,
): readonly string[] {
  const has = (list: readonly { courseCode: string }[], code: string) =>
    list.some(({ courseCode }) => courseCode === code);
  return courseCodes.filter((code) => !has(courseList, code) || !has(courses, code));
}

/** True when a site is chosen that the batch still has. */
export const hasSite = ({ siteId }: SignUpDocument, { siteList }: SignUpBatch): boolean =>
  siteList.some((site) => site.siteId === siteId);
