import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Step, Steps } from './Steps.tsx';

const audit: Step[] = [
  { id: 'unit', label: '助学单位', state: 'done', note: '11-15 通过' },
  { id: 'school', label: '主考院校', state: 'returned', note: '11-19 退回' },
  { id: 'city', label: '市考办', state: 'waiting' },
];
const tops = (container: Element) =>
  [...container.querySelectorAll('li')].map((step) => step.getBoundingClientRect().top);

describe('Steps', () => {
  it('is a named list that says each state in words and marks the current step', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<Steps ref={ref} steps={audit} label="审核进度" />);
    const steps = screen.getByRole('list', { name: '审核进度' }).getByRole('listitem').elements();
    expect(steps.map((step) => step.querySelector('span:last-child')?.textContent)).toEqual([
      '助学单位已完成11-15 通过',
      '主考院校已退回11-19 退回',
      '市考办待办',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(ref.current).toBe(screen.container.firstElementChild);
  });

  it('is a row where there is room and vertical on a phone', async () => {
    const steps = (width: number) => (
      <div style={{ width }}>
        <Steps steps={audit} />
      </div>
    );
    const screen = await render(steps(800));
    expect(new Set(tops(screen.container)).size).toBe(1);
    await screen.rerender(steps(328));
    expect(new Set(tops(screen.container)).size).toBe(3);
  });

  it('is vertical when asked to be, with marks, and with more than six steps', async () => {
    const screen = await render(<Steps steps={audit} direction="vertical" />);
    expect(new Set(tops(screen.container)).size).toBe(3);
    await screen.rerender(<Steps steps={audit} look="marks" />);
    expect(new Set(tops(screen.container)).size).toBe(3);
    const many = Array.from(
      { length: 7 },
      (_, index): Step => ({
        id: String(index),
        label: `第 ${index} 步`,
        state: 'waiting',
      }),
    );
    await screen.rerender(<Steps steps={many} />);
    expect(new Set(tops(screen.container)).size).toBe(7);
  });

  it('names the states in the words of the caller', async () => {
    const screen = await render(<Steps steps={audit} texts={{ done: '已通过' }} />);
    await expect.element(screen.getByText('已通过', { exact: true })).toBeInTheDocument();
  });
});
