import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { type ApplyCondition, isLacking } from '@qianwei/api/contract/graduation/apply';
import type { DegreeCondition } from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import type { Day } from '@qianwei/api/time/moment';
import { calendarDaysLeft, dayWords } from '@qianwei/api/time/words';
import { levelCounts } from '@qianwei/studies';
import type { ShownCondition } from '../apply/apply-conditions.ts';
import { shownCondition } from '../apply/apply-conditions.ts';
import { toNotices, toOffice, toPage } from '../eligibility/ways.ts';
import { hasCheated } from '../student/sanctions.ts';
import { isThesis, passedThesis } from '../studies/results.ts';
import { averageCondition } from './average-condition.ts';
import { neededAverages } from './degree-average.ts';
import type { DegreeFacts } from './degree-facts.ts';
import { graduatedCondition } from './graduated-condition.ts';
import { languageCondition } from './language-condition.ts';

/** The level of a student has a degree; 专科 has none. */
export const isDegreeOffered = ({ plan, record }: DegreeFacts['studies']): boolean =>
  plan.degreeNeed !== null && record.applyExamLevel !== 'JUNIOR';

/** The reason that leaves a student without a degree: the level has none, or the 考籍 has ended without graduation; null without one. */
export function noDegreeReason(studies: DegreeFacts['studies']): string | null {
  const { applyExamLevel, status } = studies.record;
  if (!isDegreeOffered(studies)) return `${examLevelTitles[applyExamLevel]}没有学士学位，不需要申请`;
  if (status === 'NORMAL' || status === 'GRADUATED') return null;
  return `考籍${studentMajorStatusTitles[status]}，不能申请学位`;
}

function levelCondition({ studies }: DegreeFacts): ShownCondition {
  const { applyExamLevel } = studies.record;
  return {
    name: '本科层次',
    ok: isDegreeOffered(studies),
    actual: examLevelTitles[applyExamLevel],
    need: '本科或专升本',
    text: isDegreeOffered(studies) ? '' : `${examLevelTitles[applyExamLevel]}没有学士学位，不需要申请。`,
    way: toNotices,
  };
}

const toThesis = toPage('去论文管理', '/thesis/index');

function thesisScoreCondition({ studies, rules: { thesisMin } }: DegreeFacts): ShownCondition {
  const own = studies.counted.courses.find(isThesis);
  const noun = own?.line.course.thesisKind === 'DESIGN' ? '毕业设计' : '论文';
  const shown = { name: `${noun}成绩 ${thesisMin} 分以上`, need: `${thesisMin} 分` };
  const result = own?.best?.grade;
  if (own === undefined || result === undefined)
    return { ...shown, ok: false, actual: '没有成绩', text: `还没有${noun}成绩。`, way: toThesis };
  const { finalScore, level } = result;
  const score = finalScore ?? (level === null ? null : levelCounts(level));
  const ok = own.passed && score !== null && score >= thesisMin;
  const words = [
    finalScore === null ? '' : `${finalScore} 分`,
    level === null ? '' : thesisLevelTitles[level],
  ];
  const actual = words.filter((word) => word !== '').join('，');
  return {
    ...shown,
    ok,
    actual: actual === '' ? '不合格' : actual,
    text: ok ? '' : `${noun}成绩 ${actual}，未达到 ${thesisMin} 分。`,
    measure: finalScore === null ? null : { value: finalScore, need: thesisMin },
    // A passed thesis is not written again.
    ...(own.passed && !ok && { isFinal: true as const }),
    way: own.passed ? toOffice : toThesis,
  };
}

function cheatingCondition({ sanctions, studies }: DegreeFacts): ShownCondition {
  const violation = studies.results.find(
    ({ isPublished, grade }) => isPublished && grade.result === 'VIOLATION',
  );
  const ok = violation === undefined && !hasCheated(sanctions);
  const shown = { name: '无考试作弊记录', need: '没有作弊记录', ok };
  if (ok) return { ...shown, actual: '已核验' };
  const where =
    violation === undefined
      ? '有作弊处分'
      : `${violation.period?.name ?? violation.grade.periodName} ${violation.course.courseCode} 违纪`;
  return {
    ...shown,
    actual: '有记录',
    isFinal: true,
    text: `${where}，不能申请学位。对记录有疑问的，请联系办公室。`,
    way: toOffice,
  };
}

