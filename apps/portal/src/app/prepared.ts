import type { QueryCache } from '../shared/query/query-cache.tsx';
import type { RoutesActor } from './routes-actor.ts';

/** What a page needs before its first rendering, where it is rendered with its data at once. */
export interface Prepared {
  readonly queries: QueryCache;
  /** Generated for the student of the session. */
  readonly routes: RoutesActor;
}
