import { openAnswer } from '../../areas/exam/attempt/opening/open-answer.ts';

// Runs in answer.html before the portal's code has come, as index-script.ts does in index.html.
if (window.openingCalls !== undefined) void openAnswer(window.openingCalls);
