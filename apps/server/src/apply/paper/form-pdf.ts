import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { type DegreeFormApply, degreeForm, type RegisterFormApply, registerForm } from '@qianwei/studies';
import type { StudentContext } from '../../http/implement.ts';
import { type PaperPictures, paperPdf } from './paper-pdf.ts';

/** 毕业生登记表 as PDF on A4: of the document that was submitted with photo and signature, or of a draft. */
export const registerFormPdf = (
  context: Pick<StudentContext, 'clock' | 'log'>,
  {
    apply,
    document,
    ...pictures
  }: PaperPictures & { readonly apply: RegisterFormApply; readonly document: GraduationDocument },
): Promise<Uint8Array<ArrayBuffer>> => paperPdf(context, registerForm(apply, document), pictures);

/** 学士学位申请表 as PDF on A4: of the document that was submitted with its signature, or of a draft. It has no photo. */
export const degreeFormPdf = (
  context: Pick<StudentContext, 'clock' | 'log'>,
  {
    apply,
    document,
    signature,
  }: Pick<PaperPictures, 'signature'> & {
    readonly apply: DegreeFormApply;
    readonly document: DegreeDocument;
  },
): Promise<Uint8Array<ArrayBuffer>> =>
  paperPdf(context, degreeForm(apply, document), { photo: null, signature });
