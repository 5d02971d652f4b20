import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import {
  type GraduationDocument,
  type GraduationPart,
  graduationMaterialFields,
  graduationPart,
  graduationPartFields,
} from '@qianwei/api/contract/graduation/graduation-document';
import type { Day } from '@qianwei/api/time/moment';
import { eq } from 'drizzle-orm';
import type { ApplyFacts } from '../../apply/apply-form.ts';
import { askedMaterials } from '../../apply/asked-materials.ts';
import { listApplyMaterials } from '../../apply/materials.ts';
import { handsIn } from '../../apply/required-materials.ts';
import type { Database } from '../../db/database.ts';
import { preEducation } from '../../db/schema/student.ts';
import { listSanctions } from '../../student/sanctions.ts';
import type { GraduationFacts } from './graduation-conditions.ts';

type Reading = {
  readonly db: Database;
  fileUrl?(fileId: string): string;
  ownUrl?(path: string): string;
};

/** The part that a material belongs to. */
const partOf = (code: MaterialCode): GraduationPart | undefined => {
  const field = graduationMaterialFields[code];
  return graduationPart.options.find((part) => graduationPartFields[part].some((own) => own === field));
};

/** The materials of a student, with the files that fit. */
export function graduationMaterials(
  context: Reading,
  facts: ApplyFacts<'GRADUATION'>,
  document: GraduationDocument | null,
) {
  const { studies, rules } = facts;
  const { studentId } = studies;
  return listApplyMaterials(
    {
      db: context.db,
      fileUrl: context.fileUrl ?? (() => ''),
      ownUrl: context.ownUrl ?? String,
    },
    {
      studentId,
      materials: askedMaterials(facts, partOf),
      photoMonths: rules.rules.photoMonths,
      ...handsIn(studies),
      chosen: document === null ? [] : fileIdsOf(document),
    },
  );
}

/** Days until which the student has typed that a chosen file is valid, where staff have not said one. */
function withTypedDays(
  materials: readonly ApplyMaterial[],
  document: GraduationDocument | null,
): ApplyMaterial[] {
  if (document === null) return [...materials];
  const { idCardFront, idCardBack, idCardUntil, chsiReport, chsiUntil } = document;
  const days = new Map([
    ...[...idCardFront, ...idCardBack].map((id) => [id, idCardUntil] as const),
    ...chsiReport.map((id) => [id, chsiUntil] as const),
  ]);
  return materials.map(({ files, ...material }) => ({
    ...material,
    files: files.map((file) => ({
      ...file,
      validUntil: file.validUntil ?? ((days.get(file.fileId) || null) as Day | null),
    })),
  }));
}

/** Reads the facts that decide about a graduation, by the document that would be submitted. */
export async function readGraduationFacts(
  context: Reading,
  facts: ApplyFacts<'GRADUATION'>,
  document: GraduationDocument | null,
): Promise<GraduationFacts> {
  const { studentId } = facts.studies;
  const [education] = await context.db
    .select()
    .from(preEducation)
    .where(eq(preEducation.studentId, studentId));
  return {
    ...facts,
    document,
    preEducation: education ?? null,
    sanctions: await listSanctions(context.db, studentId),
    materials: withTypedDays(await graduationMaterials(context, facts, document), document),
  };
}

/** Ids of all files of a document. */
export const fileIdsOf = (document: GraduationDocument): string[] => [
  ...document.photo,
  ...document.idCardFront,
  ...document.idCardBack,
  ...document.preDiploma,
  ...document.chsiReport,
  ...document.registerForm,
  ...document.moralForm,
  ...document.exemptProof,
];
