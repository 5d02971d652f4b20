import type { Day } from '@qianwei/api/time/moment';
import {
  accounting2021,
  accounting2024,
  computing2021,
  computing2026,
  type UsualSessions,
} from '../areas/academic/demo/usual-sessions.ts';
import type { Database } from '../db/database.ts';
import { courseReplace, planCourse } from '../db/schema/academic.ts';
import { demoCourses } from './courses.ts';
import type { Institution } from './load-institution.ts';

/** Written courses by the half-day in which they are usually examined, in the order of the plan. */
interface DemoPlan {
  readonly written: UsualSessions;
  /** Codes that are also examined in January; all are in April and October. */
  readonly alsoInJanuary: readonly string[];
  /** Two codes of which one is chosen. */
  readonly elective?: readonly [string, string];
  readonly practices: readonly string[];
  readonly thesis?: string;
  readonly notExemptable?: readonly string[];
}

/** The plans of screens §12.2 by major code and version, and one with the two practices of 冯雪 (§12.3). Half-days and months are demo values, not an official timetable. */
export const demoPlans: Readonly<Record<string, DemoPlan>> = {
  '080901 2026': {
    written: computing2026,
    alsoInJanuary: ['13003', '13013', '04735', '15043', '13180', '02324', '13000'],
    elective: ['13017', '04751'],
    practices: ['13014', '13004', '02334', '00899', '04736', '04748'],
    thesis: '14976',
    notExemptable: ['15040'],
  },
  '080901 2021': {
    written: computing2021,
    alsoInJanuary: ['03708', '02324', '02326', '04735'],
    practices: ['02334', '04736', '04748'],
    thesis: '14976',
  },
  '120203K 2024': {
    written: accounting2024,
    alsoInJanuary: ['03708', '13000', '04184', '13887', '13683', '13140', '11002', '03409'],
    practices: ['13753'],
    thesis: '14848',
  },
  '120203K 2021': {
    written: accounting2021,
    alsoInJanuary: ['03708', '13000', '04184', '13887', '13683', '13140', '11002', '03409'],
    practices: ['13753', '00897'],
    thesis: '14848',
  },
  '530701 2021': {
    written: [
      ['03706', 'C'],
      ['12656', 'D'],
      ['13124', 'D'],
      ['00018', 'B'],
      ['13125', 'B'],
      ['13886', 'C'],
      ['13126', 'B'],
      ['00041', 'A'],
      ['00058', 'A'],
      ['00896', 'A'],
      ['13167', 'C'],
      ['00893', 'D'],
      ['13949', 'A'],
      ['13480', 'B'],
      ['00043', 'C'],
    ],
    alsoInJanuary: ['03706', '00041', '00058', '00043'],
    practices: ['00019', '00897', '13168', '13950', '13481'],
  },
};

const theoryOf = new Map(demoCourses.PRACTICE.map(([code, , , theory = '']) => [code, theory]));

function linesOf(plan: DemoPlan) {
  const seqOf = new Map<string, number>();
  let seq = 0;
  for (const [code] of plan.written) {
    // The second elective shares the number of the first.
    if (code !== plan.elective?.[1]) seq += 1;
    seqOf.set(code, seq);
  }
  const written = plan.written.map(([courseId, usualSession]) => ({
    courseId,
    seq: seqOf.get(courseId) ?? 0,
    usualSession,
    usualMonths: plan.alsoInJanuary.includes(courseId) ? [1, 4, 10] : [4, 10],
    electiveGroup: plan.elective?.includes(courseId) ? '二选一' : '',
    chooseCount: plan.elective?.includes(courseId) ? 1 : 0,
    exemptable: !plan.notExemptable?.includes(courseId),
  }));
  const practices = plan.practices.map((courseId) => ({
    courseId,
    seq: seqOf.get(theoryOf.get(courseId) ?? '') ?? 0,
    exemptable: false,
  }));
  const thesis =
    plan.thesis === undefined ? [] : [{ courseId: plan.thesis, seq: seq + 1, exemptable: false }];
  return [...written, ...practices, ...thesis];
}

const replacedUntil: Day = '2028-12-31';

const replacements = [
  ['03708', '中国近现代史纲要', 2, '15043', ''],
  ['03709', '马克思主义基本原理概论', 4, '15044', ''],
  ['00015', '英语（二）', 14, '13000', ''],
  ['02326', '操作系统', 4, '13180', ''],
  ['02331', '数据结构', 4, '13003', '顶替以考办认定为准'],
] as const;

/** The courses of each plan, and which old ones count for present ones. */
export async function loadPlans(db: Database, { plans }: Pick<Institution, 'plans'>): Promise<void> {
  for (const [name, plan] of Object.entries(demoPlans)) {
    const planVersionId = plans.get(name);
    if (planVersionId === undefined) throw new Error(`No demo plan ${name}`);
    await db.insert(planCourse).values(linesOf(plan).map((line) => ({ ...line, planVersionId })));
  }
  await db.insert(courseReplace).values(
    replacements.map(([oldCode, oldName, oldCredit, newCode, note]) => ({
      oldCode,
      oldName,
      oldCredit,
      newCode,
      note,
      until: replacedUntil,
    })),
  );
}
