import { createContext } from 'react';

/** Removes the error of a named field; for fields that change without the browser's `input` event. */
export const ForgetError = createContext<(name: string) => void>(() => undefined);
