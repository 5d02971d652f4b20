import { appStateMachine, selectAppStore } from '@qianwei/machines/app-state';
import { APP_STORE, SIDEBAR_KEY } from '@qianwei/machines/app-state/app-store';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { browserStorage } from '../shared/browser-storage.ts';
import { readLocal, readTab } from '../shared/stored.ts';
import { useActorSnapshot } from '../shared/use-actor.ts';

function startAppState() {
  const machine = appStateMachine.provide({ actors: { storage: browserStorage } });
  const input = { stored: readTab(APP_STORE), sidebarStatus: readLocal(SIDEBAR_KEY), width: innerWidth };
  return createActor(machine, { input }).start();
}

/** Whether the sidebar is opened, remembered as `sidebarStatus`, and how to toggle it (SESSION-4, SESSION-5). */
export function useSidebar(): { opened: boolean; toggle(): void } {
  const [actor] = useState(startAppState);
  const { sidebar, device } = selectAppStore(useActorSnapshot(actor));
  useEffect(() => {
    const resize = () => actor.send({ type: 'window.resized', width: innerWidth });
    addEventListener('resize', resize);
    return () => removeEventListener('resize', resize);
  }, [actor]);
  // Below 992 px the shell shows a drawer instead, which it opens and closes itself.
  return {
    opened: device === 'mobile' || sidebar.opened,
    toggle: () => actor.send({ type: 'sidebar.toggled' }),
  };
}
