import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the mouse out of the tested page. */
    restPointer(): Promise<void>;
  }
}

/** In px: in the window, beyond the frame of every test. */
const beyond = { x: 1390, y: 3090 };

export const restPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(beyond.x, beyond.y);
