import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as preview from '../../../../.storybook/preview.tsx';

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
