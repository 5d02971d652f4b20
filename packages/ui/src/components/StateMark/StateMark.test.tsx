import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { StateMark } from './StateMark.tsx';

it('a state is a word, with a shape for the eye that is not read out', async () => {
  const screen = await render(<StateMark shape="check">合格</StateMark>);
  await expect.element(screen.getByText('合格')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

it('each state has a shape of its own, so that colour is not needed', async () => {
  const shapes = ['open', 'half', 'full', 'check', 'triangle', 'cross', 'dash', 'dotted'] as const;
  const { container } = await render(
    shapes.map((shape) => (
      <StateMark key={shape} shape={shape}>
        {shape}
      </StateMark>
    )),
  );
  const drawn = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawn).size).toBe(shapes.length);
});
