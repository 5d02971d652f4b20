import {
  countingDegree,
  type DegreeDocument,
  degreeDocument,
  degreePartFields,
  degreePartTitles,
} from '@qianwei/api/contract/graduation/degree-document';
import { degreeErrors } from '@qianwei/api/contract/graduation/degree-errors';
import type { ApplyFacts, ApplyForm } from '../../apply/apply-form.ts';
import { askedMaterials } from '../../apply/asked-materials.ts';
import { listApplyMaterials, materialErrors } from '../../apply/materials.ts';
import { handsIn, requiredMaterials } from '../../apply/required-materials.ts';
import { degreeApply } from '../../db/schema/graduation.ts';
import { degreeConditions, noDegreeReason, tooLateWords } from '../../degree/degree-conditions.ts';
import { degreeDeadline, readDegreeFacts } from '../../degree/degree-facts.ts';
import { degreeAsked, languageWords } from '../../degree/language-standing.ts';
import type { Found } from '../../eligibility/eligibility.ts';
import { toOffice } from '../../eligibility/ways.ts';
import type { CallContext } from '../../http/implement.ts';
import { degreeEnglishOf } from '../../studies/degree-english.ts';
import { degreeKind } from './degree-kind.ts';

/** The proof of a language, with the student's files that fit. */
export function degreeMaterials(
  { db, fileUrl, ownUrl }: Pick<CallContext, 'db' | 'fileUrl' | 'ownUrl'>,
  facts: ApplyFacts<'DEGREE'>,
  document: DegreeDocument | null,
) {
  const { studies } = facts;
  return listApplyMaterials(
    { db, fileUrl: (fileId) => fileUrl(fileId), ownUrl },
    {
      studentId: studies.studentId,
      materials: askedMaterials(facts, (code) => (code === 'DEGREE_PROOF' ? 'LANGUAGE' : undefined)),
      // No photo is among them.
      photoMonths: 0,
      ...handsIn(studies),
      chosen: document?.proof ?? [],
    },
  );
}

/** The student's own time limit is over; what was submitted in time can still be mended. */
function ownDeadline({ studies: { record }, rules, row }: ApplyFacts<'DEGREE'>, now: Date): Found | null {
  const { status, graduateDate } = record;
  const { months } = rules.rules;
  if (status !== 'GRADUATED' || graduateDate === null || row?.status === 'RETURNED') return null;
  return now < degreeDeadline(graduateDate, months)
    ? null
    : { reason: tooLateWords(graduateDate, months), way: toOffice };
}

/** The student has no degree to apply for, or comes too late. */
function obstacle(facts: ApplyFacts<'DEGREE'>, now: Date): Found | null {
  const reason = noDegreeReason(facts.studies);
  return reason === null ? ownDeadline(facts, now) : { reason, way: toOffice };
}

/** 学位申请: its document, conditions and errors, for the workflows of applications in levels. */
export const degreeApplyForm: ApplyForm<'DEGREE', DegreeDocument> = {
  type: 'DEGREE',
  kind: degreeKind,
  table: degreeApply,
  receiptKind: 'DEGREE',
  schema: degreeDocument,
  partFields: degreePartFields,
  partTitles: degreePartTitles,
  counting({ studies, rules: { rules }, row }, document) {
    const required = requiredMaterials(rules.materials, studies);
    // A proof that was submitted stays, and staff may ask for one of a result that needs none.
    return countingDegree(document, row?.status === 'RETURNED' ? [...required, 'DEGREE_PROOF'] : required);
  },
  // A certificate of others is typed into the form.
  inForm: { LANGUAGE: 'LANGUAGE' },
  obstacle,
  async conditions({ db }, facts, document) {
    return degreeConditions(await readDegreeFacts(db, facts), document);
  },
  async errors({ db }, { studies, rules: { rules } }, document) {
    const english = await degreeEnglishOf(db, studies, studies.now);
    return {
      ...degreeErrors(document, degreeAsked({ studies, rules, english })),
      ...(await materialErrors(db, studies.studentId, {
        proof: { code: 'DEGREE_PROOF', fileIds: document.proof },
      })),
    };
  },
  async receiptFacts({ db }, { studies, rules: { rules } }, document) {
    const { major } = studies;
    const english = await degreeEnglishOf(db, studies, studies.now);
    return [
      ['学位', major.degreeType],
      ['专业', `${major.majorCode} ${major.name}`],
      ['学位外语', ...languageWords(document, { studies, rules, english })],
      ['材料', `申请表 1 份，附件 ${document.proof.length} 个`],
    ];
  },
};
