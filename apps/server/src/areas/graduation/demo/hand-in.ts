import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import type { Decision } from '../../../application/application.ts';
import { decideApplication } from '../../../application/decide.ts';
import { batchesNow } from '../../../apply/apply-batches.ts';
import { saveApply } from '../../../apply/save-apply.ts';
import { submitApply } from '../../../apply/submit-apply.ts';
import type { LoadedPerson } from '../../../demo/load-people.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { graduationApplyForm } from '../graduation-form.ts';
import { graduationKind } from '../graduation-kind.ts';
import { addSignature, type GraduationSetting } from './materials.ts';

/** The context of a call that the student made at a moment. */
const calledAt = (
  { db, stage }: GraduationSetting,
  { studentId, studentMajorId, accountId }: LoadedPerson,
  moment: Date,
): StudentContext =>
  ({
    db,
    clock: { now: () => moment },
    random: stage.random,
    secrets: stage.secrets,
    files: stage.files,
    limitsLifted: true,
    session: {
      ...{
        sessionId: '',
        accountId,
        studentId,
        studentMajorId,
        platform: '10001',
        mustChangePassword: false,
      },
    },
  }) as unknown as StudentContext;

/** Hands in a document at a moment, by the product's own workflow; returns the number of its receipt. */
export async function handIn(
  setting: GraduationSetting,
  person: LoadedPerson,
  { batchId, document, at }: { batchId: string; document: GraduationDocument; at: Date },
  form = graduationApplyForm,
): Promise<string> {
  const context = calledAt(setting, person, at);
  const signatureFileId = await addSignature(setting, person, at);
  const { revision } = await saveApply(context, form, { batchId, document, revision: 0 });
  const { rules } = await batchesNow(setting.db, 'GRADUATION', at, null);
  const rulesVersion = rules?.row.version ?? 0;
  const submission = { batchId, applyId: null, revision, rulesVersion, signatureFileId };
  return (await submitApply(context, form, submission)).receiptNo;
}

/** Decides about a graduation at a moment, by the product's own workflow. */
export const decideAt = (
  { db, stage, calendar }: GraduationSetting,
  receiptNo: string,
  moment: string,
  decision: Omit<Decision, 'opinion'> & Partial<Decision>,
  kind = graduationKind,
): Promise<readonly string[]> =>
  decideApplication(
    { db, secrets: stage.secrets, clock: { now: () => calendar.at(moment) } },
    kind,
    receiptNo,
    { opinion: '', ...decision },
  );
