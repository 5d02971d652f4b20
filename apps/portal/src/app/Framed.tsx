import { LatePiece } from '@qianwei/ui/late';
import { Activity, Suspense, useEffect, useState } from 'react';
import { StillFrame } from '../opening/StillFrame.tsx';
import { CrashPage } from './CrashPage.tsx';
import type { CurrentRoute } from './current-route.ts';
import { KeptPages } from './KeptPages.tsx';
import { shell } from './late-frame.ts';
import { Page } from './Page.tsx';
import type { RoutesActor } from './routes-actor.ts';

interface FramedProps {
  routes: RoutesActor;
  route: CurrentRoute;
  /** Another value, for another student or major, drops the kept pages. */
  record: string;
}

/** A page in the frame with the menu, or one that has the whole screen; then the frame waits behind it with its kept pages. */
export function Framed({ routes, route, record }: FramedProps) {
  const isFull = route.found?.route.fullScreen === true;
  const [behind, setBehind] = useState<CurrentRoute | null>(isFull ? null : route);
  if (!isFull && behind !== route) setBehind(route);
  useFrameAhead(isFull);
  return (
    <>
      {behind && (
        <Activity mode={isFull ? 'hidden' : 'visible'}>
          <LatePiece
            of={shell}
            failed={(failure) => <CrashPage {...failure} />}
            routes={routes}
            route={behind}
          >
            <KeptPages key={record} route={behind} isAway={isFull} />
          </LatePiece>
        </Activity>
      )}
      {isFull && (
        <Suspense fallback={<StillFrame>{null}</StillFrame>}>
          <Page key={route.path} route={route} />
        </Suspense>
      )}
    </>
  );
}

/**
 * A full-screen page opens without the code of the frame, which is fetched at the first press or key, before the page
 * is left.
 */
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
