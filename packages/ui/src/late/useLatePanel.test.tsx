import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Late, LateFailures, late, lateTexts, useLatePanel } from './late.ts';

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
  const screen = await render(<Desk piece={late(load, { prefetch: 'idle' })} />);
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

/** A panel that does not come while `network.isDown`. */
function unreachable() {
  const network = { isDown: true };
  const piece = late(async () => {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>到了</p> };
  });
  return { network, piece };
}

it('that did not come says so, and is open when a retry brings it', async () => {
  const { network, piece } = unreachable();
  const screen = await render(
    <LateFailures>
      <Desk piece={piece} />
    </LateFailures>,
  );
  await screen.getByRole('button', { name: '打开' }).click();
  const retry = screen.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  network.isDown = false;
  await retry.click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

it('that is given up is closed for its owner', async () => {
  const screen = await render(
    <LateFailures>
      <Desk piece={unreachable().piece} />
    </LateFailures>,
  );
  const button = screen.getByRole('button', { name: '打开' });
  await button.click();
  await screen.getByRole('button', { name: lateTexts.close }).click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
