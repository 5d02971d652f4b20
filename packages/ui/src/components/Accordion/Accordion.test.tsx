import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'when', title: '什么时候报考？', count: '2 条', content: <a href="#when">报考日程</a> },
  { id: 'fee', title: '怎么交费？', content: '在线缴费' },
  { id: 'clash', title: '时间冲突怎么办？', content: '保留一门' },
];

/** https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ and https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
describe('APG accordion: Accordion', () => {
  it('puts each button alone in a heading, with its state and its panel', async () => {
    const screen = await render(<Accordion items={items} headingLevel={4} />);
    const heading = screen.getByRole('heading', { level: 4, name: '什么时候报考？ 2 条' });
    const button = heading.getByRole('button');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.element().getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toBe('报考日程');
    expect(panel?.getAttribute('aria-labelledby')).toBe(button.element().id);
  });

  it('opens and closes by Enter and Space; Tab goes through buttons and what is open', async () => {
    const screen = await render(<Accordion items={items} />);
    await userEvent.tab();
    const first = screen.getByRole('button', { name: /什么时候/ });
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('报考日程')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: '报考日程' })).toHaveFocus();
    await userEvent.tab();
    const second = screen.getByRole('button', { name: '怎么交费？' });
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab({ shift: true });
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps several parts open when allowed, and reports which', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Accordion items={items} multiple defaultOpen={['when']} onOpenChange={onOpenChange} />,
    );
    await screen.getByRole('button', { name: '怎么交费？' }).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(['when', 'fee']);
    await expect.element(screen.getByText('报考日程')).toBeVisible();
    await expect.element(screen.getByText('在线缴费')).toBeVisible();
  });

  it("keeps closed text in the page for the browser's search, which opens it", async () => {
    const screen = await render(<Accordion items={items} />);
    const panel = screen.getByText('保留一门').element().closest('[hidden]');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    expect(getComputedStyle(panel!).display).toBe('block');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect
      .element(screen.getByRole('button', { name: '时间冲突怎么办？' }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves what cannot be opened shut, and hands out its element', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(
      <Accordion ref={ref} items={[{ id: 'a', title: '成绩', content: '78', disabled: true }]} />,
    );
    await expect.element(screen.getByRole('button', { name: '成绩' })).toBeDisabled();
    expect(ref.current?.textContent).toContain('成绩');
  });
});
