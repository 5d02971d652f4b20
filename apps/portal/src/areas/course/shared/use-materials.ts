import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { useCall } from '../../../shared/query/use-call.ts';

/** Ms. The addresses of the files work for ten minutes. */
const linksFreshForMs = 5 * 60_000;

/** The files of a course, fetched again before their addresses end; not yet while `enabled` is false. Default true. */
export const useMaterials = (courseId: string, { enabled = true }: { enabled?: boolean } = {}) =>
  useCall(getCourseMaterialList, { courseId }, { staleTime: linksFreshForMs, enabled });
