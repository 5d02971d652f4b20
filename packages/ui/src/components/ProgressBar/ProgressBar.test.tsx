import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './ProgressBar.tsx';

describe('ProgressBar', () => {
  it('is read out with its label and how far it is', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<ProgressBar label="正在上传" value={0.424} ref={ref} />);
    const bar = screen.getByRole('progressbar', { name: '正在上传' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '42%');
    expect(ref.current).toBe(bar.element());
  });

  it('says the value in the words of the caller', async () => {
    const screen = await render(<ProgressBar label="课时" value={0.5} valueText="5 / 10 课时" labelHidden />);
    const bar = screen.getByRole('progressbar', { name: '课时' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '5 / 10 课时');
    await expect.element(bar).toHaveTextContent('5 / 10 课时');
  });

  it('claims no figure while the progress is unknown', async () => {
    const screen = await render(<ProgressBar label="正在检查" />);
    const bar = screen.getByRole('progressbar');
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await expect.element(bar).not.toHaveTextContent('%');
  });

  it.each([
    [-5, 0],
    [0, 0],
    [0.5, 200],
    [1, 400],
    [1e12, 400],
    [Number.NaN, 0],
  ])('fills a track of 400 px for %f with %f px', async (value, width) => {
    const screen = await render(
      <div style={{ width: 400 }}>
        <ProgressBar label="进度" value={value} />
      </div>,
    );
    const done = screen.container.querySelector('[role=progressbar] > span:last-child > span')!;
    expect(getComputedStyle(done).width).toBe(`${width}px`);
  });

  it('can be rendered without a browser', () => {
    expect(renderToString(<ProgressBar label="进度" value={0.3} />)).toContain('30%');
  });
});
