import { type CourseServiceSearch, searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { answers, type Fixture } from '../../shared/client/story-client.tsx';
import { recordedAnswer } from '../../shared/client/story-fixture.ts';
import catalogue from './catalogue.recorded.json';
import heldServices from './held-services.recorded.json';

type Answer<Mode> = Extract<CourseServiceSearch, { mode: Mode }>;

/** 3708 finds 15043. */
export const historyFound = recordedAnswer(searchCourseServiceNLog, catalogue) as Answer<'CATALOG'>;

/** The services of 周子墨. */
export const zhousServices = recordedAnswer(searchCourseServiceNLog, heldServices) as Answer<'MINE'>;

/** Nothing matches. */
export const nothingFound: Answer<'CATALOG'> = { ...historyFound, list: [], total: 0 };

/** Both tabs: the catalogue answers `found`, a lookup the services of 周子墨. */
export const searching = (found: Answer<'CATALOG'> = historyFound): Fixture =>
  answers(searchCourseServiceNLog, ({ mode }) => (mode === 'CATALOG' ? found : zhousServices));