function thesisCheckCondition({ thesis, studies }: DegreeFacts): ShownCondition {
  const shown = { name: '论文检测合格', need: '合格' };
  if (thesis === null) {
    const isPassed = passedThesis(studies.counted.courses) !== undefined;
    const text = isPassed ? '论文还没有归档，由学院办理。' : '论文合格、归档后才有检测结果。';
    return { ...shown, ok: false, actual: '未归档', text, way: isPassed ? toOffice : toThesis };
  }
  const { copyRate, checkPassed } = thesis;
  const outcome = checkPassed ? '合格' : '不合格';
  const actual = copyRate === null ? outcome : `复制比 ${copyRate}%`;
  const text = checkPassed ? '' : '归档的论文检测不合格，不能申请学位。';
  return { ...shown, ok: checkPassed, actual, text, way: toOffice };
}

/** Days until a deadline: 剩 39 天. */
function leftWords(deadline: Date, now: Date): string {
  const days = calendarDaysLeft(deadline.getTime(), now.getTime(), 'end');
  return days === 0 ? '今天截止' : `剩 ${days} 天`;
}

/** Refusal of who comes too late. */
export const tooLateWords = (graduateDate: Day, months: number): string =>
  `已超过申请期限（毕业证签发 ${graduateDate} 后 ${months} 个月）`;

function timeCondition({
  deadline,
  isSubmitted,
  rules: { months },
  studies: { record, now },
}: DegreeFacts): ShownCondition {
  const shown = { name: `毕业证签发后 ${months} 个月内`, need: `${months} 个月内` };
  if (record.status !== 'GRADUATED') return { ...shown, ok: false, isLater: true, actual: '毕业后起算' };
  if (deadline === null || record.graduateDate === null) {
    const text = '考籍里没有毕业日期，请联系办公室登记。';
    return { ...shown, ok: false, actual: '日期未登记', text, way: toOffice };
  }
  if (isSubmitted) return { ...shown, ok: true, actual: '已按时提交' };
  const ok = now < deadline;
  return {
    ...shown,
    ok,
    actual: ok ? leftWords(deadline, now) : `${dayWords(deadline.getTime() - 1)}截止`,
    ...(!ok && { isFinal: true as const }),
    text: ok ? '' : tooLateWords(record.graduateDate, months),
    way: toOffice,
  };
}

type Reader = (facts: DegreeFacts, document: DegreeDocument | null) => readonly ShownCondition[];

const readers: Readonly<Record<DegreeCondition, Reader>> = {
  LEVEL: (facts) => [levelCondition(facts)],
  GRADUATED: (facts) => [graduatedCondition(facts)],
  AVERAGE: (facts) => neededAverages(facts).map((average) => averageCondition(facts, average)),
  THESIS_SCORE: (facts) => [thesisScoreCondition(facts)],
  LANGUAGE: (facts, document) => [languageCondition(facts, document)],
  CHEATING: (facts) => [cheatingCondition(facts)],
  THESIS_CHECK: (facts) => [thesisCheckCondition(facts)],
  TIME_LIMIT: (facts) => [timeCondition(facts)],
};

/** Once the degree is out of reach nobody is sent to an exam for it: only graduating goes on. */
const goesOn: readonly string[] = ['GRADUATED', 'TIME_LIMIT'];

/**
 * The conditions of the batch, in its order. `document` is what would be submitted: a certificate that was typed can prove the
 * language. The average of the core courses has a code of its own, AVERAGE_CORE.
 */
export function degreeConditions(facts: DegreeFacts, document: DegreeDocument | null): ApplyCondition[] {
  const conditions = facts.rules.conditions.flatMap((code) =>
    readers[code](facts, document).map((shown) =>
      shownCondition({ code, ...shown }, shown.basis ?? facts.bases.rules),
    ),
  );
  if (conditions.every(({ isFinal }) => isFinal === undefined)) return conditions;
  return conditions.map((condition) =>
    condition.isFinal || !isLacking(condition) || goesOn.includes(condition.code)
      ? condition
      : { ...condition, way: null, moreWays: [] },
  );
}
