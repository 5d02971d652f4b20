import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryAttempt, type StoryAttemptProps } from '../story-attempt.tsx';

/** Opens the drawn attempt, or one as the props say, at a width in px; what the page reports is recorded by name. */
export async function openAttempt(props: StoryAttemptProps = {}, width = 1280) {
  await page.viewport(width, 800);
  const heard = {
    answer: vi.fn<(questionId: string, answer: unknown) => void>(),
    mark: vi.fn<(questionId: string, marked: boolean) => void>(),
    submit: vi.fn<(honest: boolean) => void>(),
    visit: vi.fn<(questionId: string) => void>(),
    compose: vi.fn<(isComposing: boolean) => void>(),
  };
  const screen = await render(<StoryAttempt {...heard} {...props} />);
  return { screen, ...heard };
}

/** Removes what an opened attempt leaves on this device, and the text size that it was given; for `afterEach`. */
export function forgetAttempt(): void {
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset.text;
}
