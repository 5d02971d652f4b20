import { keepEarlyClicks } from './early-clicks.ts';

// Runs inside login.html before the portal's code has arrived: on a slow network nobody presses in vain.
keepEarlyClicks();
