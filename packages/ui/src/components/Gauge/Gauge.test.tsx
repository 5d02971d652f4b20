import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import * as styles from './Gauge.css.ts';
import { Gauge } from './Gauge.tsx';

describe('Gauge', () => {
  it('reads its name, the value and what is needed', async () => {
    const screen = await render(<Gauge label="学位均分" value={68.8} need={70} min={50} max={90} />);
    const meter = screen.getByRole('meter', { name: '学位均分' });
    await expect.element(meter).toHaveAttribute('aria-valuetext', '68.8，需要 70');
    await expect.element(meter).toHaveAttribute('aria-valuenow', '68.8');
  });

  it.each([
    ['low on the scale', 69.9, 70],
    ['near its end', 99, 96],
    ['beyond its end', 130, 100],
  ])('keeps bar, mark and words within its width: %s', async (_, value, need) => {
    const screen = await render(
      <div style={{ width: 240 }}>
        <Gauge label="均分" value={value} need={need} />
      </div>,
    );
    const frame = screen.getByRole('meter').element().getBoundingClientRect();
    const words = screen.getByText(`需 ${need}`).element().getBoundingClientRect();
    expect(words.left).toBeGreaterThanOrEqual(frame.left);
    expect(words.right).toBeLessThanOrEqual(frame.right);
  });

  it.each([
    ['danger', 25, styles.short],
    ['danger', 25.1, styles.danger],
    ['warning', 24.9, styles.short],
    ['warning', 25, styles.warning],
  ] as const)('a limit of 25 that is better not crossed: %s at %d', async (limit, value, look) => {
    const screen = await render(<Gauge label="总文字复制比" value={value} need={25} limit={limit} />);
    expect(screen.container.querySelector(`.${look}`)).not.toBeNull();
  });
});
