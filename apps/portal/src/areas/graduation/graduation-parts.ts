import { isLacking } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import {
  type GraduationDocument,
  type GraduationField,
  type GraduationPart,
  graduationMaterialFields,
  graduationPartFields,
  graduationPartTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import { applyParts } from '../../shared/apply/apply-parts.ts';
import type { GraduationStep } from './graduation-address.ts';

/** The parts of 毕业申请, by steps; those that do not concern the student are left out by `parts` of the answer. */
export const graduationParts = applyParts<GraduationPart, Exclude<GraduationStep, 'confirm'>>({
  titles: graduationPartTitles,
  fields: graduationPartFields,
  steps: {
    person: ['PERSON', 'CONTACT'],
    resume: ['RESUME'],
    family: ['FAMILY'],
    statement: ['STATEMENT', 'COLLECTION'],
    materials: [
      'PHOTO',
      'ID_CARD',
      'PRE_DIPLOMA',
      'CHSI_REPORT',
      'MORAL_FORM',
      'EXEMPT_PROOF',
      'REGISTER_FORM',
    ],
  },
});

/** Fields with the files of a material. */
export type FileField = {
  [Field in GraduationField]: GraduationDocument[Field] extends string[] ? Field : never;
}[GraduationField];

/** The materials of a part, each with its field. */
export const materialsOf = (
  part: GraduationPart,
): { readonly code: MaterialCode; readonly field: FileField }[] =>
  (Object.entries(graduationMaterialFields) as [MaterialCode, FileField][])
    .filter(([, field]) => graduationPartFields[part].includes(field))
    .map(([code, field]) => ({ code, field }));

/** True for a field that has files of a material. */
export const isFileField = (field: GraduationField): field is FileField =>
  (Object.values(graduationMaterialFields) as readonly GraduationField[]).includes(field);

/** The number of files in the materials of a document. */
export const countFiles = (document: GraduationDocument): number =>
  (Object.values(graduationMaterialFields) as FileField[]).flatMap((field) => document[field]).length;

/** The conditions that are lacking. */
export const missingConditions = ({ conditions }: Pick<GraduationApply, 'conditions'>) =>
  conditions.filter(isLacking);
