import { Activity } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from './use-leave-guard.ts';

function Draft({ isAtStake }: { isAtStake: boolean }) {
  useLeaveGuard(isAtStake);
  return <p>草稿</p>;
}

const page = (mode: 'visible' | 'hidden', isAtStake = true) => (
  <Activity mode={mode}>
    <Draft isAtStake={isAtStake} />
  </Activity>
);

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks for what is not saved on a kept page in the background, until it is saved or dropped', async () => {
  const screen = await render(page('visible'));
  expect(asks()).toBe(true);
  await screen.rerender(page('hidden'));
  expect(asks()).toBe(true);
  await screen.rerender(page('hidden', false));
  await expect.poll(asks).toBe(false);
  await screen.rerender(page('hidden'));
  await expect.poll(asks).toBe(true);
  await screen.rerender(<p>登录</p>);
  expect(asks()).toBe(false);
});
