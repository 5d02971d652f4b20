import { createContext } from 'react';

/** The shell's slot for the page's primary action on a phone; undefined outside of a shell, null until it is mounted. */
export const DockSlot = createContext<HTMLElement | null | undefined>(undefined);
