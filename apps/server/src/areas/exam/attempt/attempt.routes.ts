import {
  getTestPaper,
  saveAnswer,
  startTest,
  startWrongPractice,
  submitTest,
} from '@qianwei/api/contract/exam/attempt';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { startPractice } from './practice/wrong-practice.workflow.ts';
import { save } from './save/save-answer.workflow.ts';
import { openPaper } from './start/open-paper.workflow.ts';
import { startAttempt } from './start/start-test.workflow.ts';
import { submit } from './submit/submit-test.workflow.ts';

/** The life of an attempt: start, paper, saves, hand-in. */
export const attemptRoutes: Implementation[] = [
  implementForStudent(startTest, startAttempt),
  implementForStudent(startWrongPractice, startPractice),
  // A repeated start opens the paper again; a repeated submission answers with the receipt.
  implementForStudent(getTestPaper, openPaper, { repeatable: true }),
  implementForStudent(saveAnswer, save),
  implementForStudent(submitTest, submit, { repeatable: true }),
];
