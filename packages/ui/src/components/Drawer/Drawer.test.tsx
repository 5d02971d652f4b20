import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Desk({ side }: { side?: 'start' | 'end' | 'bottom' }) {
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

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
describe('APG dialog (modal): Drawer', () => {
  it.each(['start', 'end', 'bottom'] as const)(
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

describe('Drawer', () => {
  it.each(['start', 'end', 'bottom'] as const)(
    'from the %s keeps title and actions in sight',
    async (side) => {
      await page.viewport(360, 600);
      const ref = { current: null as HTMLDivElement | null };
      const screen = await render(
        <Drawer
          ref={ref}
          title="答题卡"
          isOpen
          onOpenChange={() => {}}
          side={side}
          actions={<Button>交卷</Button>}
        >
          {'一题一格，铅笔痕是已答。'.repeat(300)}
        </Drawer>,
      );
      // It slides in.
      await expect.poll(() => ref.current!.getAnimations().length).toBe(0);
      for (const top of [0, 500, 99_999]) {
        ref.current!.scrollTop = top;
        for (const part of [screen.getByRole('heading'), screen.getByRole('button', { name: '交卷' })]) {
          const box = part.element().getBoundingClientRect();
          expect([box.top >= 0, box.bottom <= 600]).toEqual([true, true]);
        }
      }
      await page.viewport(1280, 800);
    },
  );

  it('asks before what was typed would be lost', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Drawer title="筛选" isOpen unsaved onOpenChange={onOpenChange}>
        <input aria-label="关键词" />
      </Drawer>,
    );
    await screen.getByRole('button', { name: '关闭' }).click();
    await screen.getByRole('button', { name: '继续填写' }).click();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: '放弃修改' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
