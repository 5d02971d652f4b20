import { type GraduationApply, getGraduationForm } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { late } from '@qianwei/ui/late';
import type { ReactNode } from 'react';
import { PaperActions } from '../../shared/apply/PaperActions.tsx';
import type { RegisterFormPaperProps } from './paper/RegisterFormPaper.tsx';

const registerFormPaper = late<RegisterFormPaperProps>(() => import('./paper/RegisterFormPaper.tsx'), {
  prefetch: 'idle',
});

interface GraduationPaperProps {
  apply: GraduationApply;
  /** The submitted one, or what stands in the form. */
  document: GraduationDocument;
  children?: ReactNode;
}

/** 《毕业生登记表》 on paper, with the photo of the document. */
export function GraduationPaper({ apply, document, children }: GraduationPaperProps) {
  const photo = apply.materials
    .find(({ code }) => code === 'GRAD_PHOTO')
    ?.files.find(({ fileId }) => fileId === document.photo[0]);
  return (
    <PaperActions
      paper={registerFormPaper}
      of={{ apply, document, photoUrl: photo?.url ?? null }}
      name="登记表"
      endpoint={getGraduationForm}
      byButtonOnly
    >
      {children}
    </PaperActions>
  );
}
