import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const options = [
  { id: 'c1', name: '数据结构与算法', codes: ['13003', '02331'] },
  { id: 'c2', name: '数据库系统原理', codes: ['04735'] },
  { id: 'c3', name: '离散数学', codes: ['02324'] },
  { id: 'c4', name: '英语（专升本）', codes: ['13000'], reason: '已免考' },
];

const show = (props: Partial<ComboBoxProps> = {}) =>
  render(
    <LocaleProvider>
      <ComboBox label="课程" options={options} {...props} />
    </LocaleProvider>,
  );

function Lookup({ onSearch }: { onSearch: (text: string) => void }) {
  const [found, setFound] = useState([{ id: 'a', name: '高等数学' }]);
  return (
    <LocaleProvider>
      <ComboBox
        label="课程"
        options={found}
        onSearch={(text) => {
          onSearch(text);
          setFound([{ id: 'b', name: '大学物理' }]);
        }}
      />
    </LocaleProvider>
  );
}

const names = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent?.replace(/\d/g, ''));

/** The transition that begins next. */
const nextTransition = () =>
  new Promise<Animation>((resolve) => {
    const begun = ({ target }: TransitionEvent) => {
      const [animation] = (target as Element).getAnimations();
      if (animation) resolve(animation);
    };
    document.addEventListener('transitionrun', begun, { once: true });
  });

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
describe('APG combobox: ComboBox', () => {
  it('opens at its first option with the down arrow and at its last open one with the up arrow', async () => {
    const screen = await show();
    const input = screen.getByRole('combobox', { name: '课程' });
    await userEvent.tab();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
    await expect.poll(() => active()?.textContent ?? '').toContain('数据结构与算法');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => active()?.textContent ?? '').toContain('离散数学');
  });

  it('keeps the focus in the input, names its list, and says which option the arrows have reached', async () => {
    const screen = await show();
    const input = screen.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
    const list = document.getElementById(input.element().getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).toBe('listbox');
    const active = document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('数据库系统原理');
  });

  it('takes the option with Enter, closes, and shows the name in the input', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('c2');
    await expect.element(screen.getByRole('combobox')).toHaveValue('数据库系统原理');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes with Escape and takes nothing', async () => {
    const onChange = vi.fn();
    const screen = await show({ defaultValue: 'c3', onChange });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveValue('离散数学');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes while it is still appearing', async () => {
    const screen = await show();
    await userEvent.tab();
    const appears = nextTransition();
    await userEvent.keyboard('{ArrowDown}');
    (await appears).playbackRate = 0.001;
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('is one stop of the tab key', async () => {
    const screen = await show();
    await userEvent.tab();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('ComboBox', () => {
  it.each([
    ['数据', ['数据结构与算法', '数据库系统原理']],
    ['02331', ['数据结构与算法']],
    ['１３００３', ['数据结构与算法']],
    ['离散 02324', ['离散数学']],
  ])('finds courses by %s', async (typed, found) => {
    const screen = await show();
    await screen.getByRole('combobox').fill(typed);
    await expect.poll(names).toEqual(found);
  });

  it('says in the list that nothing was found', async () => {
    const screen = await show();
    await screen.getByRole('combobox').fill('量子力学');
    await expect.element(screen.getByText('没有找到“量子力学”')).toBeVisible();
  });

  it('does not filter by the letters of a composition, only by what came of it', async () => {
    const screen = await show();
    const input = screen.getByRole('combobox').element() as HTMLInputElement;
    await screen.getByRole('combobox').click();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.setRangeText('lisan', 0, 0, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect.poll(() => names().length).toBe(4);
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true }));
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    input.setRangeText('离散', 0, 5, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '离散' }));
    await expect.poll(names).toEqual(['离散数学']);
  });

  it('puts the chosen name back when the field is left with a text that is no option', async () => {
    const screen = await show({ defaultValue: 'c3' });
    await screen.getByRole('combobox').fill('离');
    await userEvent.tab();
    await expect.element(screen.getByRole('combobox')).toHaveValue('离散数学');
  });

  it('keeps a text of the student where that is allowed, and hands it in', async () => {
    const onSubmit = vi.fn((data: FormData) => data.get('employer'));
    const screen = await render(
      <LocaleProvider>
        <Form onSubmit={onSubmit}>
          <ComboBox label="工作单位" name="employer" options={options} allowsCustomValue />
          <button type="submit">提交</button>
        </Form>
      </LocaleProvider>,
    );
    await screen.getByRole('combobox').fill('江澜市图书馆');
    const nothing = page.getByText('没有找到“江澜市图书馆”');
    await expect.element(nothing).toBeVisible();
    await userEvent.tab();
    await expect.element(nothing).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveValue('江澜市图书馆');
    await screen.getByRole('button', { name: '提交' }).click();
    expect(onSubmit).toHaveReturnedWith('江澜市图书馆');
  });

  it('FORM-3 hands in the id, takes the focus when it is wrong, and forgets the error when edited', async () => {
    const onSubmit = vi.fn((data: FormData) => data.get('course'));
    const screen = await render(
      <LocaleProvider>
        <Form onSubmit={onSubmit} validationErrors={{ course: '请选择一门课程' }}>
          <ComboBox label="课程" name="course" options={options} />
          <button type="submit">提交</button>
        </Form>
      </LocaleProvider>,
    );
    const input = screen.getByRole('combobox');
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription('请选择一门课程');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).not.toBeInvalid();
    await screen.getByRole('button', { name: '提交' }).click();
    expect(onSubmit).toHaveReturnedWith('c1');
  });

  it('says why an option cannot be taken', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: /展开选项/ }).click();
    const closed = screen.getByRole('option', { name: '英语（专升本）' });
    await expect.element(closed).toHaveTextContent('已免考');
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  });

  it('looks options up elsewhere, and keeps the name of the chosen one when others come', async () => {
    const onSearch = vi.fn();
    const screen = await render(<Lookup onSearch={onSearch} />);
    const input = screen.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('高等数学');
    expect(onSearch).not.toHaveBeenCalled();
    await input.fill('wuli');
    expect(onSearch).toHaveBeenLastCalledWith('wuli');
    await expect.poll(names).toEqual(['大学物理']);
    await userEvent.tab();
    await expect.element(input).toHaveValue('高等数学');
  });

  it('says that the options are loading, and offers another try after a failure by mouse and by keyboard', async () => {
    const onRetry = vi.fn();
    const screen = await show({ options: [], isLoading: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('正在加载');
    await screen.rerender(
      <LocaleProvider>
        <ComboBox label="课程" options={[]} loadError="课程没有加载出来，请检查网络" onRetry={onRetry} />
      </LocaleProvider>,
    );
    await screen.getByRole('combobox').click();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toHaveFocus();
  });

  it('shows its options under the headings of their sections', async () => {
    const screen = await show({
      options: [
        { id: 'must', name: '必考课程', options: options.slice(0, 2) },
        { id: 'may', name: '选考课程', options: options.slice(2, 3) },
      ],
    });
    await screen.getByRole('combobox').fill('离散');
    await expect.element(screen.getByRole('group', { name: '选考课程' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '必考课程' })).not.toBeInTheDocument();
  });

  it('keeps few of 3,000 options in the document, and finds each', async () => {
    // Under test React Aria lays out every row unless this says otherwise.
    vi.stubGlobal('process', { env: { VIRT_ON: 'yes' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const many = Array.from({ length: 3000 }, (_, index) => ({
      id: `m${index}`,
      name: `课程${index}号`,
      codes: [String(20000 + index)],
    }));
    const screen = await show({ options: many });
    await screen.getByRole('button', { name: /展开选项/ }).click();
    await expect.element(screen.getByRole('option', { name: '课程3号' })).toBeVisible();
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await screen.getByRole('combobox').fill('22999');
    await expect.element(screen.getByRole('option', { name: '课程2999号' })).toBeVisible();
    await screen.getByRole('option', { name: '课程2999号' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveValue('课程2999号');
  });

  it('opens as wide as its field', async () => {
    const screen = await render(
      <div style={{ padding: 24, width: 360 }}>
        <LocaleProvider>
          <ComboBox label="课程" options={options} />
        </LocaleProvider>
      </div>,
    );
    await screen.getByRole('button', { name: /展开选项/ }).click();
    const edge = screen.getByRole('combobox').element().parentElement as HTMLElement;
    const list = screen.getByRole('listbox').element();
    await expect
      .poll(() => Math.round(list.parentElement?.getBoundingClientRect().width ?? 0))
      .toBe(Math.round(edge.getBoundingClientRect().width));
  });

  it('neither opens nor changes when it is read only, and forwards its ref to its input', async () => {
    const ref = { current: null as HTMLInputElement | null };
    const screen = await show({ value: 'c3', isReadOnly: true, ref });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}9');
    await expect.element(screen.getByRole('combobox')).toHaveValue('离散数学');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    expect(ref.current).toBe(document.activeElement);
  });
});
