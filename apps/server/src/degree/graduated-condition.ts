import { applyCharts, applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import { nearMomentWords } from '@qianwei/api/time/words';
import type { ShownCondition } from '../apply/apply-conditions.ts';
import { toPage } from '../eligibility/ways.ts';
import type { DegreeFacts, GraduationStanding } from './degree-facts.ts';

/** Working days in which what was mended is usually reviewed. */
const reviewDays = 5;

const path = '/apply/graduation';
const { levels } = applyCharts.GRADUATION;

/** Place of an application for graduation among its levels. */
function placeOf({ level }: GraduationStanding) {
  const place = levels.indexOf(level) + 1;
  return {
    actual: `${applyLevelTitles[level]}，第 ${place} 级`,
    need: `${levels.length} 级都通过`,
    stage: { place, places: levels.length, level },
  };
}

function standingCondition(graduation: GraduationStanding, now: Date): Omit<ShownCondition, 'name'> {
  const { status, level, returnedItems, returnUntil } = graduation;
  switch (status) {
    case 'APPROVED':
    case 'REPORTED':
    case 'GRANTED':
    case 'PUBLICITY':
      return { ok: true, actual: '审核通过', need: '审核通过' };
    case 'RETURNED': {
      const until =
        returnUntil === null ? '' : `${nearMomentWords(returnUntil.getTime(), now.getTime(), 'end')} 前`;
      const what = returnedItems.length === 0 ? '被退回' : `被退回 ${returnedItems.length} 处`;
      return {
        ...placeOf(graduation),
        ok: false,
        text: `毕业材料${what}，${until}补正，之后预计 ${reviewDays} 个工作日内审核。`,
        way: toPage('去补正毕业材料', path),
      };
    }
    case 'SUBMITTED':
    case 'AUDITING':
      return {
        ...placeOf(graduation),
        ok: false,
        text: `毕业申请正在审核，现在是${applyLevelTitles[level]}。`,
        way: toPage('看审核到哪了', path),
      };
    case 'REJECTED':
    case 'EXPIRED': {
      const actual = status === 'REJECTED' ? '未通过' : '逾期终止';
      const text = status === 'REJECTED' ? '毕业申请没有通过审核。' : '毕业材料没有按时补正，申请已终止。';
      return { ok: false, actual, need: '审核通过', text, way: toPage('看原因', path) };
    }
    case 'DRAFT':
      return {
        ok: false,
        actual: '已撤回',
        need: '审核通过',
        text: '毕业申请已撤回，还没有重新提交。',
        way: toPage('去提交毕业申请', path),
      };
  }
}

/** 毕业: graduated, or the application for graduation was approved at every level. */
export function graduatedCondition({ studies, graduation }: DegreeFacts): ShownCondition {
  const { status, graduateDate } = studies.record;
  if (status === 'GRADUATED') {
    const actual = graduateDate === null ? '已毕业' : `${graduateDate} 毕业`;
    return { name: '已经毕业', ok: true, actual, need: '已毕业' };
  }
  const name = '毕业申请审核通过';
  if (graduation !== null) return { name, ...standingCondition(graduation, studies.now) };
  const isFinished = studies.counted.courses.every(({ passed }) => passed);
  return {
    name,
    ok: false,
    actual: '未提交',
    need: '审核通过',
    text: isFinished ? '还没有提交毕业申请。' : '课程和论文都合格后，先申请毕业。',
    way: isFinished
      ? toPage('去提交毕业申请', path)
      : toPage('看怎样毕业最快', '/academic/exam/plan?view=planner'),
  };
}
