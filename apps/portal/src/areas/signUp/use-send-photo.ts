import type { SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import { upload } from '@qianwei/api/contract/upload';
import { type ApiError, isCancelled, toApiError } from '@qianwei/api/errors';
import { formatMoment } from '@qianwei/api/time/moment';
import { failureOf, isSessionEnd } from '@qianwei/machines/calls/outcome';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import type { Visit } from './use-visit.ts';

/** A photo on its way to the server. */
export interface Sending {
  readonly pending: boolean;
  /** Share that has been sent, 0 to 1. */
  readonly fraction: number;
  readonly problem: ApiError | null;
  /** Resolves to the photo as the server has it; null when it was not taken: `problem` says why. */
  send(photo: Blob): Promise<SignUpPhoto | null>;
  forget(): void;
}

/**
 * Sends a photo with the ticket of the visit; leaving the step cancels it. When the session ends meanwhile, which
 * cancels every call, it waits for the login (`askLogin`) and goes on.
 */
export function useSendPhoto({ key, check }: Visit, askLogin: () => Promise<boolean>): Sending {
  const client = useClient();
  const [state, setState] = useState<Pick<Sending, 'pending' | 'fraction' | 'problem'>>({
    pending: false,
    fraction: 0,
    problem: null,
  });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const send = async (photo: Blob): Promise<SignUpPhoto | null> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ pending: true, fraction: 0, problem: null });
    try {
      const file = new File([photo], 'photo.jpg', { type: 'image/jpeg' });
      const sent = await client.upload(
        upload,
        { file, scene: 'SIGNUP_PHOTO', guestTicket: key.guestTicket },
        {
          signal: own.signal,
          onProgress: (fraction) => setState((before) => ({ ...before, fraction })),
        },
      );
      setState({ pending: false, fraction: 1, problem: null });
      const { fileId, url, fileSize: size } = sent;
      return { fileId, url, size, storedTime: formatMoment(client.serverNow()) };
    } catch (error) {
      const isEnded = isCancelled(error) ? !own.signal.aborted : isSessionEnd(failureOf(error));
      if (isEnded && (await askLogin()) && !own.signal.aborted) return send(photo);
      check(error);
      setState({ pending: false, fraction: 0, problem: isCancelled(error) ? null : toApiError(error) });
      return null;
    }
  };
  return { ...state, forget: () => setState({ pending: false, fraction: 0, problem: null }), send };
}
