import { afterEach, expect, it, vi } from 'vitest';
import index from '../../index.html?raw';
import { applyAppearance, readAppearance } from '../shared/device/appearance.ts';
import { applyDensity, readDensity } from '../shared/device/density.ts';

const script = /<script>([\s\S]*?)<\/script>/.exec(index)?.[1] ?? '';
const run = () => {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
};
const { dataset } = document.documentElement;
const shown = () => ({ theme: dataset.theme, text: dataset.text, density: dataset.density });
const clear = () => {
  for (const name of ['theme', 'text', 'density']) delete dataset[name];
};

afterEach(() => {
  localStorage.clear();
  clear();
});

it.each([
  ['dark huge', 'compact'],
  ['contrast standard', 'roomy'],
  ['auto large', ''],
  ['light', 'compact'],
  ['purple tiny', 'none'],
  ['', ''],
])('the page is painted at once as chosen: %s %s', (appearance, density) => {
  localStorage.setItem('qianwei_appearance', appearance);
  localStorage.setItem('qianwei_density', density);
  run();
  const early = shown();
  clear();
  applyAppearance(readAppearance());
  applyDensity(readDensity());
  expect(early).toEqual(shown());
});

it('a browser that forbids storage shows the page all the same', () => {
  const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run();
  storage.mockRestore();
  expect(shown()).toEqual({ theme: undefined, text: undefined, density: undefined });
});
