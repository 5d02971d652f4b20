import { getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { lookupBy } from '../../shared/look-up/lookup.ts';

/** The results of a person in the degree's foreign language. */
export default lookupBy(getEnglishScoresNLog);
