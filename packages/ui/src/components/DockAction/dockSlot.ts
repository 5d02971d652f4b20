import { createContext } from 'react';

/** Where the shell wants the page's one primary action on a phone; null outside of a shell. */
export const DockSlot = createContext<HTMLElement | null>(null);
