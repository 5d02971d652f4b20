import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Prose } from '../Prose/Prose.tsx';
import { FoundWords } from './FoundWords.tsx';

it('marks each place, and changes nothing of the text', async () => {
  const screen = await render(
    <p>
      <FoundWords words="改约">改约最多2次，改约须提前。</FoundWords>
    </p>,
  );
  expect([...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '改约',
    '改约',
  ]);
  expect(screen.container.textContent).toBe('改约最多2次，改约须提前。');
});

it('marks nothing without words', async () => {
  const screen = await render(
    <p>
      <FoundWords words="">改约</FoundWords>
    </p>,
  );
  expect(screen.container.querySelector('mark')).toBeNull();
});

it('Prose marks them in each of its lines, bold text included', async () => {
  const screen = await render(<Prose source="可以**改约**，改约最多2次。" format="markdown" marked="改约" />);
  await expect
    .poll(() => [...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent))
    .toEqual(['改约', '改约']);
  expect(screen.container.querySelector('strong mark')).not.toBeNull();
});
