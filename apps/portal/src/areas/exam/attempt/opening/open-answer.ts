import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { OpeningCall } from '../../../../opening/early-answers.ts';
import { paperPath } from './answer-page.ts';
import { showPaper } from './show-paper.ts';

/** The paper in an answer of the server; null for a refusal, and while another device answers. */
async function paperIn(answer: Promise<Response>): Promise<TestPaper | null> {
  // The portal reads the answer itself, so this reads a copy.
  const copy = (await answer).clone();
  const { errorCode, data } = (await copy.json()) as { errorCode: number; data: TestPaper };
  return errorCode === 0 && data.heldElsewhere === null ? data : null;
}

/**
 * Puts the frame of a running test where the portal will come, and the words of the paper into it when they are
 * here. Whatever goes wrong leaves the frame as it is: the portal tells.
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
    // The portal makes the call again, and tells.
  }
}
