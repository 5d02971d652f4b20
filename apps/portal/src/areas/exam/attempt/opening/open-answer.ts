import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { OpeningCall } from '../../../../opening/early-answers.ts';
import { paperPath } from './answer-page.ts';
import { showPaper } from './show-paper.ts';

/** The paper in a response of the server; null for a refusal, and while another device holds the attempt. */
async function paperIn(answer: Promise<Response>): Promise<TestPaper | null> {
  // The portal reads the response itself, so this reads a copy.
  const copy = (await answer).clone();
  const { errorCode, data } = (await copy.json()) as { errorCode: number; data: TestPaper };
  return errorCode === 0 && data.heldElsewhere === null ? data : null;
}

/**
 * Shows the frame of a running test where the portal will render, and fills in the words of the paper when they have
 * come. After a failure the frame stays as it is: the portal reports it.
 */
export async function openAnswer(calls: readonly OpeningCall[]): Promise<void> {
  const template = document.getElementById('opening-answer');
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || root === null) return;
  root.append(template.content.cloneNode(true));
  const frame = root.firstElementChild;
  const product = document.title;
  document.title = `答题 - ${product}`;
  const call = calls.find(({ key }) => key.includes(`${paperPath} `));
  if (frame === null || call === undefined) return;
  try {
    const paper = await paperIn(call.answer);
    if (paper === null || !showPaper(frame, paper)) return;
    if (frame.isConnected) document.title = `${paper.name} - ${product}`;
  } catch {
    // The portal makes the call again and reports the failure.
  }
}
