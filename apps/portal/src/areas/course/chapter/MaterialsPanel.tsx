import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { MaterialList } from '../shared/MaterialList.tsx';
import { useMaterials } from '../shared/use-materials.ts';
import type { PanelProps } from './panel-props.ts';
import * as styles from './panels.css.ts';

/** 资料: the files of the course. */
export default function MaterialsPanel({ outline: { course } }: PanelProps) {
  const { courseId } = course;
  const materials = useMaterials(courseId);
  return (
    <div className={styles.panel}>
      <QueryView query={materials} name="资料" skeleton={<SkeletonLines shares={[0.3, 0.8, 0.8, 0.7]} />}>
        {({ list }) => <MaterialList materials={list} />}
      </QueryView>
    </div>
  );
}
