import { canRequestCode, createSmsCountdownMachine, selectSeconds } from '@qianwei/machines/sms-countdown';
import { countdownKey } from '@qianwei/machines/sms-countdown/end-times';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { browserStorage } from '../device/browser-storage.ts';
import { readLocal } from '../device/stored.ts';

function startCountdown(purpose: string, number: string) {
  const machine = createSmsCountdownMachine().provide({ actors: { storage: browserStorage } });
  return createActor(machine, {
    input: { purpose, stored: readLocal(countdownKey(purpose)), number },
  }).start();
}

/**
 * One code a minute for a number and a purpose (FORM-2); survives a reload. `requested`, `accepted` and `refused`
 * report a request and its result.
 */
export function useSmsCountdown(purpose: string, number: string) {
  const [actor] = useState(() => startCountdown(purpose, number));
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    actor.send({ type: 'number.changed', number });
  }, [actor, number]);
  return {
    /** Whole seconds until another code may be requested. */
    secondsLeft: selectSeconds(snapshot),
    /** A request is under way. */
    pending: snapshot.hasTag('busy'),
    canRequest: canRequestCode(snapshot),
    requested: () => actor.send({ type: 'code.requested' }),
    accepted: (resendSeconds?: number) => actor.send({ type: 'code.accepted', number, resendSeconds }),
    refused: (waitSeconds?: number) => actor.send({ type: 'code.refused', number, waitSeconds }),
  };
}
