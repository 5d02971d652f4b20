import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import {
  goingOn,
  stageStatusTitles,
  thesisOverallTitles,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import type { Database } from '../db/database.ts';
import { listTheses, type Thesis } from '../thesis/read-thesis.ts';
import { stageNow, statusOf } from '../thesis/stage-state.ts';
import { dutyOf } from '../thesis/thesis-duty.ts';
import { formatDateTime } from '../time.ts';
import { isThesis } from './results.ts';
import type { Studies } from './studies.ts';

type Standing = NonNullable<PlannerFacts['thesis']>;

/** The theses of the 考籍; without one no statement is made. */
export async function ownTheses(db: Database, { hasThesis, studentId, studentMajorId, now }: Studies) {
  const all = hasThesis ? await listTheses(db, studentId, now) : [];
  return all.filter(({ row }) => row.studentMajorId === studentMajorId);
}

/** The thesis of the 考籍 that is going on: the database lets it have one. Undefined without one. */
export const thesisGoingOn = (theses: readonly Thesis[]): Thesis | undefined =>
  theses.find(({ row }) => goingOn.includes(row.overall));

/** The next dated event of a thesis: its defence, once a session is booked, else the deadline of its duty; null without one. */
function nextDateOf(thesis: Thesis): Standing['next'] {
  const { defence, now, retestUntil, row } = thesis;
  if (row.overall !== 'ONGOING')
    return (
      retestUntil && { title: '复检论文提交截止', at: formatDateTime(retestUntil), occasion: 'DEADLINE' }
    );
  if (defence !== null && defence.startTime > now)
    return {
      title: defence.mode === 'ONLINE' ? '线上答辩' : '现场答辩',
      at: formatDateTime(defence.startTime),
      occasion: 'START',
    };
  const { deadlineTitle, deadline, occasion = 'DEADLINE' } = dutyOf(thesis) ?? {};
  return deadlineTitle && deadline ? { title: deadlineTitle, at: formatDateTime(deadline), occasion } : null;
}

/** State of the thesis of a 考籍, by its result, else by its stages; null where the plan has none. */
export function thesisStandingOf(
  { standings }: Pick<Studies, 'standings'>,
  theses: readonly Thesis[],
): PlannerFacts['thesis'] {
  const own = standings.find(isThesis);
  const kind = own?.line.course.thesisKind;
  if (own === undefined || kind == null) return null;
  if (own.passed) return { kind, stage: 'PASSED', next: null };
  const thesis = thesisGoingOn(theses);
  if (thesis === undefined || statusOf(thesis, 'TOPIC') !== 'PASSED')
    return { kind, stage: 'TOPIC', next: null };
  const stage = thesis.row.overall === 'ONGOING' ? 'WRITING' : 'RETEST';
  return { kind, stage, next: nextDateOf(thesis) };
}

/** Words of a thesis that is not passed: 未开始, 未选题, 开题报告退回修改, 复检中. */
export function thesisStageWords(theses: readonly Thesis[]): string {
  const thesis = thesisGoingOn(theses);
  if (thesis === undefined) return '未开始';
  if (thesis.row.overall !== 'ONGOING') return thesisOverallTitles[thesis.row.overall];
  const stage = stageNow(thesis);
  const status = statusOf(thesis, stage);
  if (status === 'TODO' && (stage === 'RULE' || stage === 'TOPIC')) return '未选题';
  return `${thesisStageTitles[stage]}${stageStatusTitles[status]}`;
}
