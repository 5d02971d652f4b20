import type { ShelfStatus } from '@qianwei/api/contract/course/list';
import type { Database } from '../../../db/database.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { readStudies } from '../../../studies/studies.ts';
import { readCourses, type ServiceRow, type StudyCourse } from './access.ts';

/** A course on the student's shelf. */
export interface ShelvedCourse extends StudyCourse {
  readonly status: ShelfStatus;
  readonly service: ServiceRow | null;
  /** When the result that counts was published; null for a course that is not passed. */
  readonly passedAt: Date | null;
  /** The months, 1–12, in which it is usually examined. */
  readonly usualMonths: readonly number[];
}

/** Practice courses have their place in 实践测评, the thesis in 论文管理. */
const isShelved = ({ course: { kind } }: StudyCourse) => kind !== 'PRACTICE' && kind !== 'GRADUATION';

const statusOf = (passed: boolean, service: ServiceRow | null): ShelfStatus => {
  if (passed) return 'PASSED';
  return service === null ? 'CLOSED' : 'STUDYING';
};

/** The courses that count in the plan of a 考籍, and those opened beside it, in the order of the plan. */
export async function readShelf(
  db: Database,
  record: StudyRecord,
  services: ReadonlyMap<string, ServiceRow>,
  now: Date,
): Promise<ShelvedCourse[]> {
  const studies = await readStudies(db, record, now);
  const standings = new Map(studies.standings.map((standing) => [standing.line.course.id, standing]));
  const counted = studies.counted.courses.map(({ line }) => line.course.id);
  const ids = [...new Set([...counted, ...services.keys()])];
  const courses = new Map((await readCourses(db, ids)).map((found) => [found.course.id, found]));
  return ids.flatMap((id) => {
    const found = courses.get(id);
    if (found === undefined || !isShelved(found)) return [];
    const standing = standings.get(id);
    const service = services.get(id) ?? null;
    return {
      ...found,
      service,
      passedAt: standing?.passed === true ? (standing.best?.grade.publishTime ?? null) : null,
      status: statusOf(standing?.passed === true, service),
      usualMonths: standing?.line.line.usualMonths ?? [],
    };
  });
}

/** The courses that the student studies: those whose exams can clash. */
export const studyingOf = (shelf: readonly ShelvedCourse[]): StudyCourse['course'][] =>
  shelf.filter(({ status }) => status === 'STUDYING').map(({ course }) => course);
