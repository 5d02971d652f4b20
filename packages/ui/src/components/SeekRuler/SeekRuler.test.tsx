import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SeekRuler } from './SeekRuler.tsx';
import { sampleLesson } from './sampleLesson.ts';

const onSeek = vi.fn();
beforeEach(() => onSeek.mockClear());
const ruler = (
  <div style={{ width: 600, padding: 20 }}>
    <SeekRuler {...sampleLesson} onSeek={onSeek} />
  </div>
);

describe('SeekRuler', () => {
  it('is a slider that reads its place in words', async () => {
    const screen = await render(ruler);
    const slider = screen.getByRole('slider', { name: '播放进度' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', '12 分 35 秒，共 24 分 10 秒');
    await expect.element(slider).toHaveValue('755');
  });

  it('moves by its keys, and never beyond what is open', async () => {
    await render(ruler);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{PageDown}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{Home}{End}');
    expect(onSeek.mock.calls.flat()).toEqual([760, 730, 760, 790, 820, 850, 855, 0, 855]);
  });

  it('goes on from the last key until the picture follows', async () => {
    const screen = await render(ruler);
    const slider = screen.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(slider).toHaveValue('745');
    await screen.rerender(<SeekRuler {...sampleLesson} position={746} onSeek={onSeek} />);
    await expect.element(slider).toHaveValue('746');
  });

  it('seeks where it is pressed, and at its reach when pressed beyond it', async () => {
    const screen = await render(ruler);
    const slider = screen.getByRole('slider');
    const { width } = slider.element().getBoundingClientRect();
    await slider.click({ position: { x: width / 4, y: 15 } });
    await expect.poll(() => onSeek.mock.calls.length).toBe(1);
    expect(Math.abs(onSeek.mock.calls[0]?.[0] - 1450 / 4)).toBeLessThan(15);
    await slider.click({ position: { x: width - 20, y: 15 } });
    await expect.poll(() => onSeek.mock.calls.at(-1)).toEqual([855]);
    expect(onSeek).toHaveBeenCalledTimes(2);
  });

  it('says what is marked in a list, which the largest text shows', async () => {
    const screen = await render(ruler);
    const list = screen.getByRole('list', { name: '播放进度上的时间点' });
    const entries = list.getByRole('listitem').elements();
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '0:00 SELECT 语句的结构',
      '3:05 条件与 LIKE',
      '7:10 弹题，已回答',
      '7:20 聚集函数与空值',
      '11:10 分组与 HAVING',
      '12:20 弹题，还没有回答',
      '14:05 最远看到',
    ]);
    expect(list.element().getBoundingClientRect().width).toBe(1);
    document.documentElement.dataset.text = 'huge';
    expect(list.element().getBoundingClientRect().width).toBeGreaterThan(500);
  });

  it('draws an answered question hollow', async () => {
    const screen = await render(ruler);
    const marks = [...screen.container.querySelectorAll('path')].map(
      (path) => getComputedStyle(path).stroke !== 'none',
    );
    expect(marks).toEqual([true, false]);
  });
});
