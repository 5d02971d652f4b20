import type { getTestDetail } from '@qianwei/api/contract/exam';
import type { DataOf } from '@qianwei/api/endpoint';

/** A test before it is answered. */
export type TestDetail = DataOf<typeof getTestDetail>;
