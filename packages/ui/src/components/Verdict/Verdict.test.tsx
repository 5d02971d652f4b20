import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Verdict } from './Verdict.tsx';

afterEach(() => page.viewport(1280, 800));

const verdict = (
  <Verdict
    state={{ shape: 'half', tone: 'brand', word: '进行中' }}
    title="第 2 次作答还在进行"
    text="剩余 48 分钟。"
  >
    <Button>继续作答</Button>
  </Verdict>
);

describe('Verdict', () => {
  it('says the state in a word, a sentence as the heading, and then what comes next', async () => {
    const screen = await render(verdict);
    await expect
      .element(screen.getByRole('heading', { level: 2 }))
      .toHaveTextContent(/^第 2 次作答还在进行$/);
    expect(screen.container.textContent).toBe('进行中第 2 次作答还在进行剩余 48 分钟。继续作答');
  });

  it('has its action beside the words on a desk and below them on a phone', async () => {
    const screen = await render(verdict);
    const box = (element: Element) => element.getBoundingClientRect();
    const words = screen.getByText('剩余 48 分钟。').element();
    const action = screen.getByRole('button').element();
    expect(box(action).top).toBeLessThan(box(words).bottom);
    expect(box(action).right).toBeCloseTo(box(screen.container).right, 0);
    await page.viewport(360, 740);
    expect(box(action).top).toBeGreaterThan(box(words).bottom);
    expect(box(action).left).toBe(box(words).left);
  });

  it('is words alone where nothing can be done', async () => {
    const screen = await render(
      <Verdict state={{ shape: 'dotted', word: '解析未开放' }} title="11月28日开放" text="请届时再来。" />,
    );
    expect(screen.container.querySelector('section')?.childElementCount).toBe(1);
  });
});
