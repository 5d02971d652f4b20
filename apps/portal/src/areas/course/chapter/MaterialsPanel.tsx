import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { MaterialList } from '../shared/MaterialList.tsx';
import type { PanelProps } from './panel-props.ts';
import * as styles from './panels.css.ts';

/** Ms. The addresses of the files work for ten minutes. */
const linksFreshForMs = 5 * 60_000;

/** 资料: the files of the course. */
export default function MaterialsPanel({ outline: { course } }: PanelProps) {
  const { courseId } = course;
  const materials = useCall(getCourseMaterialList, { courseId }, { staleTime: linksFreshForMs });
  return (
    <div className={styles.panel}>
      <QueryView query={materials} name="资料" skeleton={<SkeletonLines shares={[0.3, 0.8, 0.8, 0.7]} />}>
        {({ list }) => <MaterialList materials={list} />}
      </QueryView>
    </div>
  );
}
