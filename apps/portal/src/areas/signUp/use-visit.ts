import { errorCode } from '@qianwei/api/contract/envelope';
import type { SignUpBatch, SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import { leaveSignUpNLog, type OpenedSignUp, refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import type { SignUpPhoto, SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { isCancelled, toApiError } from '@qianwei/api/errors';
import { useEffect, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';

/** Fields that every call of a visit carries. */
export interface VisitKey {
  readonly type: SignUpType;
  readonly batchId: string;
  readonly guestTicket: string;
}

/** A visit to a sign-up page, from the notices on; `opened` is null until the person is proven. */
export interface Visit {
  readonly batch: SignUpBatch;
  readonly key: VisitKey;
  readonly opened: OpenedSignUp | null;
  /** The proof is over (1040005): another code is asked for in place, and what was typed stays. */
  readonly isOver: boolean;
  open(opened: OpenedSignUp): void;
  /** Adds photos that the server has taken since: they stay to be chosen while the visit lasts. */
  addPhotos(photos: readonly SignUpPhoto[]): void;
  /** Marks the proof as over when `error` says so. */
  check(error: unknown): void;
  over(): void;
  /** Reads the sign-up as it is now; null when that failed, with its error in `check`. */
  refresh(): Promise<OpenedSignUp | null>;
  /** Asks who it is again, with the same ticket; what was typed stays on the device. */
  close(): void;
  /** Ends what the ticket stands for, as far as the server can be reached, and forgets what was opened. */
  leave(): Promise<void>;
}

/** Key of the draft of one person in one batch, on this device. */
export const signUpDraftKey = ({ key }: Visit, { draftMark }: OpenedSignUp) =>
  `${key.type}:${key.batchId}:${draftMark}`;

/**
 * Holds the ticket of this visit, issued with the notices and again with the proof, and what it has opened: in the page's memory alone, gone
 * when the page is left, also for the browser's way back.
 */
export function useVisit(type: SignUpType, config: SignUpConfig, batch: SignUpBatch): Visit {
  const client = useClient();
  const [guestTicket, setGuestTicket] = useState(config.guestTicket);
  const [opened, setOpened] = useState<OpenedSignUp | null>(null);
  const [isOver, setOver] = useState(false);
  const key = { type, batchId: batch.batchId, guestTicket };
  useEffect(() => {
    const forget = () => setOpened(null);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  const open = (answer: OpenedSignUp) => {
    setOpened(answer);
    setGuestTicket(answer.guestTicket);
    setOver(false);
  };
  const addPhotos = (photos: readonly SignUpPhoto[]) =>
    setOpened((before) => {
      if (before === null) return null;
      const isNew = ({ fileId }: SignUpPhoto) => before.photos.every((other) => other.fileId !== fileId);
      return { ...before, photos: [...photos.filter(isNew), ...before.photos] };
    });
  const check = (error: unknown) => {
    if (!isCancelled(error) && toApiError(error).errorCode === errorCode.smsCodeWrong) setOver(true);
  };
  return {
    ...{ batch, key, opened, isOver, open, addPhotos, check },
    over: () => setOver(true),
    close: () => setOpened(null),
    async refresh() {
      try {
        const answer = await client.call(refreshSignUpNLog, key);
        open(answer);
        return answer;
      } catch (error) {
        check(error);
        return null;
      }
    },
    async leave() {
      await client.call(leaveSignUpNLog, { guestTicket }).catch(() => undefined);
      setOpened(null);
    },
  };
}
