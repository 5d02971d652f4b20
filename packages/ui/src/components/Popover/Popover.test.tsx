import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const desk = (
  <>
    <Popover trigger={<Button>成绩怎么算</Button>} title="过程性考核成绩">
      <a href="#rule">查看规则</a>
    </Popover>
    <button type="button">别处</button>
  </>
);

const open = async () => {
  const screen = await render(desk);
  const trigger = screen.getByRole('button', { name: '成绩怎么算' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: '过程性考核成绩' });
  // A key that is pressed before the panel has the focus is not its own.
  await expect.poll(() => panel.query()?.contains(document.activeElement)).toBe(true);
  return { screen, trigger, panel };
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ and, for the focus, …/patterns/dialog-modal/ without the modality. */
describe('Popover', () => {
  it('opens beside its button, which says so, and takes focus in', async () => {
    const { trigger, panel } = await open();
    await expect.element(panel).toBeVisible();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(panel.element().contains(document.activeElement)).toBe(true);
  });

  it('closes on Escape and returns focus', async () => {
    const { trigger, panel } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('closes by its button and returns focus', async () => {
    const { screen, trigger, panel } = await open();
    await screen.getByRole('button', { name: '关闭' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('leaves the page behind readable, and closes when something there is pressed', async () => {
    const { screen, panel } = await open();
    expect(screen.container.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await screen.getByRole('button', { name: '别处' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('hands out its panel', async () => {
    const ref = { current: null as HTMLElement | null };
    const screen = await render(
      <Popover ref={ref} trigger={<Button>说明</Button>} title="说明" defaultOpen>
        内容
      </Popover>,
    );
    expect(ref.current?.contains(screen.getByRole('dialog').element())).toBe(true);
  });
});
