import { keepEarlyClicks } from '../../areas/login/early-clicks.ts';

// Stands in login.html and runs before the portal's code has come: on a slow network nobody presses in vain.
keepEarlyClicks();
