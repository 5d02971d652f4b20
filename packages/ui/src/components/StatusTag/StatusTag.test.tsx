import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatusTag } from './StatusTag.tsx';

it('a state on its ground is a word, with a mark that is not read out', async () => {
  const ref = createRef<HTMLSpanElement>();
  const screen = await render(
    <StatusTag ref={ref} shape="triangle" tone="danger">
      退回补正
    </StatusTag>,
  );
  await expect.element(screen.getByText('退回补正')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('stays within a narrow place, however long its words', async () => {
  const ref = createRef<HTMLSpanElement>();
  await render(
    <div style={{ width: 160 }}>
      <StatusTag ref={ref} shape="full">
        {'W'.repeat(80)}
      </StatusTag>
    </div>,
  );
  expect(ref.current?.getBoundingClientRect().width).toBeLessThanOrEqual(160);
});

it('has an edge in high contrast, where its ground is white', async () => {
  document.documentElement.dataset.theme = 'contrast';
  const ref = createRef<HTMLSpanElement>();
  await render(
    <StatusTag ref={ref} shape="half">
      审核中
    </StatusTag>,
  );
  const { borderTopColor, color } = getComputedStyle(ref.current!);
  delete document.documentElement.dataset.theme;
  expect(borderTopColor).toBe(color);
});
