import {
  getDegreeApply,
  getDegreeForm,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import { degreeFormPdf } from '../../apply/paper/form-pdf.ts';
import { readPicture } from '../../apply/paper/read-picture.ts';
import { saveApply } from '../../apply/save-apply.ts';
import { readOwnApply } from '../../apply/shown-apply.ts';
import { submitApply, withdrawApply } from '../../apply/submit-apply.ts';
import { type FileAnswer, fileAnswer } from '../../http/file-answer.ts';
import type { Implementation, StudentContext } from '../../http/implement.ts';
import { onlyFile } from '../../http/list-or-file.ts';
import { implementAcademic } from '../../student/academic-access.ts';
import { degreeApplyForm } from './degree-form.ts';
import { ownDegree, shownDegree } from './own-degree.ts';

/** 学士学位申请表_准考证号.pdf (API-13): of the draft while there is one, else of what was submitted. */
async function degreeFile(context: StudentContext): Promise<FileAnswer> {
  const own = await readOwnApply(context, degreeApplyForm);
  const apply = await shownDegree(context, own);
  const body = await degreeFormPdf(context, {
    apply,
    document: apply.draft?.document ?? apply.document ?? apply.initial,
    signature: await readPicture(context, own.row?.signatureFileId, ['SIGNATURE']),
  });
  return fileAnswer({ name: `学士学位申请表_${apply.holder.examineeNo}.pdf`, type: 'application/pdf', body });
}

/** 学位申请. */
export const degreeRoutes: Implementation[] = [
  implementAcademic(getDegreeApply, ownDegree),
  implementAcademic(saveDegreeApply, (context, payload) => saveApply(context, degreeApplyForm, payload), {
    repeatable: true,
  }),
  implementAcademic(submitDegreeApply, (context, payload) => submitApply(context, degreeApplyForm, payload)),
  implementAcademic(withdrawDegreeApply, (context, payload) =>
    withdrawApply(context, degreeApplyForm, payload),
  ),
  implementAcademic(getDegreeForm, onlyFile(degreeFile)),
];
