import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

// Where an earlier test left the mouse, it would hover over what the next one shows.
beforeEach(() => commands.restPointer());
