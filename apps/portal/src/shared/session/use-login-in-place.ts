import { useRef, useState } from 'react';
import type { LoginInPlaceProps } from './LoginInPlace.tsx';

/** A login above the page that calls wait for. */
export interface LoginRequest {
  /** Opens the dialog; resolves to true once the student is logged in again, to false when it is put off. */
  ask(): Promise<boolean>;
  dialog: Pick<LoginInPlaceProps, 'isNeeded' | 'mayPostpone' | 'onLoggedIn' | 'onPostponed'>;
}

/** Asks for the login once, however many calls the end of the session has refused. */
export function useLoginInPlace(): LoginRequest {
  const [isNeeded, setNeeded] = useState(false);
  const asked = useRef<{ promise: Promise<boolean>; resolve(isLoggedIn: boolean): void } | null>(null);
  const answer = (isLoggedIn: boolean) => {
    asked.current?.resolve(isLoggedIn);
    asked.current = null;
    setNeeded(false);
  };
  return {
    ask() {
      if (asked.current === null) {
        let resolve: (isLoggedIn: boolean) => void = () => {};
        const promise = new Promise<boolean>((settle) => {
          resolve = settle;
        });
        asked.current = { promise, resolve };
        setNeeded(true);
      }
      return asked.current.promise;
    },
    dialog: {
      isNeeded,
      mayPostpone: true,
      onLoggedIn: () => answer(true),
      onPostponed: () => answer(false),
    },
  };
}
