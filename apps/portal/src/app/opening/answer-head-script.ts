import { answerOpening } from '../../areas/exam/attempt/opening/answer-page.ts';
import { makeCalls } from '../../opening/make-calls.ts';

// Runs in the head of answer.html: the calls are sent before the styles are read.
makeCalls([answerOpening]);
