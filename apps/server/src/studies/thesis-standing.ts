import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import type { Database } from '../db/database.ts';
import { listOpenTasks } from '../student/tasks.ts';
import { formatDateTime } from '../time.ts';
import type { Studies } from './studies.ts';

/** The duty that stands until a topic is chosen. */
const topicDuty = 'THESIS_TOPIC';
/** The menus under which the duties of a thesis stand. */
const thesisMenus = ['/thesis/index', '/thesisRetest/directory'];

/**
 * State of a student's thesis: by its result, then by the phase of the 考籍; null where the plan has none. Theses have no
 * tables yet, so that in the phase THESIS only the duty to choose a topic says that none is chosen.
 */
export async function thesisStandingOf(
  db: Database,
  { studentId, studentMajorId, record: { phase }, standings, now }: Studies,
): Promise<PlannerFacts['thesis']> {
  const own = standings.find(({ line }) => line.course.thesisKind !== null);
  const kind = own?.line.course.thesisKind;
  if (own === undefined || kind == null) return null;
  if (own.passed) return { kind, stage: 'PASSED', next: null };
  if (phase !== 'THESIS' && phase !== 'RETEST') return { kind, stage: 'TOPIC', next: null };
  const tasks = (await listOpenTasks(db, { studentId, studentMajorId }, now)).filter(({ menuPath }) =>
    thesisMenus.includes(menuPath),
  );
  if (phase === 'THESIS' && tasks.some(({ code }) => code === topicDuty))
    return { kind, stage: 'TOPIC', next: null };
  const [dated = null] = tasks.flatMap(({ deadline, deadlineTitle, occasion }) =>
    deadline === null || deadlineTitle === null
      ? []
      : [{ title: deadlineTitle, at: formatDateTime(deadline), occasion }],
  );
  return { kind, stage: phase === 'RETEST' ? 'RETEST' : 'WRITING', next: dated };
}
