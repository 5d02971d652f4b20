import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';

it('moves the choice with the arrow keys and is one stop of the tab key', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <RadioGroup
      label="字号"
      defaultValue="standard"
      onChange={onChange}
      options={[
        { value: 'standard', label: '标准' },
        { value: 'large', label: '大' },
        { value: 'huge', label: '特大' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('huge');
  await expect.element(screen.getByRole('radio', { name: '特大' })).toBeChecked();
  await expect.element(screen.getByRole('radiogroup', { name: '字号' })).toBeVisible();
});

it('lets the tab key in while nothing is chosen', async () => {
  const screen = await render(
    <RadioGroup label="照片" value="" options={[{ value: 'kept', label: '用保险箱里的照片' }]} />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '用保险箱里的照片' })).toHaveFocus();
});

const clash = [
  { value: '02324', label: '保留 02324 离散数学', hint: '操作系统改报 2027年4月。' },
  { value: '13180', label: '保留 13180 操作系统', hint: '离散数学改报 2027年4月。' },
  { value: 'both', label: '两门都不考', reason: '报考篮不能为空' },
];

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
describe('APG radio group: RadioGroup', () => {
  it('takes the focus at the chosen one, and goes round with the arrows past what cannot be chosen', async () => {
    const screen = await render(<RadioGroup label="时段冲突" options={clash} defaultValue="13180" />);
    await userEvent.tab();
    await expect.element(screen.getByRole('radio', { name: '保留 13180 操作系统' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: '保留 02324 离散数学' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('radio', { name: '保留 13180 操作系统' })).toBeChecked();
  });

  it('is not chosen by the tab key alone, but by the space bar', async () => {
    const screen = await render(<RadioGroup label="时段冲突" options={clash} />);
    const first = screen.getByRole('radio', { name: '保留 02324 离散数学' });
    await userEvent.tab();
    await expect.element(first).toHaveFocus();
    await expect.element(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(first).toBeChecked();
  });
});

describe('RadioGroup', () => {
  it('reads the consequence with its choice, and a press on it chooses', async () => {
    const screen = await render(<RadioGroup label="时段冲突" options={clash} />);
    const second = screen.getByRole('radio', { name: '保留 13180 操作系统' });
    await expect.element(second).toHaveAccessibleDescription('离散数学改报 2027年4月。');
    const { left, top } = screen.getByText('离散数学改报 2027年4月。').element().getBoundingClientRect();
    (document.elementFromPoint(left + 40, top + 5) as HTMLElement).click();
    await expect.element(second).toBeChecked();
  });

  it('compares choices side by side where there is room, each read with all that follows from it', async () => {
    const options = [
      {
        value: '04751',
        label: '04751 计算机网络安全',
        aside: '3 学分',
        hint: '总学分 73。',
        detail: <p>周日下午</p>,
      },
      { value: '13017', label: '13017 计算机网络与信息安全', aside: '6 学分', hint: '总学分 76。' },
    ];
    const group = (width: number) => (
      <div style={{ width }}>
        <RadioGroup label="选考课程" compared options={options} />
      </div>
    );
    const screen = await render(group(900));
    const first = screen.getByRole('radio', { name: '04751 计算机网络安全 3 学分' });
    const second = screen.getByRole('radio', { name: '13017 计算机网络与信息安全 6 学分' });
    await expect.element(first).toHaveAccessibleDescription('总学分 73。 周日下午');
    const topOf = (radio: typeof first) => radio.element().getBoundingClientRect().top;
    expect(topOf(second)).toBe(topOf(first));
    await screen.rerender(group(328));
    expect(topOf(second)).toBeGreaterThan(topOf(first));
  });

  it('says why a choice cannot be taken, and keeps its choice when it is read only', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(
      <RadioGroup label="时段冲突" options={clash} value="02324" isReadOnly ref={ref} />,
    );
    const closed = screen.getByRole('radio', { name: '两门都不考' });
    await expect.element(closed).toBeDisabled();
    await expect.element(closed).toHaveAccessibleDescription('报考篮不能为空');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: '保留 02324 离散数学' })).toBeChecked();
    expect(ref.current?.getAttribute('role')).toBe('radiogroup');
  });
});
