import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import * as preview from '../../../../.storybook/preview.tsx';
import { LateFailures, LatePiece, late, useLate } from '../late/late.ts';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../components/*/*.stories.tsx', { eager: true });
const all = Object.entries(modules).flatMap(([file, stories]) =>
  Object.entries(composeStories(stories, preview.default)).map(([story, Story]) => ({
    name: `${file.split('/').at(-2)} ${story}`,
    Story: Story as ComponentType,
  })),
);

it.each(all)('$name is rendered on a server, without a word on the console', ({ Story }) => {
  const said = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level));
  expect(typeof window).toBe('undefined');
  expect(() => renderToString(<Story />)).not.toThrow();
  for (const spy of said) expect(spy.mock.calls).toEqual([]);
});

/** A trigger whose dialog nobody has opened. */
function Trigger() {
  const { Component } = useLate(dialog);
  return Component && <Component />;
}
const Chart = () => <p>图表</p>;
const dialog = late(async () => ({ default: Chart }), { prefetch: 'mount' });

it('a late piece in its place is rendered on a server: its outline at once, itself when its code is waited for', async () => {
  const piece = late(async () => ({ default: Chart }));
  const page = (
    <LateFailures>
      <LatePiece of={piece} fallback={<p>正在加载</p>} />
      <Trigger />
    </LateFailures>
  );
  expect(renderToString(page)).toContain('正在加载');
  const { prelude } = await prerender(page);
  expect(await new Response(prelude).text()).toContain('图表');
  expect(renderToString(page)).toContain('图表');
});
