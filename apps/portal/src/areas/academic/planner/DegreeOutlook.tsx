import { LatePiece, late } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../../shared/query/Loading.tsx';
import type { DegreeGapProps } from './DegreeGap.tsx';

const degreeGap = late<DegreeGapProps>(() => import('./DegreeGap.tsx'));

/** 学位还差多远, after the plan: its number field brings as much code as the rest of the page below the board. */
export function DegreeOutlook(props: DegreeGapProps) {
  return (
    <LatePiece
      of={degreeGap}
      fallback={
        <Loading what="学位还差多远">
          <SkeletonLines shares={[0.6, 0.9, 0.8, 0.7]} />
        </Loading>
      }
      {...props}
    />
  );
}
