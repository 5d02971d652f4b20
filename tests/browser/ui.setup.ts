import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { pageAsItStands } from './page-state.ts';

const asFound = pageAsItStands();

// Moves the mouse to its resting place: a mouse left by an earlier test would hover over the next page.
beforeEach(() => commands.restPointer());

// All files share a page: the next test finds it as the first one did.
afterEach(async () => {
  await cleanup();
  await asFound.restore();
});
