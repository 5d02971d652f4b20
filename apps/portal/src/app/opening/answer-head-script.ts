import { answerPage } from '../../areas/exam/attempt/opening/answer-page.ts';
import { makeCalls } from '../../opening/make-calls.ts';

// Stands at the head of answer.html: the calls are on their way before the styles have been read.
makeCalls([answerPage]);
