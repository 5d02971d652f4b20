import { createContext } from 'react';

/** Shows, through `LateFailures`, that something pressed is on its way until the promise is settled. */
export const WaitingContext = createContext<(loading: Promise<unknown>) => void>(() => {});
