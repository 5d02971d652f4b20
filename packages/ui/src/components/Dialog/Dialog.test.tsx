import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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

describe('Dialog', () => {
  it('takes focus in, keeps it in, and gives it back on Escape', async () => {
    const { screen, dialog } = await open();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    for (let presses = 0; presses < 4; presses++) {
      await userEvent.tab();
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
