import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { lookupBy } from '../../shared/look-up/lookup.ts';

/** The candidate numbers of a person. */
export default lookupBy(searchIdNLog);
