import { makeCalls } from './make-calls.ts';

// Runs at the head of answer.html: the calls are on their way before the styles have been read.
makeCalls();
