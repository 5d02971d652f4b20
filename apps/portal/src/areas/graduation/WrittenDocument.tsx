import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { SignedPart } from '../../shared/apply/SignedPart.tsx';
import { DocumentReview } from './DocumentReview.tsx';

export interface WrittenDocumentProps {
  apply: GraduationApply;
  /** The form as far as it is written; null where it is read elsewhere. */
  document: GraduationDocument | null;
}

/** The form to read, and the signature of its last submission. */
export default function WrittenDocument({ apply, document }: WrittenDocumentProps) {
  const { parts, materials, status, signatureUrl } = apply;
  return (
    <>
      {document && <DocumentReview {...{ document, parts, materials }} />}
      {status !== 'DRAFT' && <SignedPart url={signatureUrl} />}
    </>
  );
}
