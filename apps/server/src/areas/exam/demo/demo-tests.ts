import type { test } from '../../../db/schema/exam.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { blueprintOf, comprehensiveCourses } from './blueprints.ts';

type NewTest = typeof test.$inferInsert & { id: string };

/** Ids of the batches (bizId). */
export const batches = {
  practice: 'practice-now',
  earlier: 'practice-earlier',
  certificate: 'certificate-now',
};

/** Id of a course's 综合测验. */
export const comprehensiveOf = (courseCode: string) => `${courseCode}-comprehensive`;
/** Id of a course's 实践测评 or 证书测评. */
export const assessmentOf = (courseCode: string) => `${courseCode}-assessment`;

/** The names of the courses by code. */
type CourseNames = ReadonlyMap<string, string>;

const hundred = { totalScore: 100, passScore: 60 };

/** Two tries, a day apart; the analysis opens with the second or when the test closes (screens §5). */
function comprehensive(courseCode: string, names: CourseNames, calendar: DemoCalendar): NewTest {
  return {
    ...hundred,
    id: comprehensiveOf(courseCode),
    courseId: courseCode,
    name: `《${names.get(courseCode)}》综合测验`,
    type: 'COMPREHENSIVE',
    blueprint: blueprintOf(courseCode),
    minutes: 90,
    maxTry: 2,
    retryHours: 24,
    openTime: calendar.at('now-40d@09:00'),
    closeTime: calendar.at('now+7d@17:00'),
    conditions: { videoRate: 80 },
    analysisRule: 'CLOSED_OR_LAST_TRY',
  };
}

function assessment(
  courseCode: string,
  names: CourseNames,
  type: 'PRACTICE' | 'CERTIFICATE',
  assessMode: 'ONLINE' | 'REPORT' | 'COMPUTER' = 'ONLINE',
): NewTest {
  return {
    ...hundred,
    id: assessmentOf(courseCode),
    courseId: courseCode,
    name: `《${names.get(courseCode)}》${type === 'PRACTICE' ? '实践测评' : '证书测评'}`,
    type,
    blueprint: blueprintOf(courseCode),
    minutes: 60,
    maxTry: 3,
    conditions: { videoRate: 60, signedUp: true },
    assessMode,
  };
}

/** All tests of the demo. */
export function demoTests(names: CourseNames, calendar: DemoCalendar): NewTest[] {
  return [
    ...comprehensiveCourses.map((code) => comprehensive(code, names, calendar)),
    ...['13004', '04736', '13753'].map((code) => assessment(code, names, 'PRACTICE')),
    ...['02334', '00899'].map((code) => assessment(code, names, 'PRACTICE', 'REPORT')),
    ...['13014', '04748'].map((code) => assessment(code, names, 'PRACTICE', 'COMPUTER')),
    ...['90001', '90002'].map((code) => assessment(code, names, 'CERTIFICATE')),
  ];
}
