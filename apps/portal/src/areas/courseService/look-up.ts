import { type CourseServiceSearch, searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import type { Endpoint } from '@qianwei/api/endpoint';
import { lookupBy } from '../../shared/look-up/lookup.ts';

/** The services of a person, as they were found. */
export type HeldAnswer = Extract<CourseServiceSearch, { mode: 'MINE' }>;

/** The services of a person. */
export default lookupBy(searchCourseServiceNLog as Endpoint<unknown, HeldAnswer>, { mode: 'MINE' });
