import { Activity, Suspense, useEffect, useState } from 'react';
import { StillFrame } from '../opening/StillFrame.tsx';
import { KeptPages } from './KeptPages.tsx';
import { shell } from './late-frame.ts';
import { Page } from './Page.tsx';
import type { Place } from './current-route.ts';
import type { RoutesActor } from './routes-actor.ts';

interface FramedProps {
  routes: RoutesActor;
  place: Place;
  /** Another student or major: kept pages are forgotten. */
  record: string;
}

/** A page in the frame with the menu, or one that has the whole screen; then the frame waits behind it with its kept pages. */
export function Framed({ routes, place, record }: FramedProps) {
  const isFull = place.found?.route.fullScreen === true;
  const [behind, setBehind] = useState<Place | null>(isFull ? null : place);
  if (!isFull && behind !== place) setBehind(place);
  const [Shell] = useState(shell.component);
  useFrameAhead(isFull);
  return (
    <>
      {behind && (
        <Activity mode={isFull ? 'hidden' : 'visible'}>
          <Shell routes={routes} place={behind}>
            <KeptPages key={record} place={behind} isAway={isFull} />
          </Shell>
        </Activity>
      )}
      {isFull && (
        <Suspense fallback={<StillFrame>{null}</StillFrame>}>
          <Page key={place.path} place={place} />
        </Suspense>
      )}
    </>
  );
}

/** A full-screen page has come without the frame, which is fetched with the student's first act there, before leaving. */
function useFrameAhead(isFull: boolean): void {
  useEffect(() => {
    if (!isFull) return;
    const fetch = () => {
      shell.fetch().catch(() => {});
    };
    addEventListener('pointerdown', fetch, { once: true, passive: true });
    addEventListener('keydown', fetch, { once: true });
    return () => {
      removeEventListener('pointerdown', fetch);
      removeEventListener('keydown', fetch);
    };
  }, [isFull]);
}
