import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Desk({ side }: { side?: 'start' | 'bottom' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Drawer title="答题卡" isOpen={isOpen} onOpenChange={setOpen} side={side}>
        <a href="#one">第 1 题</a>
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  it.each(['start', 'bottom'] as const)(
    'from the %s keeps focus in and gives it back on Escape',
    async (side) => {
      const screen = await render(<Desk side={side} />);
      const trigger = screen.getByRole('button', { name: '打开' });
      await trigger.click();
      const drawer = screen.getByRole('dialog', { name: '答题卡' });
      await expect.element(drawer).toBeVisible();
      for (let presses = 0; presses < 3; presses++) {
        await userEvent.tab();
        expect(drawer.element().contains(document.activeElement)).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.element(trigger).toHaveFocus();
    },
  );

  it('closes by its button and by a press on the page behind', async () => {
    const screen = await render(<Desk />);
    const drawer = screen.getByRole('dialog');
    await screen.getByRole('button', { name: '打开' }).click();
    await screen.getByRole('button', { name: '关闭' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '打开' }).click();
    await expect.element(drawer).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    await expect.element(drawer).not.toBeInTheDocument();
  });
});
