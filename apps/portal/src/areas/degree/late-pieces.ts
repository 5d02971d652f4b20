import { late } from '@qianwei/ui/late';
import type { NeededMaterialsProps } from '../../shared/material/NeededMaterials.tsx';
import type { AveragePartProps } from './AveragePart.tsx';
import type { DegreeFormProps } from './DegreeForm.tsx';
import type { NoDegreeProps } from './NoDegree.tsx';
import type { PrecheckPaperProps } from './PrecheckPaper.tsx';

/** Pieces that come after the conditions and what was handed in, or in their place. */
export const lateDegreeForm = late<DegreeFormProps>(() => import('./DegreeForm.tsx'), { prefetch: 'idle' });
export const averagePart = late<AveragePartProps>(() => import('./AveragePart.tsx'));
export const precheckPaper = late<PrecheckPaperProps>(() => import('./PrecheckPaper.tsx'), {
  prefetch: 'idle',
});
export const neededMaterials = late<NeededMaterialsProps>(
  () => import('../../shared/material/NeededMaterials.tsx'),
);
export const noDegree = late<NoDegreeProps>(() => import('./NoDegree.tsx'));
