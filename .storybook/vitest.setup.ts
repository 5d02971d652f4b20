import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { violationsIn } from './checks/axe.ts';
import { listenToConsole } from './checks/console.ts';
import { takeView } from './checks/pictures.ts';
import { settled } from './checks/settled.ts';

// What a play function waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const widths = [1280, 360];
const themes = ['light', 'dark', 'contrast'];
/** High contrast has the geometry of light, and its colours are judged by axe. */
const drawnThemes = ['light', 'dark'];

// A colour half way through a transition is no finding, and a caret comes and goes.
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important }',
);
document.adoptedStyleSheets.push(still);

const talk = listenToConsole();
const { mode, alone } = await commands.visualMode();

beforeEach(() => {
  // A calendar opens on the same day in every run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:14:00+08:00') });
  talk.heard();
});

/**
 * Every story, as it stands when it has been played, says nothing on the console, is read by axe in each theme
 * at both widths, and looks as its reference does.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined) throw new Error(`${task.name} is no story`);
  const html = document.documentElement;
  const before = html.dataset.theme;
  const found = talk.heard();
  for (const width of widths) {
    await page.viewport(width, 800);
    await settled();
    for (const theme of alone ? drawnThemes : themes) {
      // Styles alone depend on the attribute, and axe reads them as they are computed: no frame is needed.
      html.dataset.theme = theme;
      const violations = alone ? [] : await violationsIn(theme);
      found.push(...violations.map((violation) => `${theme} ${width}px ${violation}`));
      if (mode !== 'off' && drawnThemes.includes(theme)) await takeView(storyId, theme, width);
    }
  }
  await page.viewport(1280, 800);
  html.dataset.theme = before;
  const changed = mode === 'off' ? null : await commands.judgeViews(storyId);
  if (changed !== null) found.push(changed);
  vi.useRealTimers();
  expect(found, found.join('\n')).toEqual([]);
}, 120_000);
