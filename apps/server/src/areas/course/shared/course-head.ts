import type { StudyCourse } from './access.ts';

/** A course as `courseHead` of the contract names it. */
export const shownCourse = ({ course, profile }: StudyCourse) => ({
  courseId: course.id,
  subjectId: course.id,
  courseCode: course.courseCode,
  courseName: course.name,
  oldCodes: profile.oldCodes,
  credit: course.credit,
  teacher: profile.teacher,
  tone: profile.tone,
});
