import '../theme/themes.css.ts';
import '../theme/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createRef, type Ref } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import * as preview from '../../../../.storybook/preview.tsx';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../components/*/*.stories.tsx', { eager: true });
const nameOf = (file: string) => file.split('/').at(-2) ?? file;

/** Components that render only their children. */
const withoutElement = ['LocaleProvider', 'WholeDates'];
const components = Object.entries(modules)
  .map(([file, stories]) => ({ name: nameOf(file), stories }))
  .filter(({ name }) => !withoutElement.includes(name));

it.each(components)('$name hands its ref to an element', async ({ stories }) => {
  const { Default } = composeStories(stories, preview.default) as unknown as {
    Default: ComponentType<{ ref: Ref<Element> }>;
  };
  const ref = createRef<Element>();
  await render(<Default ref={ref} />);
  await expect.poll(() => ref.current).toBeInstanceOf(Element);
});
