import '@qianwei/ui/theme/themes.css';
import { getTestPaper, type TestPaper } from '@qianwei/api/contract/exam/attempt';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paper } from '../../areas/exam/attempt/attempt.fixtures.ts';
import { PaperShell } from '../../areas/exam/attempt/opening/PaperShell.tsx';
import { showPaper } from '../../areas/exam/attempt/opening/show-paper.ts';
import { answers, held } from '../../shared/client/story-client.tsx';
import { heading, leavePortal, openPortal, userInfo } from '../story-portal.tsx';

afterEach(() => {
  document.querySelector('[data-opening-frame]')?.remove();
  leavePortal();
});

const address = '/course/answer/04735/test-04735';
const device = { device: '手机', since: paper.serverTime };

/** Opens the portal on a page that shows the paper in its frame already. */
async function open(answered: TestPaper) {
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<PaperShell />));
  const frame = document.body.lastElementChild as HTMLElement;
  showPaper(frame, paper);
  const info = held(answers(getUserInfo, userInfo));
  const sheet = held(answers(getTestPaper, answered));
  const { container } = await openPortal(address, [info, sheet]);
  return { frame, container, info, sheet };
}

it('the paper shown before the code has come stays until the test can be answered, and is removed then', async () => {
  const { frame, container, info, sheet } = await open(paper);
  await expect.poll(() => container.contains(frame)).toBe(true);
  expect(container.textContent).not.toContain('正在打开试卷');
  info.let();
  await expect.element(page.getByRole('status').getByText('正在打开试卷')).toBeInTheDocument();
  expect(container.contains(frame)).toBe(true);
  expect(page.getByText(paper.name).elements()).not.toHaveLength(0);
  sheet.let();
  await expect.element(heading(paper.name)).toBeInTheDocument();
  expect(frame.isConnected).toBe(false);
});

it('the paper is removed when another device answers the test', async () => {
  const { frame, info, sheet } = await open({ ...paper, attemptToken: '', heldElsewhere: device });
  info.let();
  sheet.let();
  await expect.element(page.getByRole('button', { name: '在本机继续' })).toBeInTheDocument();
  expect(frame.isConnected).toBe(false);
});
