import { commands, page } from 'vitest/browser';
import { settled } from './settled.ts';
import { type StoryView, spoken } from './views.ts';

/** The maximum height of a picture, px: content further down is repetition. */
const maxPictureHeight = 1440;

/** Takes the picture of the story in this view, down to the lowest visible element. */
export async function takeView(story: string, { theme, width }: StoryView) {
  const { scrollHeight } = document.documentElement;
  const isHigher = scrollHeight > innerHeight;
  if (isHigher) {
    await page.viewport(width, Math.min(scrollHeight, maxPictureHeight));
    await settled();
  }
  await commands.takeView(story, `${theme} ${width}px`, isHigher ? maxPictureHeight : contentHeight());
  if (isHigher) await page.viewport(width, 800);
}

/** The bottom of the lowest visible element, px. */
function contentHeight() {
  let lowest = 40;
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height, bottom } = element.getBoundingClientRect();
    if (width > 1 && height > 1 && bottom > lowest && isSeen(element)) lowest = bottom;
  }
  return Math.ceil(lowest) + 16;
}

/** True when an element paints something itself; visually hidden text and empty press targets do not. */
function isSeen(element: Element) {
  if (element.closest(spoken) !== null) return false;
  if (element.matches('img, svg, canvas, input, textarea, hr')) return true;
  const style = getComputedStyle(element);
  return (
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') ||
    !/^(?:rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    Number.parseFloat(style.borderBottomWidth) > 0
  );
}
