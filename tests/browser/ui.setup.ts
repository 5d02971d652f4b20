import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { pageAsItStands } from './page-state.ts';

const asFound = pageAsItStands();

// Where an earlier test left the mouse, it would hover over what the next one shows.
beforeEach(() => commands.restPointer());

// All files share a page: the next test finds it as the first one did.
afterEach(async () => {
  await cleanup();
  await asFound.restore();
});
