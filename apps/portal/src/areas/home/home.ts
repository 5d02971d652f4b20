import type { getHomeIndex } from '@qianwei/api/contract/home';
import type { DataOf } from '@qianwei/api/endpoint';

/** What the home call answers. */
export type Home = DataOf<typeof getHomeIndex>;

/** One duty: the next step or one that follows it. */
export type Step = NonNullable<Home['nextStep']>;
