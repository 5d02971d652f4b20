import type { PlanHolder } from '@qianwei/api/contract/major';
import type { StudyRecord } from '../../../studies/record.ts';

/** Whose plan a 考籍 has: pages of the plan say so where they have nothing to show or to offer. */
export function planHolderOf({ record }: Pick<StudyRecord, 'record'>): PlanHolder {
  if (record.status === 'GRADUATED') return 'GRADUATE';
  return record.phase === 'CERTIFICATE' ? 'CERTIFICATE' : 'STUDENT';
}
