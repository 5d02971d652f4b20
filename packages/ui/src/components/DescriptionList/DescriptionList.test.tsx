import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Description, DescriptionList } from './DescriptionList.tsx';

afterEach(() => vi.restoreAllMocks());

const values = (container: Element) => [...container.querySelectorAll('dd')];

describe('DescriptionList', () => {
  it('is a list of terms and definitions, with a dash that is read as 未填写 where there is nothing', async () => {
    const ref = createRef<HTMLDListElement>();
    const screen = await render(
      <DescriptionList ref={ref}>
        <Description label="学分">{0}</Description>
        <Description label="邮箱">{''}</Description>
        <Description label="邮编" />
      </DescriptionList>,
    );
    expect(ref.current?.tagName).toBe('DL');
    expect(values(screen.container).map((value) => value.textContent)).toEqual(['0', '—未填写', '—未填写']);
    expect(screen.getByText('—').first().element().getAttribute('aria-hidden')).toBe('true');
  });

  it('has as many columns as allowed and as fit', async () => {
    const list = (width: number) => (
      <div style={{ width }}>
        <DescriptionList columns={3}>
          {['一', '二', '三', '四'].map((label) => (
            <Description key={label} label={label}>
              值
            </Description>
          ))}
        </DescriptionList>
      </div>
    );
    const screen = await render(list(1200));
    const columns = () =>
      new Set(values(screen.container).map((value) => value.getBoundingClientRect().left)).size;
    expect(columns()).toBe(3);
    await screen.rerender(list(700));
    expect(columns()).toBe(2);
    await screen.rerender(list(320));
    expect(columns()).toBe(1);
  });

  it('wraps a long value within its column', async () => {
    const screen = await render(
      <div style={{ width: 300 }}>
        <DescriptionList>
          <Description label="联系人" copyText="W">
            {'W'.repeat(80)}
          </Description>
        </DescriptionList>
      </div>,
    );
    expect(screen.container.querySelector('dl')?.scrollWidth).toBeLessThanOrEqual(300);
  });

  it('masks a value until the eye is pressed, by keyboard too, and says which value it is', async () => {
    const screen = await render(
      <DescriptionList>
        <Description label="手机号" masked="138****5678">
          13812345678
        </Description>
      </DescriptionList>,
    );
    await expect.element(screen.getByText('13812345678')).not.toBeInTheDocument();
    const eye = screen.getByRole('button', { name: '显示完整手机号' });
    await expect.element(eye).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText('13812345678')).toBeVisible();
    await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
  });

  it('copies the whole value, says so, and is ready again when it is left', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await render(
      <DescriptionList>
        <Description label="证件号码" masked="42**34" copyText="420106199803121234">
          420106199803121234
        </Description>
      </DescriptionList>,
    );
    await screen.getByRole('button', { name: '复制证件号码' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('已复制');
    expect(write).toHaveBeenCalledWith('420106199803121234');
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
  });

  it('writes beside the value what to do when the browser does not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const screen = await render(
      <DescriptionList texts={{ copyFailed: '请长按复制' }}>
        <Description label="准考证号" copyText="080119100234">
          080119100234
        </Description>
      </DescriptionList>,
    );
    await screen.getByRole('button', { name: '复制准考证号' }).click();
    await expect.element(screen.getByText('请长按复制')).toBeVisible();
  });
});
