import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Desk({ dismissable }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>切换专业</Button>
      <Dialog
        title="换到哪个专业"
        isOpen={isOpen}
        onOpenChange={setOpen}
        dismissable={dismissable}
        actions={<Button>确定</Button>}
      >
        切换后页面按所选专业显示。
      </Dialog>
    </>
  );
}

const open = async (desk = <Desk />) => {
  const screen = await render(desk);
  await screen.getByRole('button', { name: '切换专业' }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: '换到哪个专业' }) };
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
describe('APG dialog (modal): Dialog', () => {
  it('takes focus in, keeps it in, and returns it on Escape', async () => {
    const { screen, dialog } = await open();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift });
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '切换专业' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { screen, dialog } = await open();
    await screen.getByRole('button', { name: '关闭' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes by a press on the page behind, unless something would be lost', async () => {
    const behind = { position: { x: 5, y: 5 } };
    const { dialog } = await open();
    await userEvent.click(document.body, { ...behind, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stays when it is not dismissable', async () => {
    const { dialog } = await open(<Desk dismissable={false} />);
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog).toBeVisible();
  });

  it('hides the page behind from a screen reader', async () => {
    const { screen } = await open();
    expect(screen.container.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  });
});

const onOpenChange = vi.fn();
const long = '未答的题按零分计算，交卷后不能再改。'.repeat(200);

beforeEach(() => onOpenChange.mockClear());

describe('Dialog', () => {
  it.each([360, 1280])(
    'at %i px scrolls what is long and keeps title and actions in sight',
    async (width) => {
      await page.viewport(width, 600);
      const ref = { current: null as HTMLDivElement | null };
      const screen = await render(
        <Dialog
          ref={ref}
          title="报考须知"
          isOpen
          onOpenChange={onOpenChange}
          actions={<Button>知道了</Button>}
        >
          {long}
        </Dialog>,
      );
      const sheet = ref.current!;
      expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
      for (const top of [0, 400, sheet.scrollHeight]) {
        sheet.scrollTop = top;
        for (const part of [screen.getByRole('heading'), screen.getByRole('button', { name: '知道了' })]) {
          const box = part.element().getBoundingClientRect();
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(600);
        }
      }
      await page.viewport(1280, 800);
    },
  );

  it.each([
    ['wide', true],
    ['full', true],
    ['narrow', false],
  ] as const)('%s is a sheet on a phone: %s', async (width, isSheet) => {
    await page.viewport(360, 740);
    const ref = { current: null as HTMLDivElement | null };
    await render(
      <Dialog ref={ref} title="报考须知" isOpen onOpenChange={onOpenChange} width={width}>
        内容
      </Dialog>,
    );
    const edges = () => {
      const { width: across, bottom } = ref.current!.getBoundingClientRect();
      return across === 360 && bottom === 740;
    };
    // It slides in.
    await expect.poll(() => ref.current!.getAnimations().length).toBe(0);
    expect(edges()).toBe(isSheet);
    await page.viewport(1280, 800);
  });

  it('asks before what was typed would be lost, whichever way it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(
      <Dialog title="修改邮箱" isOpen unsaved onOpenChange={onOpenChange}>
        <input aria-label="邮箱" />
      </Dialog>,
    );
    const question = screen.getByRole('alertdialog', { name: '还没有保存，确定关闭？' });
    lookAfterFocus();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '继续填写' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await screen.getByRole('button', { name: '关闭' }).click();
    expect(onOpenChange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: '放弃修改' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('one inside of another: Escape closes the inner one, and focus goes back step by step', async () => {
    const screen = await render(<Nested />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await screen.getByRole('button', { name: '外' }).click();
    await expect.element(screen.getByRole('dialog', { name: '第一层' })).toBeVisible();
    lookAfterFocus();
    await screen.getByRole('button', { name: '内' }).click();
    await expect.element(screen.getByRole('dialog', { name: '第二层' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: '第二层' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: '第一层' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '内' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '外' })).toHaveFocus();
  });
});

/** A dialog checks its focus again half a second after it opened. This waits for it with fake timers and restores the clock. */
function lookAfterFocus() {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
}

function Nested() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <Button onPress={() => setDepth(1)}>外</Button>
      <Dialog title="第一层" isOpen={depth > 0} onOpenChange={() => setDepth(0)}>
        <Button onPress={() => setDepth(2)}>内</Button>
        <Dialog title="第二层" isOpen={depth > 1} onOpenChange={() => setDepth(1)}>
          内容
        </Dialog>
      </Dialog>
    </>
  );
}
