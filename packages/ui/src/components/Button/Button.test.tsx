import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is pressed by mouse and by keyboard', async () => {
    const onPress = vi.fn();
    const screen = await render(<Button onPress={onPress}>保存</Button>);
    await screen.getByRole('button', { name: '保存' }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('keeps its text and the focus while the request is pending, and ignores presses', async () => {
    const onPress = vi.fn();
    const screen = await render(<Button onPress={onPress}>提交</Button>);
    const button = screen.getByRole('button', { name: '提交' });
    await userEvent.tab();
    await screen.rerender(
      <Button onPress={onPress} pending>
        提交
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not hand the form in a second time while it is pending', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const screen = await render(
      <Button type="submit" pending>
        提交
      </Button>,
      { container: document.body.appendChild(document.createElement('form')) },
    );
    screen.container.addEventListener('submit', onSubmit);
    (screen.getByRole('button').element() as HTMLButtonElement).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why it is blocked when it is pressed, and does nothing else', async () => {
    const onPress = vi.fn();
    const screen = await render(
      <Button blocked reason="还差 2 项：未上传照片、未缴费。" onPress={onPress} type="submit">
        提交报名
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交报名' });
    await expect.element(button).toHaveAccessibleDescription('还差 2 项：未上传照片、未缴费。');
    await expect.element(button).toBeEnabled();
    await button.click();
    expect(document.activeElement?.textContent).toBe('还差 2 项：未上传照片、未缴费。');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves it to the page to say why it is blocked, where the reason stands elsewhere', async () => {
    const onPress = vi.fn();
    const onBlocked = vi.fn();
    const screen = await render(
      <Button blocked onBlocked={onBlocked} onPress={onPress}>
        我已阅读
      </Button>,
    );
    await screen.getByRole('button', { name: '我已阅读' }).click();
    expect(onBlocked).toHaveBeenCalledOnce();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('shows a ring of 2 px to the keyboard', async () => {
    const screen = await render(<Button>保存</Button>);
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('button').element());
    expect({ outlineStyle, outlineWidth }).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
  });

  it('is at least 32 px high in its smallest size', async () => {
    const screen = await render(<Button size="small">移出</Button>);
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
  });
});
