import { keepEarlyClicks } from '../../areas/login/early-clicks.ts';

// Runs in login.html before the portal's code has come: no click is lost on a slow network.
keepEarlyClicks();
