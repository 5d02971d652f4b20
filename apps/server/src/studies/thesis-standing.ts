import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import type { Occasion } from '@qianwei/api/contract/fields';
import type { Database } from '../db/database.ts';
import { listOpenTasks } from '../student/tasks.ts';
import { formatDateTime } from '../time.ts';
import type { StudyRecord } from './record.ts';
import type { StudyStanding } from './results.ts';

/** The duty that stands until a topic is chosen. */
const topicDuty = 'THESIS_TOPIC';
/** The menus under which the duties of a thesis stand. */
const thesisMenus = ['/thesis/index', '/thesisRetest/directory'];

/** Where the thesis of a student stands. */
export interface ThesisStanding {
  /** Null where the plan has no thesis. */
  readonly thesis: PlannerFacts['thesis'];
  /** What comes next of a thesis that is under way; null where no date is known. */
  readonly next: { readonly title: string; readonly at: string; readonly occasion: Occasion } | null;
}

/**
 * Where the thesis of a student stands: by its result, then by the phase of the 考籍. Theses have no tables yet, so that in the
 * phase THESIS only the duty to choose a topic says that none is chosen.
 */
export async function thesisStandingOf(
  db: Database,
  { studentId, studentMajorId, record: { phase } }: StudyRecord,
  standings: readonly StudyStanding[],
  now: Date,
): Promise<ThesisStanding> {
  const own = standings.find(({ line }) => line.course.thesisKind !== null);
  const kind = own?.line.course.thesisKind;
  if (own === undefined || kind == null) return { thesis: null, next: null };
  if (own.passed) return { thesis: { kind, stage: 'PASSED' }, next: null };
  if (phase !== 'THESIS' && phase !== 'RETEST') return { thesis: { kind, stage: 'TOPIC' }, next: null };
  const tasks = (await listOpenTasks(db, { studentId, studentMajorId }, now)).filter(({ menuPath }) =>
    thesisMenus.includes(menuPath),
  );
  const isToChoose = phase === 'THESIS' && tasks.some(({ code }) => code === topicDuty);
  if (isToChoose) return { thesis: { kind, stage: 'TOPIC' }, next: null };
  const [dated] = tasks.flatMap(({ deadline, deadlineTitle, occasion }) =>
    deadline === null || deadlineTitle === null
      ? []
      : [{ title: deadlineTitle, at: formatDateTime(deadline), occasion }],
  );
  return { thesis: { kind, stage: phase === 'RETEST' ? 'RETEST' : 'WRITING' }, next: dated ?? null };
}
