import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mixedPaper, receipt } from './attempt.fixtures.ts';
import * as pieces from './late-pieces.ts';
import Written from './question/WrittenEditor.tsx';
import ReceiptPage from './receipt/ReceiptPage.tsx';
import { StoryAttempt } from './story-attempt.tsx';

const load = vi.hoisted(() => ({
  dialogs: vi.fn(),
  scratchpad: vi.fn(),
  written: vi.fn(),
  receiptPage: vi.fn(),
}));

// The real pieces; the tests decide when their code arrives.
vi.mock('./late-pieces.ts', async () => {
  const { late } = await import('@qianwei/ui/late');
  const atOnce = { prefetch: 'mount' } as const;
  return {
    dialogs: late(load.dialogs, atOnce),
    scratchpad: late(load.scratchpad, atOnce),
    written: late(load.written, atOnce),
    receiptPage: late(load.receiptPage, atOnce),
  };
});

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await page.viewport(1280, 800);
  for (const loader of Object.values(load)) loader.mockReset().mockImplementation(noNetwork);
});

// A piece that is still under way would answer the next test.
afterEach(async () => {
  await Promise.allSettled(Object.values(pieces).map((piece) => piece.fetch()));
});

it('what a student needs without a network is fetched as soon as the first question is shown', async () => {
  const screen = await render(<StoryAttempt number={1} />);
  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();
  const counts = () => Object.values(load).map((loader) => loader.mock.calls.length);
  // Each is tried twice.
  await expect.poll(counts).toEqual([2, 2, 2, 2]);
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return Math.min(...counts());
    })
    .toBeGreaterThan(2);
});

it('a written question shows a placeholder until its editor comes with the network', async () => {
  const answer = vi.fn();
  const cut = new EventTarget();
  load.written.mockImplementation(async () => {
    await new Promise((resolve) => cut.addEventListener('cut', resolve));
    return noNetwork();
  });
  const screen = await render(
    <StoryAttempt paper={mixedPaper} defaultAnswers={{}} number={6} answer={answer} />,
  );
  await expect.element(screen.getByText('正在加载作答框')).toBeInTheDocument();
  await expect.poll(() => load.written.mock.calls.length).toBe(1);
  load.written.mockImplementation(noNetwork);
  cut.dispatchEvent(new Event('cut'));
  await expect.element(screen.getByText('这一部分没有取到')).toBeInTheDocument();
  load.written.mockResolvedValue({ default: Written });
  dispatchEvent(new Event('online'));
  await screen.getByRole('textbox', { name: '你的回答' }).fill('五四运动');
  expect(answer).toHaveBeenLastCalledWith('essay-1', '五四运动');
});

it('a submission is proven by its number while the receipt page cannot load; it comes with the network', async () => {
  sessionStorage.setItem('qianwei_draft_record-2', 'n(n+1)/2');
  const screen = await render(<StoryAttempt stage="submitted" receipt={receipt} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(receipt.receiptNo);
  expect(sessionStorage.getItem('qianwei_draft_record-2')).toBeNull();
  load.receiptPage.mockResolvedValue({ default: ReceiptPage });
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: '交卷回执' })).toBeVisible();
});
