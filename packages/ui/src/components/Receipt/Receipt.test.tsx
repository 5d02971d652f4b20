import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Receipt } from './Receipt.tsx';

describe('Receipt', () => {
  it('says what was handed in under which number and what happens next', async () => {
    const screen = await render(
      <Receipt
        rows={[
          { term: '回执号', value: 'BY20261121-000123', look: 'number' },
          { term: '时间', value: '2026-11-21 20:14:33' },
        ]}
        next="预计 5 个工作日内审核。"
        actions={<a href="#print">打印</a>}
      />,
    );
    const receipt = screen.getByRole('region', { name: '提交回执' });
    expect(
      receipt
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(['回执号', '时间']);
    await expect.element(receipt.getByRole('definition').nth(0)).toHaveTextContent('BY20261121-000123');
    await expect.element(receipt.getByText('预计 5 个工作日内审核。')).toBeVisible();
    await expect.element(receipt.getByRole('link', { name: '打印' })).toBeVisible();
  });
  it.each([
    [230, true],
    [300, false],
    [320, false],
  ])(
    'keeps its number on one line, with its copy button beside it, in a card of %i px (narrow: %s)',
    async (width, isNarrow) => {
      const screen = await render(
        <div style={{ width }}>
          <Receipt
            isNarrow={isNarrow}
            rows={[
              { term: '回执号', value: 'BY20261121-000123', look: 'number' },
              { term: '校验码', value: '5F8B F601 B80B AA19', look: 'code', copyText: '5F8B' },
            ]}
          />
        </div>,
      );
      const card = screen.getByRole('region').element().getBoundingClientRect();
      const number = document.createRange();
      number.selectNodeContents(screen.getByText('BY20261121-000123').element());
      expect(new Set([...number.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
      for (const [words, name] of [
        ['BY20261121-000123', '复制回执号'],
        ['5F8B F601 B80B AA19', '复制校验码'],
      ] as const) {
        const text = screen.getByText(words).element().getBoundingClientRect();
        const button = screen.getByRole('button', { name }).element().getBoundingClientRect();
        expect(button.top).toBeLessThan(text.bottom);
        expect(button.left).toBeGreaterThan(text.left);
        expect(button.right).toBeLessThanOrEqual(card.right);
      }
    },
  );

  it('copies the number it is asked for by phone, and prints', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onPrint = vi.fn();
    const ref = createRef<HTMLElement>();
    const screen = await render(
      <Receipt
        ref={ref}
        rows={[
          { term: '回执号', value: 'BY20261121-000123', look: 'number' },
          { term: '校验码', value: '8F3A 61C2', look: 'code', copyText: '8F3A61C2' },
          { term: '时间', value: '2026-11-21 20:14:33' },
        ]}
        onPrint={onPrint}
      />,
    );
    await screen.getByRole('button', { name: '复制回执号' }).click();
    await screen.getByRole('button', { name: '复制校验码' }).click();
    expect(write.mock.calls).toEqual([['BY20261121-000123'], ['8F3A61C2']]);
    await expect.element(screen.getByRole('button', { name: '复制时间' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '打印' }).click();
    expect(onPrint).toHaveBeenCalledOnce();
    expect(ref.current).toBe(screen.getByRole('region', { name: '提交回执' }).element());
    write.mockRestore();
  });
});
