import {
  type ExemptionBasis,
  exemptionBasisNames,
  type PlanCourse,
} from '@qianwei/api/contract/academic/course-setting';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { listDay, nearMonthWords } from '@qianwei/api/time/words';
import type { Result, StudyStanding } from '../../../studies/results.ts';
import { formatDay } from '../../../time.ts';
import type { SettingFacts } from './setting-facts.ts';

type Status = Pick<PlanCourse, 'status' | 'statusText'>;

/** Basis of an exemption, as short as the state of a course. */
const exemptNames: Readonly<Record<ExemptionBasis, string>> = {
  ...exemptionBasisNames,
  CET4: '四级',
  CET6: '六级',
};

/** `免考，四级`. */
const exemptText = ({ grade: { exemptBasis } }: Result): string =>
  exemptBasis === null ? '免考' : `免考，${exemptNames[exemptBasis]}`;

function passedStatus(best: Result, replacedFrom: string): Status {
  const { gradeType, level, finalScore } = best.grade;
  if (replacedFrom !== '') return { status: 'REPLACED', statusText: `顶替自 ${replacedFrom}` };
  if (gradeType === 'EXEMPT') return { status: 'EXEMPT', statusText: exemptText(best) };
  if (level !== null) return { status: 'PASSED', statusText: thesisLevelTitles[level] };
  return { status: 'PASSED', statusText: finalScore === null ? '合格' : `合格 ${finalScore}` };
}

/** A result that is not passed; null without any. */
function failedStatus(best: Result | null, learnRate: number, now: Date): Status | null {
  if (best === null) return null;
  const { result, finalScore } = best.grade;
  const month = best.period === null ? '' : nearMonthWords(best.period.startDate, now.getTime());
  if (result === 'VIOLATION') return { status: 'VIOLATION', statusText: `${month}违纪` };
  if (result === 'ABSENT')
    return learnRate > 0
      ? { status: 'LEARNING', statusText: `在学，${month}缺考` }
      : { status: 'ABSENT', statusText: `${month}缺考，可再报` };
  return { status: 'FAILED', statusText: `${finalScore ?? '不合格'}，可再报` };
}

/** A course of a graduate without a result: it was passed, where the results are kept. */
const unrecorded: Status = { status: 'NOT_TAKEN', statusText: '没有录入' };

function practiceStatus(
  { line }: StudyStanding,
  { standings, practiceWindow, now, record }: SettingFacts,
): Status {
  if (record.status === 'GRADUATED') return unrecorded;
  const { theoryCode } = line.course;
  const theory = standings.find(({ line: { course } }) => course.courseCode === theoryCode);
  if (theory?.passed === false) return { status: 'THEORY_FIRST', statusText: `先合格 ${theoryCode}` };
  if (practiceWindow.open !== null) return { status: 'SIGN_UP_OPEN', statusText: '现在可报名' };
  const { next } = practiceWindow;
  return {
    status: 'NOT_TAKEN',
    statusText:
      next === null ? '可报名，时间待公布' : `${listDay(next.startTime.getTime(), now.getTime())} 起可报名`,
  };
}

function thesisStatus({ best }: StudyStanding, { counted, thesis }: SettingFacts): Status {
  if (thesis?.row.overall === 'ONGOING') return { status: 'LEARNING', statusText: '进行中' };
  if (best !== null)
    return { status: 'FAILED', statusText: thesis === undefined ? '不合格，可重做' : '不合格，可复检' };
  const isLeft = counted.courses.some(({ line, passed }) => !passed && line.course.examMode !== 'THESIS');
  if (isLeft) return { status: 'THESIS_LATER', statusText: '都合格后选题' };
  return thesis === undefined
    ? { status: 'NOT_TAKEN', statusText: '可选题' }
    : { status: 'LEARNING', statusText: '进行中' };
}

function writtenStatus(
  { line, best }: StudyStanding,
  { underWay, learnRates, now, record }: SettingFacts,
): Status {
  const registration = underWay.find(({ course }) => course.id === line.course.id);
  if (registration !== undefined) {
    const isTaken = formatDay(now) > registration.period.endDate;
    return { status: 'APPLIED', statusText: isTaken ? '已考，待公布成绩' : '已报考' };
  }
  const learnRate = learnRates.get(line.course.id) ?? 0;
  const failed = failedStatus(best, learnRate, now);
  if (failed !== null) return failed;
  if (record.status === 'GRADUATED') return unrecorded;
  return learnRate > 0
    ? { status: 'LEARNING', statusText: `在学 ${learnRate}%` }
    : { status: 'NOT_TAKEN', statusText: '未考' };
}

/** An elective that is not what the student has chosen; null for what is. */
function notChosenStatus({ line }: StudyStanding, { counted }: SettingFacts): Status | null {
  const group = counted.groups.find(({ group: name }) => name === line.line.electiveGroup);
  if (group === undefined || group.chosen?.line === line) return null;
  const isSuggested = group.chosen === null && group.suggested.line === line;
  return { status: 'NOT_CHOSEN', statusText: isSuggested ? '暂选，待确认' : '未选' };
}

/** State of a course of the plan for the student, by name and in words. */
export function courseStatus(standing: StudyStanding, facts: SettingFacts): Status {
  const { line, best, passed, replacedFrom } = standing;
  if (passed && best !== null) return passedStatus(best, replacedFrom);
  const isPending = facts.exemptions.some(
    ({ courseId, status }) => courseId === line.course.id && status === 'PENDING',
  );
  if (isPending) return { status: 'EXEMPTION_PENDING', statusText: '免考待审' };
  const notChosen = notChosenStatus(standing, facts);
  if (notChosen !== null) return notChosen;
  if (line.course.examMode === 'THESIS') return thesisStatus(standing, facts);
  if (line.course.kind === 'PRACTICE')
    return failedStatus(best, 0, facts.now) ?? practiceStatus(standing, facts);
  return writtenStatus(standing, facts);
}
