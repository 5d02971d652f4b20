import { type DegreeApply, getDegreeForm } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { late } from '@qianwei/ui/late';
import type { ReactNode } from 'react';
import { PaperActions } from '../../shared/apply/PaperActions.tsx';
import type { DegreeFormPaperProps } from './paper/DegreeFormPaper.tsx';

const degreeFormPaper = late<DegreeFormPaperProps>(() => import('./paper/DegreeFormPaper.tsx'), {
  prefetch: 'idle',
});

interface DegreePaperProps {
  apply: DegreeApply;
  /** The submitted one, or what stands in the form. */
  document: DegreeDocument;
  children?: ReactNode;
}

/** 《学士学位申请表》 on paper, by its button and by the browser's own command. */
export const DegreePaper = ({ apply, document, children }: DegreePaperProps) => (
  <PaperActions paper={degreeFormPaper} of={{ apply, document }} name="申请表" endpoint={getDegreeForm}>
    {children}
  </PaperActions>
);
