import { loadFormulas } from '@qianwei/ui/Prose/formulas';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mixedPaper } from '../attempt.fixtures.ts';
import { StoryAttempt } from '../story-attempt.tsx';

vi.mock('@qianwei/ui/Prose/formulas', { spy: true });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('a question without a formula can be answered while the typesetter cannot load; one with a formula waits, then shows its TeX', async () => {
  let fail = (_: Error) => {};
  const fetching = new Promise<void>((_, reject) => {
    fail = reject;
  });
  vi.mocked(loadFormulas).mockReturnValue(fetching);
  await page.viewport(1280, 800);
  const answer = vi.fn();
  const screen = await render(
    <StoryAttempt paper={mixedPaper} defaultAnswers={{}} number={6} answer={answer} />,
  );
  await screen.getByRole('textbox', { name: '你的回答' }).fill('五四运动');
  expect(answer).toHaveBeenLastCalledWith('essay-1', '五四运动');
  expect(loadFormulas).toHaveBeenCalled();

  await screen.getByRole('button', { name: /^第 1 题，/ }).click();
  const heading = screen.getByRole('heading', { name: /^第 1 题，/ });
  await expect.element(heading).toHaveFocus();
  await expect.element(screen.getByText('正在加载公式')).toBeInTheDocument();
  expect(screen.getByRole('radio').elements()).toHaveLength(0);
  expect(screen.container.textContent).not.toContain('$');

  fail(new TypeError('Failed to fetch dynamically imported module'));
  await expect.element(screen.getByRole('radio', { name: /^C/ })).toBeInTheDocument();
  await expect.element(screen.getByText(/log_2 n/)).toBeVisible();
  await expect.element(heading).toHaveFocus();
});
