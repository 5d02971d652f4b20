import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import {
  type GraduationDocument,
  graduationDocument,
  graduationMaterialFields,
  graduationPartFields,
  graduationPartTitles,
  printedParts,
} from '@qianwei/api/contract/graduation/graduation-document';
import { graduationErrors } from '@qianwei/api/contract/graduation/graduation-errors';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import type { ApplyForm } from '../../apply/apply-form.ts';
import { materialErrors } from '../../apply/materials.ts';
import { graduationApply } from '../../db/schema/graduation.ts';
import { toOffice } from '../../eligibility/ways.ts';
import { formatDay } from '../../time.ts';
import { graduationConditions } from './graduation-conditions.ts';
import { fileIdsOf, graduationMaterials, readGraduationFacts } from './graduation-facts.ts';
import { graduationKind } from './graduation-kind.ts';

/** The ids of each material's field. */
const materialFieldsOf = (document: GraduationDocument) =>
  Object.fromEntries(
    Object.entries(graduationMaterialFields).map(([code, field]) => [
      field,
      { code: code as MaterialCode, fileIds: document[field] as readonly string[] },
    ]),
  );

/** 毕业申请: its document, conditions and errors, for the workflows of applications in levels. */
export const graduationApplyForm: ApplyForm<'GRADUATION', GraduationDocument> = {
  type: 'GRADUATION',
  kind: graduationKind,
  table: graduationApply,
  receiptKind: 'GRADUATION',
  schema: graduationDocument,
  partFields: graduationPartFields,
  partTitles: graduationPartTitles,
  replaceable: (returned, { registerForm }) =>
    registerForm.length > 0 && printedParts.some((part) => returned.has(part)) ? ['REGISTER_FORM'] : [],
  inForm: { MORAL: 'MORAL_FORM', PHOTO: 'PHOTO' },
  obstacle: ({ studies: { record } }) =>
    record.status === 'NORMAL'
      ? null
      : { reason: `考籍${studentMajorStatusTitles[record.status]}，不能再申请毕业`, way: toOffice },
  async conditions(context, facts, document) {
    return graduationConditions(await readGraduationFacts(context, facts, document));
  },
  async errors(context, facts, document) {
    const materials = await graduationMaterials(context, facts, document);
    return {
      ...graduationErrors(document, {
        rules: facts.rules.rules,
        required: materials.flatMap(({ code, required }) => (required ? [code] : [])),
        today: formatDay(context.clock.now()),
      }),
      ...(await materialErrors(context.db, facts.studies.studentId, materialFieldsOf(document))),
    };
  },
  receiptFacts: async (_context, { studies: { major } }, document) => [
    ['专业', `${major.majorCode} ${major.name}`],
    ['材料', `登记表 1 份，附件 ${fileIdsOf(document).length} 个`],
  ],
};
