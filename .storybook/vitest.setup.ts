import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const widths = [1280, 360];
const themes = ['light', 'dark', 'contrast'];

// A colour half way through a transition is no finding.
const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important }');
document.adoptedStyleSheets.push(still);

/** The only rules that a theme can break; the rest has been answered in light and need not be asked again. */
const aboutColour = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/**
 * Every story is read by axe in each theme at both widths, as it stands when it has been played. `region` is
 * left out because a story of one component is no page; the portal's own pages are checked whole by the e2e.
 */
afterEach(async () => {
  const html = document.documentElement;
  const before = html.dataset.theme;
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 800);
    await nextFrame();
    for (const theme of themes) {
      // Styles alone depend on the attribute, and axe reads them as they are computed: no frame is needed.
      html.dataset.theme = theme;
      const { violations } = await axe.run(document.body, {
        resultTypes: ['violations'],
        ...(theme === 'light' ? { rules: { region: { enabled: false } } } : { runOnly: aboutColour }),
      });
      for (const { id, help, nodes } of violations)
        for (const node of nodes)
          found.push(`${theme} ${width}px ${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`);
    }
  }
  await page.viewport(1280, 800);
  html.dataset.theme = before;
  expect(found, found.join('\n')).toEqual([]);
}, 60_000);

/** Two frames: the first takes the attribute in, the second has painted it. */
function nextFrame() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
