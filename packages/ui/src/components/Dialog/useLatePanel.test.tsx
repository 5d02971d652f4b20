import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Late, LateFailures, late } from '../../late/late.tsx';
import { useLatePanel } from './useLatePanel.ts';

function Desk({ piece }: { piece: Late<object> }) {
  const [isOpen, setOpen] = useState(false);
  const Panel = useLatePanel(piece, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        打开
      </button>
      {Panel && isOpen && <Panel />}
    </>
  );
}

it('is fetched when the page is idle, and opens at once', async () => {
  const load = vi.fn(async () => ({ default: () => <p>到了</p> }));
  const screen = await render(<Desk piece={late(load)} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('stays open while its code is on the way', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const piece = late(async () => {
    await arrival;
    return { default: () => <p>到了</p> };
  });
  const screen = await render(<Desk piece={piece} />);
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  arrive();
  await expect.element(screen.getByText('到了')).toBeVisible();
});

it('that cannot come says so and is closed again; the next press fetches it', async () => {
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
  const button = screen.getByRole('button');
  await button.click();
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  isDown = false;
  await button.click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  expect(onFailure).toHaveBeenCalledOnce();
});
