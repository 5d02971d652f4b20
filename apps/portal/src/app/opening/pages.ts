import { answerOpening } from '../../areas/exam/attempt/opening/answer-page.ts';
import { homeOpening } from '../../areas/home/opening/home-page.ts';
import type { OpeningPage } from '../../opening/calls.ts';

/** The pages whose own first calls are made before the portal's code has come. */
export const openingPages: readonly OpeningPage[] = [answerOpening, homeOpening];
