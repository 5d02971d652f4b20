import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { forgetPointer } from '../tests/browser/forget-pointer.ts';
import { violationsIn } from './checks/axe.ts';
import { brokenWordsIn } from './checks/lines.ts';
import { takeView } from './checks/pictures.ts';
import { settled } from './checks/settled.ts';
import { pairs, product } from './checks/views.ts';
import { unwantedWordsIn } from './checks/words.ts';

// Waiting in a play function may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// A colour halfway through a transition is no finding, and a caret blinks.
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important }',
);
// All files share a page, and each runs this setup again.
document.adoptedStyleSheets = [still];

const written = watchConsole();
const { mode, views, axe } = await commands.visualMode();

beforeEach(() => {
  // A calendar opens on the same day in every run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:14:00+08:00') });
  written.take();
  forgetPointer();
});

/**
 * Every story, after its play function, logs nothing to the console, says nothing that docs/words.md forbids, has no table
 * that barely scrolls, passes axe and looks like its reference, in the views of checks/views.ts. One with the tag `undrawn`
 * has no reference: it shows what others draw, with other words.
 */
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  const { story } = context as { story?: { tags: readonly string[] } };
  if (storyId === undefined) throw new Error(`${context.task.name} is no story`);
  const isDrawn = mode !== 'off' && !story?.tags.includes('undrawn');
  const html = document.documentElement;
  const before = html.dataset.theme;
  await settled();
  const found = [...written.take(), ...unwantedWordsIn(document.body)];
  for (const view of views === 'product' ? product : pairs) {
    if (innerWidth !== view.width || innerHeight !== 800) await page.viewport(view.width, 800);
    await settled();
    // Only styles depend on the attribute, and axe reads computed styles: no frame is needed.
    html.dataset.theme = view.theme;
    if (view.width === 360 && view.theme === 'light') found.push(...brokenWordsIn(document.body));
    if (view.width === 1280 && view.theme === 'light') found.push(...barelyScrollingTablesIn(document.body));
    if (axe) {
      const violations = await violationsIn(view.axe);
      found.push(...violations.map((violation) => `${view.theme} ${view.width}px ${violation}`));
    }
    if (isDrawn && view.drawn) await takeView(storyId, view);
  }
  await page.viewport(1280, 800);
  html.dataset.theme = before;
  const changed = isDrawn ? await commands.judgeViews(storyId) : null;
  if (changed !== null) found.push(changed);
  vi.useRealTimers();
  expect(found, found.join('\n')).toEqual([]);
}, 120_000);

/** Records the console; `take` returns the messages since the last call. */
function watchConsole() {
  let lines: string[] = [];
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      lines.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  return {
    take() {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}

/** A box that scrolls sideways by less than this many px hides nothing worth scrolling for: something stands out of it. */
const minScrollPx = 16;

/** The tables that scroll sideways by a few px because something stands out of their last column; a line each. */
function barelyScrollingTablesIn(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-overflows]')].flatMap((box) => {
    const beyond = box.scrollWidth - box.clientWidth;
    const name = box.querySelector('table')?.ariaLabel ?? '';
    return beyond > 0 && beyond < minScrollPx ? [`table “${name}” is ${beyond} px wider than its box`] : [];
  });
}
