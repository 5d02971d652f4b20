import { upload } from '@qianwei/api/contract/upload';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import type { DataOf } from '@qianwei/api/endpoint';
import { type ApiError, isCancelled, toApiError } from '@qianwei/api/errors';
import { failureOf, isSessionEnd } from '@qianwei/machines/calls/outcome';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../client/client.tsx';

/** A photo as the server has stored it. */
type SentPhoto = DataOf<typeof upload>;

/** A photo on its way to the server. */
export interface Sending {
  readonly pending: boolean;
  /** Share that has been sent, 0 to 1. */
  readonly fraction: number;
  readonly problem: ApiError | null;
  /** Resolves to the photo as the server has it; null when it was not taken: `problem` says why. */
  send(photo: Blob): Promise<SentPhoto | null>;
  forget(): void;
}

export interface SendPhotoOptions {
  scene: UploadScene;
  guestTicket?: string;
  /**
   * Asks for the login above the page when the session ends meanwhile, which cancels every call; resolves to true once the
   * student is logged in again. Default: it is not asked for.
   */
  askLogin?(): Promise<boolean>;
  /** Called with the error of a photo that was not taken. */
  failed?(error: unknown): void;
}

/** Sends a photo; leaving the page cancels it. When the session ends meanwhile, it waits for the login and goes on. */
export function useSendPhoto({ scene, guestTicket, askLogin, failed }: SendPhotoOptions): Sending {
  const client = useClient();
  const [state, setState] = useState<Pick<Sending, 'pending' | 'fraction' | 'problem'>>({
    pending: false,
    fraction: 0,
    problem: null,
  });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const send = async (photo: Blob): Promise<SentPhoto | null> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ pending: true, fraction: 0, problem: null });
    try {
      const file = new File([photo], 'photo.jpg', { type: 'image/jpeg' });
      const sent = await client.upload(
        upload,
        { file, scene, guestTicket },
        {
          signal: own.signal,
          onProgress: (fraction) => setState((before) => ({ ...before, fraction })),
        },
      );
      setState({ pending: false, fraction: 1, problem: null });
      return sent;
    } catch (error) {
      const isEnded = isCancelled(error) ? !own.signal.aborted : isSessionEnd(failureOf(error));
      if (isEnded && (await askLogin?.()) && !own.signal.aborted) return send(photo);
      // Another one is on its way, or the page was left.
      if (own.signal.aborted) return null;
      failed?.(error);
      setState({ pending: false, fraction: 0, problem: isCancelled(error) ? null : toApiError(error) });
      return null;
    }
  };
  const forget = () => {
    controller.current?.abort();
    setState({ pending: false, fraction: 0, problem: null });
  };
  return { ...state, forget, send };
}
