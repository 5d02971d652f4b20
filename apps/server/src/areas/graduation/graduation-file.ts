import { registerFormPdf } from '../../apply/paper/form-pdf.ts';
import { readPicture } from '../../apply/paper/read-picture.ts';
import { readOwnApply } from '../../apply/shown-apply.ts';
import { type FileAnswer, fileAnswer } from '../../http/file-answer.ts';
import type { StudentContext } from '../../http/implement.ts';
import { graduationApplyForm } from './graduation-form.ts';
import { shownGraduation } from './own-graduation.ts';

/** 毕业生登记表_准考证号.pdf (API-13): of the draft while there is one, else of what was submitted. */
export async function graduationFile(context: StudentContext): Promise<FileAnswer> {
  const own = await readOwnApply(context, graduationApplyForm);
  const apply = await shownGraduation(context, own);
  const document = apply.draft?.document ?? apply.document ?? apply.initial;
  const body = await registerFormPdf(context, {
    apply,
    document,
    photo: await readPicture(context, document.photo[0], ['GRAD_PHOTO', 'SIGNUP_PHOTO']),
    signature: await readPicture(context, own.row?.signatureFileId, ['SIGNATURE']),
  });
  return fileAnswer({ name: `毕业生登记表_${apply.holder.examineeNo}.pdf`, type: 'application/pdf', body });
}
