import { ruleType } from '@qianwei/api/contract/thesis/stage';
import type { Advisor, ListedThesis, ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { formatDateTime } from '../time.ts';
import type { Thesis } from './read-thesis.ts';
import { deadlineOf, stageNow, statusOf } from './stage-state.ts';

/** A moment in an answer; null for none. */
export const shownMoment = (moment: Date | null | undefined) => (moment ? formatDateTime(moment) : null);

/** The teacher as the student reads it; null before a topic is passed. */
const shownAdvisor = ({ advisor }: Pick<Thesis, 'advisor'>): Advisor | null =>
  advisor && {
    advisorId: advisor.id,
    name: advisor.name,
    title: advisor.title,
    hours: advisor.hours,
    phone: advisor.phone,
    email: advisor.email,
  };

/** Parts of an answer that every page of a thesis has. */
type ThesisHead = Pick<
  ListedThesis,
  | 'studentPlanId'
  | 'planId'
  | 'planName'
  | 'majorCode'
  | 'majorName'
  | 'applyExamLevel'
  | 'thesisKind'
  | 'thesisType'
  | 'title'
  | 'advisor'
  | 'overall'
  | 'roundNo'
  | 'stage'
  | 'stageStatus'
  | 'deadline'
>;

/** A thesis as every page of it says it. */
export function shownHead(thesis: Thesis): ThesisHead {
  const { row, plan, major, record, thesisKind, roundNo } = thesis;
  const stage = stageNow(thesis);
  return {
    studentPlanId: row.id,
    planId: plan.id,
    planName: plan.name,
    majorCode: major.majorCode,
    majorName: major.name,
    applyExamLevel: record.applyExamLevel,
    thesisKind,
    thesisType: row.thesisType,
    title: row.title,
    advisor: shownAdvisor(thesis),
    overall: row.overall,
    roundNo,
    stage,
    stageStatus: statusOf(thesis, stage),
    deadline: shownMoment(deadlineOf(thesis, stage)),
  };
}

/** The rules of the batch of a thesis with their readings, in the order in which they are read. */
export const shownRules = ({ plan, rules }: Pick<Thesis, 'plan' | 'rules'>): ThesisList['rules'] =>
  ruleType.options.flatMap((type) => {
    const rule = rules.get(type);
    if (rule === undefined) return [];
    const { version, effectiveDate, readAt, readBefore } = rule;
    return [
      {
        ...{ planId: plan.id, ruleType: type, version, effectiveDate },
        readTime: shownMoment(readAt),
        isRenewed: readAt === null && readBefore !== null,
      },
    ];
  });

/** The session of the defence that is booked and not over, as every page says it; null without one. */
export const shownDefence = ({ defence, now }: Pick<Thesis, 'defence' | 'now'>): ListedThesis['defence'] =>
  defence === null || defence.endTime <= now
    ? null
    : {
        isOnline: defence.mode === 'ONLINE',
        startTime: formatDateTime(defence.startTime),
        endTime: formatDateTime(defence.endTime),
      };
