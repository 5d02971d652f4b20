import { refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answers, storyStudent } from '../../shared/client/story-client.tsx';
import { record, returned, signUpStory } from './sign-up.fixtures.ts';
import { begin, freshDevice, show } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

it('/practiceSignUp the head says until when a returned one can be mended, not when the sign-up ends', async () => {
  await show(signUpStory({ opened: { record: returned } }).fixtures, { student: storyStudent });
  await begin();
  await expect.element(page.getByText(/^2026年12月10日（周四）10:00 修改截止/)).toBeVisible();
});

it('/practiceSignUp one whose payment ran out waits with its moment, and goes on by itself', async () => {
  const againTime = '2026-11-21 20:14:34' as const;
  const expired = { ...record, status: 'CANCELLED' as const, payDeadline: null, againTime };
  const obstacle = {
    reason: '上次报名没有按时缴费，名额已放回；2026年11月21日（周六）20:14 后可以重新报名',
    way: { kind: 'NONE' as const, because: 'AGAIN' as const },
    nextTime: againTime,
  };
  const { fixtures, opened } = signUpStory({ opened: { record: expired, obstacle } });
  const later = answers(refreshSignUpNLog, () => ({ ...opened, obstacle: null }));
  await show([later, ...fixtures], { student: storyStudent });
  await begin();
  await expect.element(page.getByText(/上次报名没有按时缴费，名额已放回/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /13014/ })).toBeInTheDocument();
});
