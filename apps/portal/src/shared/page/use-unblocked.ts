import type { Obstacle } from '@qianwei/api/contract/eligibility';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../client/client.tsx';

/** In ms: how long after a refetch the server is asked again, while it still names a moment that has passed. */
const againAfter = 10_000;

/** When time takes an obstacle away by itself: it may be asked again, or the attempt in the way is over. */
const momentsOf = ({ nextTime, way }: Obstacle): DateTime[] => [
  ...(nextTime === null ? [] : [nextTime]),
  ...(way.kind === 'RUNNING' ? [way.endTime] : []),
];

/** An obstacle, a date on which the page turns into another by itself, or nothing. */
type Turn = Obstacle | DateTime | null | undefined;

const turnsOf = (turn: Turn): DateTime[] => {
  if (!turn) return [];
  return typeof turn === 'string' ? [turn] : momentsOf(turn);
};

/** A query to fetch again, such as the answer of `useCall`; a fetch that is under way is left to end. */
interface Refetched {
  refetch(options: { cancelRefetch: boolean }): unknown;
}

/**
 * Refetches once the first of the obstacles and dates has passed by the server's clock, and every 10 s until it is gone. Called
 * once by a page for all that it shows: each link to go on would fetch by itself.
 */
export function useUnblocked(turns: readonly Turn[], queries: readonly Refetched[]): void {
  const client = useClient();
  const first = Math.min(...turns.flatMap(turnsOf).map(parseMoment));
  const refetch = useEffectEvent(() => {
    for (const query of queries) void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    let next = first;
    const look = () => {
      const now = client.serverNow();
      if (now < next) return;
      next = now + againAfter;
      refetch();
    };
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [client, first]);
}
