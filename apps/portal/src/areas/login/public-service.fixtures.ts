import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { recordedAnswer } from '../../shared/client/story-fixture.ts';
import publicServiceList from './public-service-list.recorded.json';

/** Services for guests this evening. */
export const publicServices = recordedAnswer(getPublicServiceListNLog, publicServiceList);
