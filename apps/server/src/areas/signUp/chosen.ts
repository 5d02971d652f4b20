import { errorCode } from '@qianwei/api/contract/envelope';
import type { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { signUpFee, yuanWords } from '@qianwei/studies';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { file } from '../../db/schema/file.ts';
import { blocked } from '../../eligibility/eligibility.ts';
import { noWayOut } from '../../eligibility/ways.ts';
import { fieldRefusal, notFound } from '../../http/refusal.ts';
import type { OfferedPractice, SiteRow } from './batches.ts';
import { practiceEligibility } from './sign-up-checks.ts';
import type { SignUpFacts } from './sign-up-facts.ts';

type Payload = PayloadOf<typeof submitSignUpNLog>;

/** Choice of a sign-up, checked against the batch and the person. */
export interface Chosen {
  readonly practices: readonly OfferedPractice[];
  readonly site: SiteRow;
  /** 分 */
  readonly fee: number;
}

function chosenPractices(facts: SignUpFacts, codes: readonly string[], now: Date): OfferedPractice[] {
  const { type, batch, practices } = facts;
  if (type !== 'PRACTICE') return [];
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) throw fieldRefusal({ courseCodes: '请选择要报的课程' });
  if (wanted.length > batch.maxCourse)
    throw blocked(errorCode.limitReached, {
      reason: `本批次最多报 ${batch.maxCourse} 门，请去掉 ${wanted.length - batch.maxCourse} 门再提交`,
      way: noWayOut('BESIDE'),
    });
  return wanted.map((courseCode) => {
    const practice = practices.find(({ course }) => course.courseCode === courseCode);
    if (practice === undefined) throw notFound();
    const { refusal } = practiceEligibility({ ...facts, practice }, now);
    if (refusal !== null) throw blocked(refusal.errorCode, refusal, { courseCode });
    return practice;
  });
}

function chosenSite({ sites }: SignUpFacts, siteId: string): SiteRow {
  const site = sites.find(({ id }) => id === siteId);
  if (site === undefined) throw fieldRefusal({ siteId: '请选择本批次的考点' });
  return site;
}

/** Throws 1040001 at the fields that only the foreign language exam has. */
function requireExamFields({ type, batch }: SignUpFacts, payload: Payload): void {
  if (type !== 'ENGLISH') return;
  const { language, studyForm, freshGraduate } = payload;
  const errors = {
    ...(language === null || !batch.languages.includes(language) ? { language: '请选择语种' } : {}),
    ...(studyForm === null ? { studyForm: '请选择学习形式' } : {}),
    ...(freshGraduate === null ? { freshGraduate: '请选择是否应届' } : {}),
  };
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}

/** Throws 1050002 when a result suffices already and the student has not said that it is meant. */
function requireNotPassed({ passed }: SignUpFacts, { despitePassed }: Payload): void {
  if (passed === null || despitePassed) return;
  throw blocked(
    errorCode.notEligible,
    {
      reason: `你已有合格成绩（${passed.score} 分，${passed.batchName}），无需再报`,
      way: noWayOut('BESIDE'),
    },
    { fieldErrors: { despitePassed: '确实要再考，请勾选后提交' } },
  );
}

/** 分; staff may have raised the prices since the sign-up that stands. */
function feeOf({ batch, own }: SignUpFacts, practices: readonly OfferedPractice[]): number {
  const courseList = practices.map(({ offer, course }) => ({
    courseCode: course.courseCode,
    fee: offer.fee,
  }));
  const codes = courseList.map(({ courseCode }) => courseCode);
  const isStanding = own !== null && own.row.status !== 'CANCELLED';
  const standing = isStanding
    ? { courseCodes: own.items.flatMap(({ course }) => course?.courseCode ?? []), fee: own.row.fee }
    : null;
  return signUpFee({ ...batch, courseList }, codes, standing);
}

/** A change of a paid sign-up never costs more than was paid: a higher fee needs a new one. */
function requireAffordable({ own }: SignUpFacts, fee: number): void {
  const isPaid = own?.row.status === 'PENDING' || own?.row.status === 'RETURNED';
  const paid = isPaid ? own.row.paid : 0;
  if (paid === 0 || fee <= paid) return;
  throw blocked(errorCode.stateForbids, {
    reason: `已缴 ${yuanWords(paid)}，修改后的费用不能超过它；要多报，请先撤销（费用退回）再重新报名`,
    way: noWayOut('BESIDE'),
  });
}

/** Throws 1040001 for a photo that is not the person's own, checked and still stored. */
async function requirePhoto(db: Database, studentId: string, photoFileId: string): Promise<void> {
  const own = and(eq(file.id, photoFileId), eq(file.studentId, studentId), eq(file.status, 'STORED'));
  const [found] = await db
    .select({ id: file.id })
    .from(file)
    .where(and(own, inArray(file.scene, ['SIGNUP_PHOTO', 'GRAD_PHOTO'])));
  if (found === undefined) throw fieldRefusal({ photoFileId: '未找到照片，请重新上传' });
}

/** Checks what was typed. Throws with the reason, the same that the page shows before the submission. */
export async function requireChosen(
  db: Database,
  facts: SignUpFacts,
  payload: Payload,
  now: Date,
): Promise<Chosen> {
  const practices = chosenPractices(facts, payload.courseCodes, now);
  const site = chosenSite(facts, payload.siteId);
  requireExamFields(facts, payload);
  requireNotPassed(facts, payload);
  await requirePhoto(db, facts.studies.studentId, payload.photoFileId);
  const fee = feeOf(facts, practices);
  requireAffordable(facts, fee);
  if (fee !== payload.fee) throw fieldRefusal({ fee: `费用现在是 ${yuanWords(fee)}，请核对后再提交` });
  return { practices, site, fee };
}
