import { createContext } from 'react';

/** Takes the error of a named field away; for fields that change without the browser's `input` event. */
export const ForgetError = createContext<(name: string) => void>(() => undefined);
