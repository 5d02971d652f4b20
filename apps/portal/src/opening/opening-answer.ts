import { openAnswer } from './open-answer.ts';

// Runs inside answer.html before the portal's code has arrived, as opening.ts does in index.html.
if (window.openingCalls !== undefined) void openAnswer(window.openingCalls);
