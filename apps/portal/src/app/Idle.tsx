import { selectEnd, selectQuietMinutes } from '@qianwei/machines/idle';
import { late, useLate } from '@qianwei/ui/late';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../shared/client/client.tsx';
import { useSession } from '../shared/session/session.tsx';
import type { IdleActor } from './idle-actor.ts';

const dialog = late(() => import('./IdleDialog.tsx'));

/** The announcement that the session is about to end; its code is fetched then. */
export function Idle({ idle }: { idle: IdleActor }) {
  const client = useClient();
  const { send } = useSession();
  const isWarning = useSelector(idle, (snapshot) => snapshot.hasTag('warning'));
  const isAsking = useSelector(idle, (snapshot) => snapshot.hasTag('asking'));
  const hasFailed = useSelector(idle, ({ context }) => context.hasFailed);
  const endsAt = useSelector(idle, selectEnd);
  const quietMinutes = useSelector(idle, selectQuietMinutes);
  const { Component: IdleDialog, prepare } = useLate(dialog);
  const fetchDialog = useEffectEvent(prepare);
  useEffect(() => {
    if (isWarning) fetchDialog();
  }, [isWarning]);
  if (!isWarning || !IdleDialog) return null;
  return (
    <IdleDialog
      endsAt={endsAt}
      clock={client.serverNow}
      quietMinutes={quietMinutes}
      isAsking={isAsking}
      hasFailed={hasFailed}
      onStay={() => idle.send({ type: 'stay.wanted' })}
      onLeave={() => send({ type: 'logout.requested' })}
    />
  );
}
