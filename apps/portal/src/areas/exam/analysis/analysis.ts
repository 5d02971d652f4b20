import type { getTestAnalysis } from '@qianwei/api/contract/analysis';
import type { DataOf } from '@qianwei/api/endpoint';

/** An attempt that is over, question by question. */
export type Analysis = DataOf<typeof getTestAnalysis>;
