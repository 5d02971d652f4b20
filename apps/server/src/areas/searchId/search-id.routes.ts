import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { type Implementation, implement } from '../../http/implement.ts';
import { searchId } from './search-id.workflow.ts';

/** The call of 准考证号查询, for everybody. */
export const searchIdRoutes: Implementation[] = [implement(searchIdNLog, searchId)];
