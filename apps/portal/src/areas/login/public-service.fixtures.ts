import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { recordedAnswer } from '../../shared/client/story-fixture.ts';
import publicServiceList from './public-service-list.recorded.json';

/** What guests may do this evening. */
export const publicServices = recordedAnswer(getPublicServiceListNLog, publicServiceList);
