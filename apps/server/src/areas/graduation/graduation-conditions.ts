import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import type { Way } from '@qianwei/api/contract/eligibility';
import type { ApplyCondition, ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import type { GraduationCondition } from '@qianwei/api/contract/graduation/apply-rules';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { listDay } from '@qianwei/api/time/words';
import { batchStatus } from '../../apply/apply-batches.ts';
import { type ShownCondition, shownCondition } from '../../apply/apply-conditions.ts';
import type { ApplyFacts } from '../../apply/apply-form.ts';
import type { preEducation } from '../../db/schema/student.ts';
import { noWayOut, toExamPlan, toOffice, toPage } from '../../eligibility/ways.ts';
import { type SanctionRow, standingSanctions } from '../../student/sanctions.ts';
import { isThesis, type StudyStanding } from '../../studies/results.ts';
import { formatDateTime, formatDay } from '../../time.ts';

/** Facts that decide whether a student can graduate. */
export interface GraduationFacts extends ApplyFacts<'GRADUATION'> {
  /** Null where none was entered. */
  readonly preEducation: typeof preEducation.$inferSelect | null;
  readonly sanctions: readonly SanctionRow[];
  readonly materials: readonly ApplyMaterial[];
  /** The document to be submitted; null before anything was typed. */
  readonly document: GraduationDocument | null;
}

const namesOf = (standings: readonly StudyStanding[]): string =>
  standings.map(({ line: { course } }) => `${course.courseCode} ${course.name}`).join('、');
const scoreWords = (score: number | null | undefined): string => (score == null ? '合格' : `${score} 分`);

function courses({ studies }: GraduationFacts): ShownCondition {
  const asked = studies.counted.courses.filter((standing) => !isThesis(standing));
  const open = asked.filter(({ passed }) => !passed);
  return {
    name: '课程全部合格',
    ok: open.length === 0,
    actual: `${asked.length - open.length}/${asked.length} 门`,
    need: `${asked.length} 门`,
    text: open.length === 0 ? '' : `还差 ${open.length} 门：${namesOf(open)}`,
    way: toExamPlan,
    measure: { value: asked.length - open.length, need: asked.length },
  };
}

function credits({ studies: { counted, plan } }: GraduationFacts): ShownCondition {
  const { creditDone } = counted;
  return {
    name: '总学分',
    ok: creditDone >= plan.minCredit,
    actual: `${creditDone}/${plan.minCredit}`,
    need: `${plan.minCredit} 学分`,
    text:
      creditDone >= plan.minCredit ? '' : `已得 ${creditDone} 学分，还差 ${plan.minCredit - creditDone} 学分`,
    way: toPage('看课程设置', '/academic/course/setting'),
    measure: { value: creditDone, need: plan.minCredit },
  };
}

function practices({ studies }: GraduationFacts): ShownCondition | null {
  const asked = studies.counted.courses.filter(({ line }) => line.course.examMode === 'PRACTICE');
  if (asked.length === 0) return null;
  const open = asked.filter(({ passed }) => !passed);
  const done = asked.map(
    ({ line, best }) => `${line.course.courseCode}，${scoreWords(best?.grade.finalScore)}`,
  );
  return {
    name: '实践考核',
    ok: open.length === 0,
    actual:
      open.length === 0
        ? done.length > 2
          ? `${done.length} 门合格`
          : done.join('；')
        : `还差 ${open.length} 门`,
    need: '全部合格',
    text: open.length === 0 ? '' : `还差 ${namesOf(open)}`,
    way: toPage('看实践考核报名', '/practiceSignUp'),
  };
}

function thesis({ studies }: GraduationFacts): ShownCondition | null {
  const own = studies.counted.courses.find(isThesis);
  if (own === undefined) return null;
  const { finalScore = null, level = null } = own.best?.grade ?? {};
  const words = [
    finalScore === null ? '' : `${finalScore} 分`,
    level === null ? '' : thesisLevelTitles[level],
  ];
  return {
    name: own.line.course.thesisKind === 'DESIGN' ? '毕业设计' : '毕业论文',
    ok: own.passed,
    actual: own.passed ? words.filter((word) => word !== '').join('，') : '未合格',
    need: '合格',
    text: own.passed ? '' : '论文（设计）合格后才能申请毕业',
    way: toPage('看论文管理', '/thesis/index'),
  };
}

function education({ preEducation: found, studies: { record } }: GraduationFacts): ShownCondition | null {
  if (record.applyExamLevel !== 'TOP_UP') return null;
  const ok = found?.checkStatus === 'PASSED';
  const actual = { PENDING: '查验中', FAILED: '未通过', NONE: '未登记' };
  const day = ok && found.checkedAt !== null ? `${listDay(formatDateTime(found.checkedAt))} ` : '';
  return {
    name: '前置学历查验',
    ok,
    actual: ok
      ? `${day}通过`
      : actual[
          found?.checkStatus === undefined ? 'NONE' : found.checkStatus === 'FAILED' ? 'FAILED' : 'PENDING'
        ],
    need: '通过查验',
    text: ok ? '' : '前置学历尚未通过查验',
    way: toOffice,
  };
}

/** To the step of the form with the materials, while it can be filled in. */
const toMaterials = ({ row, batch, studies: { now } }: GraduationFacts): Way =>
  row?.status === 'RETURNED' ||
  ((row === null || row.status === 'DRAFT') && batchStatus(batch, now) === 'OPEN')
    ? toPage('去材料一步', '/apply/graduation?step=materials')
    : noWayOut('BESIDE');

function moral(facts: GraduationFacts): ShownCondition {
  const { document, materials } = facts;
  const files = materials.find(({ code }) => code === 'MORAL_FORM')?.files ?? [];
  const chosen = document?.moralForm ?? [];
  // A new file in the place of a checked one is still to be looked at.
  const isChecked = files.some(
    ({ fileId, checked }) => checked !== null && (chosen.length === 0 || chosen.includes(fileId)),
  );
  const ok = isChecked || chosen.length > 0;
  const standing = isChecked ? '已盖章' : '已上传';
  return {
    name: '思想品德鉴定',
    ok,
    actual: ok ? standing : '未上传',
    need: '单位或社区盖章的鉴定表',
    text: ok ? '' : '请上传盖章的思想品德鉴定表',
    way: toMaterials(facts),
  };
}

function sanctions({ sanctions: all }: GraduationFacts): ShownCondition {
  const [standing] = standingSanctions(all);
  return {
    name: '无未解除处分',
    ok: standing === undefined,
    actual: standing === undefined ? '已核验' : `${listDay(standing.decidedDay)} 的处分未解除`,
    need: '没有未解除的处分',
    text: standing === undefined ? '' : '处分解除后才能申请毕业',
    way: toOffice,
  };
}

function photo(facts: GraduationFacts): ShownCondition {
  const { document, materials, row, studies } = facts;
  const files = materials.find(({ code }) => code === 'GRAD_PHOTO')?.files ?? [];
  const chosen = files.find(({ fileId }) => fileId === document?.photo[0]);
  const { width, height } = photoPixels;
  const need = `${width}×${height} 像素的 JPG`;
  const name = '照片合格';
  const way = toMaterials(facts);
  if (chosen === undefined)
    return { name, need, ok: false, actual: '未选照片', text: '请选择或上传电子注册照片', way };
  if (chosen.width !== width || chosen.height !== height) {
    const text = `照片须为 ${width}×${height} 像素的 JPG，当前为 ${chosen.width}×${chosen.height}`;
    return { name, need, ok: false, actual: `${chosen.width}×${chosen.height}`, text, way };
  }
  // A photo that was young enough when it was handed in stays so during the review.
  const day = formatDay(
    row !== null && row.status !== 'RETURNED' && row.status !== 'DRAFT' ? row.appliedAt : studies.now,
  );
  if (chosen.validUntil !== null && chosen.validUntil < day)
    return { name, need, ok: false, actual: '已过期', text: '照片已超过有效的月数，请换一张近期拍的', way };
  const isReturned = row?.status === 'RETURNED' && row.returnedItems.some(({ item }) => item === 'PHOTO');
  return { name, need, ok: true, actual: isReturned ? '已换好' : `${width}×${height}`, text: '', way };
}

const read: Readonly<Record<GraduationCondition, (facts: GraduationFacts) => ShownCondition | null>> = {
  COURSES: courses,
  CREDITS: credits,
  PRACTICES: practices,
  THESIS: thesis,
  PRE_EDUCATION: education,
  MORAL: moral,
  SANCTION: sanctions,
  PHOTO: photo,
};

/** The conditions of the batch, in its order; those that do not concern the student's plan are left out. */
export function graduationConditions(facts: GraduationFacts): ApplyCondition[] {
  const { row, rules } = facts.rules;
  const basis = { title: row.basisTitle, date: row.basisDate, path: row.basisPath };
  return rules.conditions.flatMap((code) => {
    const shown = read[code](facts);
    return shown === null ? [] : [shownCondition({ ...shown, code }, basis)];
  });
}
