import type {
  CheckResult,
  getThesisDirectory,
  ThesisDirectory,
  ThesisLogEntry,
} from '@qianwei/api/contract/thesis/directory';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, desc, eq, lte } from 'drizzle-orm';
import { thesisCheck } from '../../../db/schema/thesis-judging.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { findThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { shownDefence, shownHead, shownRules } from '../../../thesis/shown-thesis.ts';
import { shownTask } from '../../../thesis/thesis-duty.ts';
import { listThesisLog, nodeParts, type ThesisLogRow } from '../../../thesis/thesis-log.ts';
import { formatDateTime } from '../../../time.ts';
import { changeObstacles } from '../shared/change-obstacles.ts';
import { listThesisApplications } from '../shared/thesis-applications.ts';
import { shownUrge } from '../shared/urge.ts';
import { defenceScore } from './defence-score.ts';
import { directoryStages } from './directory-stages.ts';
import { readDocuments } from './thesis-documents.ts';
import { thesisOutline } from './thesis-outline.ts';

/** Checks of the first round: after a bad result a mended text is checked once more. A 复检 has one. */
const maxChecks = (roundNo: number): number => (roundNo === 1 ? 2 : 1);

/** The last published check. */
async function lastCheck(
  { db, fileUrl }: StudentContext,
  { row, plan, roundNo, now }: Thesis,
): Promise<CheckResult | null> {
  const [found] = await db
    .select()
    .from(thesisCheck)
    .where(
      and(
        eq(thesisCheck.studentPlanId, row.id),
        eq(thesisCheck.roundNo, roundNo),
        lte(thesisCheck.publishTime, now),
      ),
    )
    .orderBy(desc(thesisCheck.no))
    .limit(1);
  if (found === undefined) return null;
  const { no, dupRate, dupRateNoQuote, aigcRate, result, publishTime, reportFileId } = found;
  const left = result === 'PASSED' ? 0 : Math.max(0, maxChecks(roundNo) - no);
  return {
    ...{ roundNo, no, dupRate, dupRateNoQuote, aigcRate, result, left },
    maxDup: plan.limits.maxDup[row.thesisType ?? 'ORDINARY'],
    maxAigc: plan.limits.maxAigc,
    publishTime: formatDateTime(publishTime),
    reportUrl: reportFileId === null ? null : fileUrl(reportFileId),
  };
}

const operators = { STUDENT: () => '本人', STAFF: (name: string) => name, SYSTEM: () => '系统' } as const;

const matters = { THESIS: 'THESIS', THESIS_TOPIC: 'CHOICE', THESIS_CHANGE: 'CHANGE' } as const;

/** A line of the audit as its student reads it; a student's id is nowhere in it. */
const shownLog = ({
  bizType,
  time,
  operatorType,
  operatorId,
  action,
  node,
  opinion,
}: ThesisLogRow): ThesisLogEntry => ({
  time: formatDateTime(time),
  by: operators[operatorType](operatorId),
  // The audit has no other actions of a thesis (`audit.ts`).
  action: action as ThesisLogEntry['action'],
  matter: matters[bizType as keyof typeof matters],
  ...{ opinion, node: nodeParts(node).part },
});

const ticketPath = '/reviews/ticket';

/** The booked session with the place in its group; its ticket is printed once the groups are arranged. */
function deskDefence(thesis: Thesis): ThesisDirectory['defence'] {
  const session = shownDefence(thesis);
  const { defence } = thesis;
  if (session === null || defence === null) return null;
  const { site, groupNo, orderNo } = defence;
  const place = groupNo === null || orderNo === null ? null : { groupNo, orderNo };
  return { ...session, site, place, ticketPath: place && ticketPath };
}

/** 论文任务 of one of the student's theses. */
export async function readThesisDirectory(
  context: StudentContext,
  { studentPlanId, retest }: PayloadOf<typeof getThesisDirectory>,
): Promise<ThesisDirectory> {
  const { db, session, clock } = context;
  const now = clock.now();
  const thesis = await findThesis(db, session.studentId, studentPlanId, { now, retest });
  const [documents, scoreOfDefence, check, changes, applications, urge, log] = await Promise.all([
    readDocuments(db, thesis),
    defenceScore(db, thesis),
    lastCheck(context, thesis),
    changeObstacles(db, thesis),
    listThesisApplications(db, thesis),
    shownUrge(db, thesis),
    listThesisLog(db, thesis),
  ]);
  return {
    ...shownHead(thesis),
    score: thesis.row.score,
    level: thesis.row.level,
    task: shownTask(thesis),
    defence: deskDefence(thesis),
    rules: shownRules(thesis),
    stages: directoryStages(thesis, documents, scoreOfDefence),
    outline: thesisOutline(documents),
    ...{ check, ...changes, applications, urge },
    logs: log.toReversed().map(shownLog),
    serverTime: formatDateTime(now),
  };
}
