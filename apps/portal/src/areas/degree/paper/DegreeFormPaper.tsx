import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { type DegreeFormApply, degreeForm } from '@qianwei/studies';
import { FormOnPaper } from '../../../shared/print/FormOnPaper.tsx';

export interface DegreeFormPaperProps {
  apply: DegreeFormApply & Pick<DegreeApply, 'signatureUrl'>;
  /** The submitted one, or what stands in the form, which is printed as a draft. */
  document: DegreeDocument;
}

/** 学士学位申请表 on A4. */
export default function DegreeFormPaper({ apply, document }: DegreeFormPaperProps) {
  return <FormOnPaper form={degreeForm(apply, document)} photoUrl={null} signatureUrl={apply.signatureUrl} />;
}
