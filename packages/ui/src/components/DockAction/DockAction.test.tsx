import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { Activity, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page as screenPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { DockAction } from './DockAction.tsx';
import { DockSlot } from './dockSlot.ts';

function Desk({ page, onPress }: { page: 'one' | 'two'; onPress?: () => void }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <DockSlot value={slot}>
        {(['one', 'two'] as const).map((name) => (
          <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
            <DockAction>
              <Button onPress={onPress}>{name}</Button>
            </DockAction>
          </Activity>
        ))}
      </DockSlot>
      <div data-testid="dock" ref={setSlot} />
    </>
  );
}

function Shelled() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <DockSlot value={slot}>
        <DockAction inPlace>
          <Button>交卷</Button>
        </DockAction>
      </DockSlot>
      <div data-testid="dock" ref={setSlot} />
    </>
  );
}

describe('DockAction', () => {
  it('is once on the page: in its place on a wide screen, in the dock on a phone', async () => {
    await screenPage.viewport(1280, 800);
    const screen = await render(<Shelled />);
    const inDock = () =>
      [...screen.container.querySelectorAll('button')].map(
        (button) => button.closest('[data-testid="dock"]') !== null,
      );
    await expect.poll(inDock).toEqual([false]);
    await screenPage.viewport(360, 740);
    await expect.poll(inDock).toEqual([true]);
    await screenPage.viewport(1280, 800);
  });

  it('is in its place without a shell', async () => {
    const screen = await render(<DockAction inPlace>交卷</DockAction>);
    expect(screen.container.textContent).toBe('交卷');
  });

  it('is rendered in the slot of the shell and works there', async () => {
    const onPress = vi.fn();
    const screen = await render(<Desk page="one" onPress={onPress} />);
    await screen.getByTestId('dock').getByRole('button', { name: 'one' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('ROUTE-10 leaves with a kept page that is hidden, and returns with it', async () => {
    const screen = await render(<Desk page="one" />);
    const dock = screen.getByTestId('dock');
    await expect.element(dock).toHaveTextContent(/^one$/);
    await screen.rerender(<Desk page="two" />);
    await expect.element(dock).toHaveTextContent(/^two$/);
    await screen.rerender(<Desk page="one" />);
    await expect.element(dock).toHaveTextContent(/^one$/);
  });

  it('shows nothing outside of a shell', async () => {
    const screen = await render(<DockAction>交卷</DockAction>);
    expect(screen.container.childElementCount).toBe(0);
  });
});
