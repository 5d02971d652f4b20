import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { MaterialList } from '../shared/MaterialList.tsx';

export interface LessonFilesProps {
  courseId: string;
  chapterNo: number;
}

/** Ms. The addresses of the files work for ten minutes. */
const linksFreshForMs = 5 * 60_000;

/** 讲义: the files of the chapter and of the whole course. */
export default function LessonFiles({ courseId, chapterNo }: LessonFilesProps) {
  const materials = useCall(getCourseMaterialList, { courseId }, { staleTime: linksFreshForMs });
  return (
    <QueryView query={materials} name="讲义" skeleton={<SkeletonLines shares={[0.8, 0.8, 0.7]} />}>
      {({ list }) => (
        <MaterialList
          materials={list.filter(
            ({ chapterNos }) => chapterNos.length === 0 || chapterNos.includes(chapterNo),
          )}
        />
      )}
    </QueryView>
  );
}
