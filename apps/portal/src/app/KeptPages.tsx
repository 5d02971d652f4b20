import { Activity, createContext, Suspense, use, useEffect, useState } from 'react';
import { pageFor } from '../routes/pages.ts';
import type { CurrentRoute } from './current-route.ts';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

const keyOf = ({ found, path }: CurrentRoute) => found?.path ?? path;
const isKept = ({ found }: CurrentRoute) => found?.route.keepAlive === true;

/**
 * The kept routes with the current one added or replaced; the same array when nothing changed, so that a page is not
 * rendered again when the student comes back to it.
 */
function remember(kept: readonly CurrentRoute[], route: CurrentRoute): readonly CurrentRoute[] {
  if (!isKept(route)) return kept;
  const index = kept.findIndex((other) => keyOf(other) === keyOf(route));
  const before = kept[index];
  if (before === undefined) return [...kept, route];
  return leadsToSame(before, route) ? kept : kept.with(index, route);
}

const leadsToSame = (before: CurrentRoute, now: CurrentRoute) =>
  before.path === now.path && before.search === now.search && before.found?.route === now.found?.route;

/** Receives the paths of all kept pages whenever they change: the frame stores them (SESSION-4). */
export const KeptPathsContext = createContext<(paths: readonly string[]) => void>(() => {});

/**
 * The page of a route. Pages marked `keepAlive` stay in the background with scroll, filters and typed text
 * (ROUTE-10); the others are unmounted when they are left. Another `key` drops all of them. `isAway`: a full-screen
 * page is shown instead.
 */
export function KeptPages({ route, isAway = false }: { route: CurrentRoute; isAway?: boolean }) {
  const [kept, setKept] = useState<readonly CurrentRoute[]>([]);
  const next = remember(kept, route);
  if (next !== kept) setKept(next);
  const setKeptPages = use(KeptPathsContext);
  useEffect(() => setKeptPages(next.map(keyOf)), [next, setKeptPages]);
  const current = keyOf(route);
  const { skeleton: outline, path: page } = pageFor(route.found?.route.component, route.search);
  // A view of a page, such as 毕业倒推, is another page to whoever comes from it.
  useScrollMemory(`${isKept(route) ? current : route.path} ${page}`, isKept(route));
  return (
    <Suspense fallback={<PageSkeleton outline={outline} />}>
      {next.map((keptRoute) => (
        <Activity
          key={keyOf(keptRoute)}
          mode={!isAway && keyOf(keptRoute) === current ? 'visible' : 'hidden'}
        >
          <Page route={keptRoute} />
        </Activity>
      ))}
      {!isAway && !isKept(route) && <Page key={route.path} route={route} />}
    </Suspense>
  );
}
