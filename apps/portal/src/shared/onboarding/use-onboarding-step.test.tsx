import { getHomeIndex } from '@qianwei/api/contract/home';
import { finishOnboarding } from '@qianwei/api/contract/onboarding';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { busyHome, newHome } from '../../areas/home/home.fixtures.ts';
import { answers, StoryApp } from '../client/story-client.tsx';
import { useCall } from '../query/use-call.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';

function Visited() {
  useOnboardingStep('RECORD');
  return <p>个人信息</p>;
}

/** The page that a step asks to look at, opened from home. */
function FromHome() {
  const home = useCall(getHomeIndex, {});
  return home.data ? <Visited /> : null;
}

it.each([
  ['of a new student marks its step, once', newHome, [{ code: 'RECORD' }]],
  ['of everybody else marks nothing', busyHome, []],
] as const)('a visit %s', async (_, home, expected) => {
  const sent: unknown[] = [];
  let shown = home;
  const finish = answers(finishOnboarding, ({ code }) => {
    sent.push({ code });
    shown = { ...home, onboarding: null };
    return {};
  });
  const screen = await render(
    <StoryApp fixtures={[answers(getHomeIndex, () => shown), finish]}>
      <FromHome />
    </StoryApp>,
  );
  await expect.element(screen.getByText('个人信息')).toBeVisible();
  await expect.poll(() => sent).toEqual(expected);
  await screen.rerender(
    <StoryApp fixtures={[answers(getHomeIndex, () => shown), finish]}>
      <FromHome />
    </StoryApp>,
  );
  expect(sent).toEqual(expected);
});
