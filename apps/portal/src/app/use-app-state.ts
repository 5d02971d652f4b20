import { APP_STORE, appStateMachine, SIDEBAR_KEY, selectAppStore } from '@qianwei/machines/app-state';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { readLocal, readTab } from '../shared/device/stored.ts';
import { useWindowWidth } from '../shared/page/rendering.tsx';
import { useHydrated } from '../shared/page/use-hydrated.ts';

const machine = appStateMachine.provide({ actors: { storage: browserStorage } });

/** The frame's share of the app state, and what changes it; the functions are stable (SESSION-4, SESSION-5). */
export interface FrameState {
  readonly sidebarOpened: boolean;
  toggleSidebar(): void;
  /** Stores which pages are kept alive, by path. */
  setKeptPages(names: readonly string[]): void;
}

/** The app state of this tab: the sidebar is remembered as `sidebarStatus`, everything else for the visit. */
export function useAppState(): FrameState {
  const input = {
    stored: readTab(APP_STORE),
    sidebarStatus: readLocal(SIDEBAR_KEY),
    width: useWindowWidth(),
  };
  const isHydrated = useHydrated();
  const actor = useActorRef(machine, { input });
  // Below 992 px the shell shows a drawer instead, which it opens and closes itself.
  const sidebarOpened = useSelector(actor, (snapshot) => {
    const { sidebar, device } = selectAppStore(snapshot);
    return device === 'mobile' || sidebar.opened;
  });
  useEffect(() => {
    const resize = () => actor.send({ type: 'window.resized', width: innerWidth });
    addEventListener('resize', resize);
    return () => removeEventListener('resize', resize);
  }, [actor]);
  const commands = useMemo(
    () => ({
      toggleSidebar: () => actor.send({ type: 'sidebar.toggled' }),
      setKeptPages: (names: readonly string[]) => actor.send({ type: 'pages.kept', names }),
    }),
    [actor],
  );
  // A server does not know what this device remembers.
  return { sidebarOpened: sidebarOpened || !isHydrated, ...commands };
}
