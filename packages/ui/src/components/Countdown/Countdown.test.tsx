import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Countdown } from './Countdown.tsx';

const start = Date.UTC(2026, 10, 21, 12, 14, 33);
const minute = 60_000;

describe('Countdown', () => {
  it('says days, hours, minutes and seconds', async () => {
    const until = start + 2 * 86_400_000 + 3 * 3_600_000 + 14 * minute + 7000;
    const screen = await render(<Countdown now={start} until={until} />);
    await expect.element(screen.getByRole('timer')).toHaveTextContent('还剩 2 天 03:14:07');
  });

  it('follows the time of the page, and reads out only at the moments of the page', async () => {
    const until = start + 60 * minute;
    const at = (left: number) => <Countdown now={until - left} until={until} total={60 * minute} />;
    const screen = await render(at(12 * minute + 1000));
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await screen.rerender(at(12 * minute));
    await expect.element(status).toHaveTextContent('还剩 12 分钟');
    await screen.rerender(at(11 * minute));
    await expect.element(screen.getByRole('timer')).toHaveTextContent('还剩 11:00');
    await expect.element(status).toHaveTextContent('还剩 12 分钟');
    await screen.rerender(at(5 * minute));
    await expect.element(status).toHaveTextContent('还剩 5 分钟');
    await screen.rerender(at(minute));
    await expect.element(status).toHaveTextContent('还剩 1 分钟');
    await screen.rerender(at(0));
    await expect.element(status).toHaveTextContent('时间到');
    expect(screen.getByRole('timer').elements()).toHaveLength(0);
  });

  it('a large clock is hidden and shown by its button, and reports it', async () => {
    const onHiddenChange = vi.fn();
    const screen = await render(
      <Countdown
        look="clock"
        hideable
        now={start}
        until={start + 4 * minute}
        onHiddenChange={onHiddenChange}
      />,
    );
    await screen.getByRole('button', { name: '隐藏倒计时' }).click();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('倒计时已隐藏');
    await screen.getByRole('button', { name: '显示倒计时' }).click();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('04:00');
    expect(onHiddenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('warns with a word and not with colour alone', async () => {
    const screen = await render(<Countdown now={start} until={start + 4 * minute} />);
    await expect.element(screen.getByText('时间不多')).toBeVisible();
    await screen.rerender(<Countdown now={start} until={start + 40_000} />);
    await expect.element(screen.getByText('即将到时')).toBeVisible();
  });

  it('can be hidden, and shows itself in the last 100 s', async () => {
    const until = start + 10 * minute;
    const screen = await render(<Countdown now={start} until={until} hideable />);
    await screen.getByRole('button', { name: '隐藏倒计时' }).click();
    expect(screen.getByRole('timer').elements()).toHaveLength(0);
    await expect.element(screen.getByText('倒计时已隐藏')).toBeVisible();
    await screen.rerender(<Countdown now={until - 100_000} until={until} hideable />);
    await expect.element(screen.getByRole('timer')).toHaveTextContent('01:40');
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('is a ring with a name for a screen reader', async () => {
    const screen = await render(
      <Countdown now={start} until={start + 48 * minute} look="ring-large" texts={{ left: '剩余' }} />,
    );
    await expect.element(screen.getByRole('img', { name: '剩余 48:00' })).toBeVisible();
  });

  it('forwards its ref to its element, and is drawn on a server', async () => {
    const ref = { current: null as HTMLDivElement | null };
    await render(<Countdown ref={ref} now={start} until={start + minute} />);
    expect(ref.current?.textContent).toContain('01:00');
    expect(renderToString(<Countdown now={start} until={start + minute} />)).toContain('01:00');
  });
});

describe('Countdown that runs by itself', () => {
  let now = start;
  const clock = () => now;
  const until = start + 48 * minute;

  beforeEach(() => {
    now = start;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };

  it('asks its clock on each second', async () => {
    const screen = await render(<Countdown clock={clock} until={until} />);
    const timer = screen.getByRole('timer').element();
    expect(timer.textContent).toContain('48:00');
    pass(1000);
    await expect.poll(() => timer.textContent).toContain('47:59');
  });

  it('is right at once when a sleeping tab wakes', async () => {
    const screen = await render(<Countdown clock={clock} until={until} />);
    const timer = screen.getByRole('timer').element();
    now += 40 * minute;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => timer.textContent).toContain('08:00');
  });

  it('is right after a reload', async () => {
    const first = await render(<Countdown clock={clock} until={until} />);
    await first.unmount();
    now += 17_000;
    const second = await render(<Countdown clock={clock} until={until} />);
    expect(second.getByRole('timer').element().textContent).toContain('47:43');
  });
});
