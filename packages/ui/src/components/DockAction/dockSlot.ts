import { createContext } from 'react';

/** The shell's slot for the page's primary action on a phone; null outside of a shell. */
export const DockSlot = createContext<HTMLElement | null>(null);
