import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storyStudent } from '../../shared/client/story-client.tsx';
import { signUpStory } from './sign-up.fixtures.ts';
import { begins, freshDevice, show } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

it('/practiceSignUp without a sign-up 我的报名 begins none, and leads to that of an earlier batch', async () => {
  const batchId = 'earlier';
  const earlier = {
    batchId,
    batchName: '2026年秋季批',
    status: 'ARRANGED' as const,
    due: 0,
    payDeadline: null,
  };
  await show(signUpStory({ config: { own: [earlier] } }).fixtures, {
    student: storyStudent,
    path: '/practiceSignUp?tab=record',
  });
  await expect.element(page.getByText('还没有提交报名')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '查看我的报名' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '看2026年秋季批的报名（已安排）' }))
    .toHaveAttribute('href', '/practiceSignUp?tab=record&batch=earlier');
});

it('/practiceSignUp S: who has signed up reads the state and until when to pay, not the notices', async () => {
  await show(signUpStory({ own: 'UNPAID' }).fixtures, { student: storyStudent });
  await expect.element(page.getByRole('heading', { name: '你已报名本批次：待缴费' })).toBeVisible();
  await expect.element(page.getByText(/还需缴 120 元，.*21:12 前缴费/)).toBeVisible();
  await expect.element(begins).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '看怎样缴费' }))
    .toHaveAttribute('href', '/practiceSignUp?tab=record');
});
