import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LateFailures, useLateCode } from './late.ts';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

type Writer = { write: (text: string) => void };

function Desk({ load }: { load: () => Promise<Writer> }) {
  const withWriter = useLateCode(load);
  return (
    <button type="button" onClick={() => withWriter(({ write }) => write('两门考试'))}>
      导出日历
    </button>
  );
}

const showDesk = (load: () => Promise<Writer>) =>
  render(
    <LateFailures>
      <Desk load={load} />
    </LateFailures>,
  );

it('code is loaded by the press that needs it, and does its work then', async () => {
  const write = vi.fn();
  const load = vi.fn(async () => ({ write }));
  const screen = await showDesk(load);
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '导出日历' }).click();
  await expect.poll(() => write.mock.calls).toEqual([['两门考试']]);
});

it('a second press while code is on its way does the work once; the next one does it at once, without the bar', async () => {
  const write = vi.fn();
  let arrive = (_: Writer) => {};
  const promise = new Promise<Writer>((resolve) => {
    arrive = resolve;
  });
  const screen = await showDesk(() => promise);
  const button = screen.getByRole('button', { name: '导出日历' });
  await button.click();
  await button.click();
  arrive({ write });
  await expect.poll(() => write.mock.calls).toHaveLength(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await button.click();
  expect(write).toHaveBeenCalledTimes(2);
  expect(screen.container.querySelector('[data-active]')).toBeNull();
});

it('code that does not come says so, and 重试 does the work once', async () => {
  const write = vi.fn();
  let isAway = true;
  const screen = await showDesk(() => (isAway ? noNetwork() : Promise.resolve({ write })));
  await screen.getByRole('button', { name: '导出日历' }).click();
  const words = screen.getByRole('dialog', { name: '这一部分没有取到' });
  await expect.element(words).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  isAway = false;
  await words.getByRole('button', { name: '重试' }).click();
  await expect.element(words).not.toBeInTheDocument();
  expect(write.mock.calls).toEqual([['两门考试']]);
});
