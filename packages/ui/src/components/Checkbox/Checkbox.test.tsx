import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is ticked by a press on its words and by the space bar', async () => {
    const screen = await render(<Checkbox>记住账号</Checkbox>);
    await screen.getByText('记住账号').click();
    await expect.element(screen.getByRole('checkbox', { name: '记住账号' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is named with its links, and following a link does not tick it', async () => {
    const screen = await render(
      <Checkbox links={<a href="#terms">《用户服务协议》</a>}>我已阅读并同意</Checkbox>,
    );
    const checkbox = screen.getByRole('checkbox', { name: '我已阅读并同意 《用户服务协议》' });
    await screen.getByRole('link').click();
    expect(location.hash).toBe('#terms');
    await expect.element(checkbox).not.toBeChecked();
  });

  it('is a target of at least 24 px', async () => {
    const screen = await render(<Checkbox>记住账号</Checkbox>);
    expect(screen.container.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      24,
    );
  });

  it('forwards its ref to its input', async () => {
    const ref = { current: null as HTMLInputElement | null };
    await render(<Checkbox ref={ref}>记住账号</Checkbox>);
    expect(ref.current?.type).toBe('checkbox');
  });
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */
describe('APG checkbox: Checkbox', () => {
  it('says that a part is chosen, and the space bar chooses the whole', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <Checkbox isIndeterminate onChange={onChange}>
        全选
      </Checkbox>,
    );
    await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('keeps its tick when it is read only, and says why it cannot be ticked yet', async () => {
    const screen = await render(
      <Checkbox isSelected isReadOnly>
        已签署
      </Checkbox>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
    await screen.rerender(<Checkbox disabledReason="先阅读承诺书">已签署</Checkbox>);
    await expect.element(screen.getByRole('checkbox')).toBeDisabled();
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('先阅读承诺书');
  });
});
