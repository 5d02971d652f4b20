import { appStateMachine, selectAppStore } from '@qianwei/machines/app-state';
import { APP_STORE, SIDEBAR_KEY } from '@qianwei/machines/app-state/app-store';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { readLocal, readTab } from '../shared/device/stored.ts';

const machine = appStateMachine.provide({ actors: { storage: browserStorage } });

/** Whether the sidebar is opened, remembered as `sidebarStatus`, and how to toggle it (SESSION-4, SESSION-5). */
export function useSidebar(): { opened: boolean; toggle(): void } {
  const input = { stored: readTab(APP_STORE), sidebarStatus: readLocal(SIDEBAR_KEY), width: innerWidth };
  const actor = useActorRef(machine, { input });
  const { sidebar, device } = useSelector(actor, selectAppStore);
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
