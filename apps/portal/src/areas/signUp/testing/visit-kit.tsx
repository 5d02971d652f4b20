import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Fixture, storyStudent } from '../../../shared/client/story-client.tsx';
import { forgetDrafts } from '../../../shared/draft/draft-store.ts';
import { guestOwner } from '../../../shared/draft/draft-view.ts';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { captchaShown } from '../../../shared/testing/captcha-shown.ts';
import PracticeSignUpPage from '../PracticeSignUpPage.tsx';
import { filled, photo, type SignUpStory, signUpStory } from '../sign-up.fixtures.ts';

/** Begins on a desk, with a device that no visitor has used. */
export async function freshDevice() {
  await page.viewport(1280, 900);
  await forgetDrafts(guestOwner);
}

/** Shows the page, to a visitor unless a student is named. */
export const show = (
  fixtures: readonly Fixture[],
  {
    student = null,
    path = '/practiceSignUp',
    ...mount
  }: { student?: typeof storyStudent | null; path?: string; container?: HTMLElement } = {},
) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route="/practiceSignUp" student={student}>
      <PracticeSignUpPage />
    </StoryPage>,
    mount,
  );

/** Shows the page in another tab; resolves to what is in it. */
export async function showTab(...[fixtures, options]: Parameters<typeof show>) {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  await show(fixtures, { ...options, container });
  return page.elementLocator(container);
}

/** The button below the notices. */
export const begins = page.getByRole('button', { name: '已认真阅读并同意，开始报名' });
/** Has read the notices. */
export const begin = () => begins.click();

/** 周子墨, logged in, at the last step; `first` are calls that answer otherwise. */
export async function atConfirm(first: readonly Fixture[], story: SignUpStory = {}) {
  const { fixtures, ...rest } = signUpStory({ document: filled, opened: { photos: [photo] }, ...story });
  const screen = await show([...first, ...fixtures], { student: storyStudent });
  await begin();
  await expect.element(page.getByRole('heading', { name: '请逐项核对' })).toBeVisible();
  return { screen, ...rest };
}

/** Ticks what is promised and submits two courses. */
export const submit = async () => {
  await page.getByRole('checkbox', { name: /以上内容真实/ }).click({ force: true });
  await page.getByRole('button', { name: '提交报名，120 元' }).click();
};

/** Asks for a code, types it in and presses `button`. */
export const prove = async (button: string) => {
  await captchaShown();
  await page.getByLabelText('图形验证码', { exact: true }).fill('K7wp');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabelText('短信验证码').fill('402718');
  await page.getByRole('button', { name: button }).click();
};
