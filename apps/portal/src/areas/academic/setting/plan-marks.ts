import type {
  CourseSetting,
  PlanCourse,
  PlanCourseStatus,
} from '@qianwei/api/contract/academic/course-setting';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

type Mark = Pick<StateMarkProps, 'shape' | 'tone'>;

const marks: Readonly<Record<PlanCourseStatus, Mark>> = {
  PASSED: { shape: 'check', tone: 'success' },
  EXEMPT: { shape: 'check', tone: 'success' },
  REPLACED: { shape: 'check', tone: 'success' },
  APPLIED: { shape: 'full', tone: 'brand' },
  LEARNING: { shape: 'half', tone: 'brand' },
  NOT_TAKEN: { shape: 'open', tone: 'default' },
  FAILED: { shape: 'cross', tone: 'danger' },
  ABSENT: { shape: 'dash', tone: 'danger' },
  VIOLATION: { shape: 'cross', tone: 'danger' },
  EXEMPTION_PENDING: { shape: 'half', tone: 'warning' },
  THEORY_FIRST: { shape: 'dotted', tone: 'muted' },
  SIGN_UP_OPEN: { shape: 'full', tone: 'brand' },
  NOT_CHOSEN: { shape: 'open', tone: 'muted' },
  THESIS_LATER: { shape: 'dotted', tone: 'muted' },
};

/**
 * The state of a course of the plan, in words with their mark. An elective that counts until one is confirmed is 暂选.
 */
export function planStandingOf(
  { status, statusText, electiveGroup, courseCode }: PlanCourse,
  { electives }: Pick<CourseSetting, 'electives'>,
): Mark & { word: string } {
  const elective = electives.find(({ group }) => group === electiveGroup);
  const isTentative = elective?.chosen.length === 0 && elective.suggested.includes(courseCode);
  if (isTentative && (status === 'NOT_CHOSEN' || status === 'NOT_TAKEN'))
    return { shape: 'open', tone: 'warning', word: '暂选，待确认' };
  return { ...marks[status], word: statusText };
}

/** The courses of a group in the order of the plan, each practice course behind its written one. */
export function inPlanOrder(courses: readonly PlanCourse[]): PlanCourse[] {
  const practiceOf = (code: string) => courses.filter(({ theoryCode }) => theoryCode === code);
  const isBelow = ({ theoryCode }: PlanCourse) => courses.some(({ courseCode }) => courseCode === theoryCode);
  return courses
    .filter((course) => !isBelow(course))
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap((course) => [course, ...practiceOf(course.courseCode)]);
}
