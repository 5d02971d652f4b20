import { openAnswer } from '../../areas/exam/attempt/opening/open-answer.ts';

// Stands in answer.html and runs before the portal's code has come, as index-script.ts does in index.html.
if (window.openingCalls !== undefined) void openAnswer(window.openingCalls);
