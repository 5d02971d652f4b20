import type { QueryCache } from '../shared/query/query-cache.tsx';
import type { RoutesActor } from './routes-actor.ts';

/** Cache and routes of a page that is rendered with its data at once. */
export interface Prepared {
  readonly queries: QueryCache;
  /** Generated for the student of the session. */
  readonly routes: RoutesActor;
}
