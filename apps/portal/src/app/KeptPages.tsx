import { Activity, Suspense, useState } from 'react';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Place } from './current-route.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const keyOf = ({ found, path }: Place) => found?.path ?? path;
const isKept = ({ found }: Place) => found?.route.keepAlive === true;

/** The kept places with the present one added or brought up to date; the same array when nothing changed. */
function remember(kept: readonly Place[], place: Place): readonly Place[] {
  if (!isKept(place) || kept.includes(place)) return kept;
  const index = kept.findIndex((one) => keyOf(one) === keyOf(place));
  return index < 0 ? [...kept, place] : kept.with(index, place);
}

/**
 * The page of a place. Pages marked `keepAlive` stay in the background with scroll, filters and typed text
 * (ROUTE-10); the others end when they are left. Give it another `key` to forget all of them. `isAway` says that a
 * full-screen page is shown instead.
 */
export function KeptPages({ place, isAway = false }: { place: Place; isAway?: boolean }) {
  const [kept, setKept] = useState<readonly Place[]>([]);
  const next = remember(kept, place);
  if (next !== kept) setKept(next);
  const current = keyOf(place);
  useScrollMemory(isKept(place) ? current : place.path, isKept(place));
  return (
    <Suspense fallback={<PageSkeleton />}>
      {next.map((one) => (
        <Activity key={keyOf(one)} mode={!isAway && keyOf(one) === current ? 'visible' : 'hidden'}>
          <Page place={one} />
        </Activity>
      ))}
      {!isAway && !isKept(place) && <Page key={place.path} place={place} />}
    </Suspense>
  );
}
