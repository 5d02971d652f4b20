import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { type RegisterFormApply, registerForm } from '@qianwei/studies';
import { FormOnPaper } from '../../../shared/print/FormOnPaper.tsx';

export interface RegisterFormPaperProps {
  apply: RegisterFormApply & Pick<GraduationApply, 'signatureUrl'>;
  /** The submitted one, or what stands in the form, which is printed to be signed by hand. */
  document: GraduationDocument;
  photoUrl: string | null;
}

/** 毕业生登记表 on A4. */
export default function RegisterFormPaper({ apply, document, photoUrl }: RegisterFormPaperProps) {
  return (
    <FormOnPaper form={registerForm(apply, document)} photoUrl={photoUrl} signatureUrl={apply.signatureUrl} />
  );
}
