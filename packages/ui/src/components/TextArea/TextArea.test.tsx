import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { announcement, countCharacters } from './length.ts';
import { textAreaTexts } from './TextArea.texts.ts';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  it('counts 𠮷, an emoji and a line break as one character each', async () => {
    const screen = await render(<TextArea label="自我鉴定" maxLength={500} defaultValue={'𠮷🎓\n'} />);
    await expect.element(screen.getByText('3 / 500')).toBeVisible();
  });

  it('FORM-3 never cuts what is typed: what is too long stays and is called so', async () => {
    const onChange = vi.fn();
    const screen = await render(<TextArea label="自我鉴定" maxLength={5} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: '自我鉴定' });
    await input.fill('一二三四五六七');
    await expect.element(input).toHaveValue('一二三四五六七');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription(/超出 2 字/);
    expect(onChange).toHaveBeenLastCalledWith('一二三四五六七');
  });

  it('asks for more only when the field has been left', async () => {
    const screen = await render(<TextArea label="自我鉴定" minLength={5} />);
    const input = screen.getByRole('textbox');
    await input.click();
    await userEvent.keyboard('abc');
    await expect.element(input).not.toBeInvalid();
    await userEvent.tab();
    await expect.element(input).toHaveAccessibleDescription(/不少于 5 字，当前 3 字/);
    await input.click();
    await userEvent.keyboard('d');
    await expect.element(input).not.toBeInvalid();
  });

  it('waits for the end of a composition before it counts', async () => {
    const screen = await render(<TextArea label="自我鉴定" maxLength={4} defaultValue="学习" />);
    const input = screen.getByRole('textbox').element() as HTMLTextAreaElement;
    input.focus();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.setRangeText('zongjie', 2, 2, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect.element(screen.getByText('2 / 4')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInvalid();
    input.setRangeText('总结', 2, 9, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '总结' }));
    await expect.element(screen.getByText('4 / 4')).toBeVisible();
  });

  it('is read out near the limit and at it, and silent before', async () => {
    const screen = await render(<TextArea label="自我鉴定" maxLength={100} />);
    const status = screen.getByRole('status');
    await screen.getByRole('textbox').fill('字'.repeat(70));
    await expect.element(status).toBeEmptyDOMElement();
    await screen.getByRole('textbox').fill('字'.repeat(85));
    await expect.element(status).toHaveTextContent('最多还可输入 20 字');
    await screen.getByRole('textbox').fill('字'.repeat(100));
    await expect.element(status).toHaveTextContent('已到 100 字上限');
    await screen.getByRole('textbox').fill('字'.repeat(101));
    await expect.element(status).toHaveTextContent('已超过 100 字上限');
  });

  it('grows with its text up to its limit', async () => {
    const screen = await render(<TextArea label="自我鉴定" rows={2} maxRows={5} />);
    const input = screen.getByRole('textbox');
    const height = () => input.element().getBoundingClientRect().height;
    const small = height();
    await input.fill('一\n二\n三\n四');
    const grown = height();
    expect(grown).toBeGreaterThan(small);
    await input.fill('一\n'.repeat(50));
    expect(height()).toBeGreaterThan(grown);
    expect(height()).toBeLessThan(5.5 * 1.7 * 16 + 26);
  });

  it('stays as it is in a form whose page holds the value, and is handed in by its name', async () => {
    const onSubmit = vi.fn((data: FormData) => data.get('selfAppraisal'));
    const screen = await render(
      <Form onSubmit={onSubmit} validationErrors={{ selfAppraisal: '请填写自我鉴定' }}>
        <TextArea label="自我鉴定" name="selfAppraisal" />
        <button type="submit">提交</button>
      </Form>,
    );
    const input = screen.getByRole('textbox');
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription(/请填写自我鉴定/);
    await input.fill('努力');
    await expect.element(input).not.toBeInvalid();
    await screen.getByRole('button').click();
    expect(onSubmit).toHaveReturnedWith('努力');
  });

  it('can be read but not changed when it is read only, and forwards its ref to its element', async () => {
    const ref = { current: null as HTMLTextAreaElement | null };
    const screen = await render(<TextArea label="自我鉴定" value="已提交" isReadOnly ref={ref} />);
    await userEvent.tab();
    await userEvent.keyboard('9');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await expect.element(screen.getByRole('textbox')).toHaveValue('已提交');
    expect(getComputedStyle(ref.current?.parentElement as Element).borderStyle).toBe('dashed');
  });
});

describe('announcement', () => {
  it('says nothing while more than a fifth is left, and always something from the limit on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(6000), (most, count) => {
        const said = announcement(count, most, textAreaTexts);
        if (most - count > most / 5) expect(said).toBe('');
        if (count >= most) expect(said).not.toBe('');
      }),
    );
  });

  it('counts as many characters as a text has code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countCharacters(text)).toBe(Array.from(text).length);
      }),
    );
  });
});
