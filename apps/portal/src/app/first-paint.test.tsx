import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { Dialog } from '@qianwei/ui/Dialog';
import { token } from '@qianwei/ui/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
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

it('every document says in Chinese that it needs JavaScript', () => {
  expect(/<noscript>(.*?)<\/noscript>\s*<div id="root">/s.exec(index)?.[1]).toContain(
    '请允许浏览器运行 JavaScript',
  );
});

/** One pixel, painted with `colors` one over the other, as red, green and blue from 0 to 255. */
function painted(colors: string[]) {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
}

it.each(['light', 'dark', 'contrast'])(
  'beside an open dialog the room of the scrollbar is as dark as the page: %s',
  async (theme) => {
    const sheet = document.createElement('style');
    sheet.textContent = /<style>([\s\S]*?)<\/style>/.exec(index)?.[1] ?? '';
    document.head.append(sheet);
    dataset.theme = theme;
    const style = getComputedStyle(document.documentElement);
    const value = (reference: string) => style.getPropertyValue(reference.slice(4, -1));
    const surface = value(token.color.surface);
    expect(painted([style.backgroundColor])).toEqual(painted([surface]));

    const { getByRole, unmount } = await render(
      <Dialog title="上传头像" isOpen onOpenChange={() => undefined}>
        选好后裁成正方形。
      </Dialog>,
    );
    await expect.element(getByRole('dialog')).toBeVisible();
    const under = painted([surface, value(token.color.scrim)]);
    for (const [at, channel] of painted([style.backgroundColor]).entries())
      expect(Math.abs(channel - under[at]!)).toBeLessThanOrEqual(2);

    await unmount();
    sheet.remove();
  },
);
