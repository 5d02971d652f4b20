import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
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
});
