import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LateFailures, late, useLate } from './late.tsx';

function Desk({ piece }: { piece: ReturnType<typeof late<object>> }) {
  const { Component, prepare, open } = useLate(piece);
  return (
    <>
      <button type="button" onFocus={prepare} onClick={() => open(() => {})}>
        打开
      </button>
      {Component && <Component />}
    </>
  );
}

it('is fetched with the first press, and only once', async () => {
  const load = vi.fn(async () => ({ default: () => <p>到了</p> }));
  const screen = await render(<Desk piece={late(load)} />);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  await button.click();
  expect(load).toHaveBeenCalledOnce();
});

it('without a network says so at a press, keeps the page, and comes with the next press', async () => {
  const onFailure = vi.fn();
  let isDown = true;
  const piece = late(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>到了</p> };
  });
  const screen = await render(
    <LateFailures onFailure={onFailure}>
      <Desk piece={piece} />
    </LateFailures>,
  );
  await screen.getByRole('button').click();
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  isDown = false;
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  expect(onFailure).toHaveBeenCalledOnce();
});
