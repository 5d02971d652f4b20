import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { GraduationApply, GraduationHolder } from '@qianwei/api/contract/graduation/graduation';
import {
  emptyGraduationDocument,
  type GraduationDocument,
  type GraduationPart,
  graduationPart,
} from '@qianwei/api/contract/graduation/graduation-document';
import { editableParts, type OwnApply, readOwnApply, shownApply } from '../../apply/shown-apply.ts';
import { shownDraft } from '../../apply/shown-draft.ts';
import type { student } from '../../db/schema/student.ts';
import type { StudentContext } from '../../http/implement.ts';
import { findArchivedThesis } from '../../student/archived-thesis.ts';
import { boundMobile, findStudent } from '../../student/find-student.ts';
import { passedThesis } from '../../studies/results.ts';
import { formatDay } from '../../time.ts';
import type { GraduationFacts } from './graduation-conditions.ts';
import { graduationConditions } from './graduation-conditions.ts';
import { readGraduationFacts } from './graduation-facts.ts';
import { graduationApplyForm } from './graduation-form.ts';

/** Material whose part does not concern a student who does not have to hand it in. */
const partMaterials: Partial<Readonly<Record<GraduationPart, MaterialCode>>> = {
  PRE_DIPLOMA: 'PRE_DIPLOMA',
  CHSI_REPORT: 'CHSI_REPORT',
  REGISTER_FORM: 'REGISTER_FORM',
  MORAL_FORM: 'MORAL_FORM',
  EXEMPT_PROOF: 'EXEMPT_PROOF',
};

const partsOf = (materials: readonly ApplyMaterial[]): GraduationPart[] =>
  graduationPart.options.filter((part) => {
    const code = partMaterials[part];
    return code === undefined || materials.some((material) => material.code === code);
  });

type Person = typeof student.$inferSelect;

async function holderOf(
  { db, secrets }: StudentContext,
  { studies }: OwnApply<'GRADUATION', GraduationDocument>,
  person: Person,
  education: GraduationFacts['preEducation'],
): Promise<GraduationHolder> {
  const { record, major, schoolName } = studies;
  const archived = await findArchivedThesis(db, studies);
  const passed = passedThesis(studies.counted.courses);
  return {
    name: person.name,
    gender: person.gender,
    idCard: secrets.decrypt(person.idCardCipher),
    birthday: person.birthday,
    examineeNo: record.examineeNo,
    majorCode: major.majorCode,
    majorName: major.name,
    applyExamLevel: record.applyExamLevel,
    schoolName,
    studyUnit: record.studyUnit,
    registerDate: record.registerDate,
    preEducation: education && {
      school: education.school,
      major: education.major,
      graduateDate: education.graduateDate,
      certNo: education.certNo,
    },
    thesis:
      passed === undefined
        ? null
        : { title: archived?.title ?? '', score: passed.best?.grade.finalScore ?? null },
  };
}

/** The newest checked file of a material that is still valid: it need not be uploaded again. */
const checkedFile = (materials: readonly ApplyMaterial[], code: MaterialCode, today: string): string[] => {
  const { files = [] } = materials.find((material) => material.code === code) ?? {};
  const usable = files.find(
    ({ checked, validUntil }) => checked !== null && (validUntil === null || validUntil >= today),
  );
  return usable === undefined ? [] : [usable.fileId];
};

/** The form of a student who has not filled it in: what is known, and the files that were checked before. */
function initialOf(
  { person, mobile }: { person: Person; mobile: string },
  materials: readonly ApplyMaterial[],
  today: string,
): GraduationDocument {
  const untilOf = (code: MaterialCode, [fileId]: readonly string[]): string =>
    materials.find((material) => material.code === code)?.files.find((file) => file.fileId === fileId)
      ?.validUntil ?? '';
  const idCardFront = checkedFile(materials, 'ID_CARD_FRONT', today);
  const chsiReport = checkedFile(materials, 'CHSI_REPORT', today);
  return {
    ...emptyGraduationDocument,
    nation: person.nation,
    politics: person.politics,
    address: person.address,
    zipCode: person.zipCode,
    phone: mobile,
    photo: checkedFile(materials, 'GRAD_PHOTO', today),
    idCardFront,
    idCardBack: checkedFile(materials, 'ID_CARD_BACK', today),
    idCardUntil: untilOf('ID_CARD_FRONT', idCardFront),
    preDiploma: checkedFile(materials, 'PRE_DIPLOMA', today),
    chsiReport,
    chsiUntil: untilOf('CHSI_REPORT', chsiReport),
    moralForm: checkedFile(materials, 'MORAL_FORM', today),
    exemptProof: checkedFile(materials, 'EXEMPT_PROOF', today),
  };
}

/** 毕业材料提交 of the session's student. */
export async function ownGraduation(context: StudentContext): Promise<GraduationApply> {
  return shownGraduation(context, await readOwnApply(context, graduationApplyForm));
}

/** An application as its page shows it. */
export async function shownGraduation(
  context: StudentContext,
  own: OwnApply<'GRADUATION', GraduationDocument>,
): Promise<GraduationApply> {
  const { student: person, account } = await findStudent(context.db, context.session.studentId);
  const document = own.draft?.document ?? own.submitted;
  const facts = own.facts && (await readGraduationFacts(context, own.facts, document));
  const materials = facts?.materials ?? [];
  const parts = partsOf(materials);
  const mobile = boundMobile(context.secrets, account) ?? '';
  const today = formatDay(own.now);
  // Before anything is typed, the conditions are those with what the safe already has.
  const initial = initialOf({ person, mobile }, materials, today);
  // Of a 考籍 that has ended without an application nothing is asked any more.
  const isEnded = own.row === null && own.studies.record.status !== 'NORMAL';
  const conditions =
    facts === null || isEnded ? [] : graduationConditions({ ...facts, document: document ?? initial });
  return {
    ...(await shownApply(context, graduationApplyForm, own, { conditions, materials })),
    ruleset: own.batches.rules?.rules ?? null,
    holder: await holderOf(context, own, person, facts?.preEducation ?? null),
    isEnded,
    draft: await shownDraft(context, 'GRADUATION', own),
    document: own.submitted,
    parts,
    editableParts: isEnded ? [] : editableParts(graduationApplyForm, own, parts),
    initial,
    certificateMonth: own.batches.batch?.certificateMonth ?? null,
  };
}
