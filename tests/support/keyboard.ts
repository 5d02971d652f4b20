import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { demoPassword, type StudentName, students } from './student.ts';

/** The most stops between two things on one page. */
const maxStops = 120;

/** The reason why a student cannot see where the focus is; null for none. Runs in the page. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nothing has the focus';
  // The picture of a choice is its label: its own field is a pixel.
  const shown = element.closest('label') ?? element;
  const name = shown.outerHTML.slice(0, 120);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (right <= 0 || left >= innerWidth || to <= from) return `outside the window: ${name}`;
  const heights = [from + 2, (from + to) / 2, to - 2];
  const isSeen = heights.some((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
  if (!isSeen) return `covered: ${name}`;
  // A region that takes the focus after a step is no stop of its own, and says where one is by its heading.
  if (!element.matches('a, button, input, select, textarea, [tabindex="0"]')) return null;
  // A choice has its mark inside its label, a field on the edge around it.
  const marked = [shown, ...shown.querySelectorAll('*'), element.parentElement ?? shown];
  const isMarked = marked.some((box) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  if (isMarked) return null;
  // A slider's mark is on its handle, whose style no script reads: the rule that draws it is.
  const thumb = '::-webkit-slider-thumb';
  const rulesOf = (sheet: { cssRules: CSSRuleList }): CSSRule[] =>
    [...sheet.cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesOf(rule) : [])]);
  const isHandleMarked = [...document.styleSheets].flatMap(rulesOf).some((rule) => {
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.endsWith(thumb)) return false;
    return (
      !['', 'none'].includes(rule.style.outline) && element.matches(rule.selectorText.slice(0, -thumb.length))
    );
  });
  if (isHandleMarked) return null;
  return `without a mark: ${name}`;
}

/** Waits until the focus is somewhere, in the window, covered by nothing, and marked. */
export async function expectFocusSeen(page: Page, step: string): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), { message: step, timeout: 5_000 }).toBeNull();
}

/** Goes with Tab, or back with Shift and Tab, until `target` has the focus; `onStop` looks at each stop. */
export async function tabTo(page: Page, target: Locator, onStop?: () => Promise<void>): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === element) return activeElement && 'here';
      const isBefore = element.compareDocumentPosition(activeElement) === Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore ? 'before' : 'after';
    });
    if (way === 'here') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
    await onStop?.();
  }
  throw new Error('not reached with Tab');
}

/** Goes with Tab to `target` and presses `key` there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens the login page and logs in by password with keys alone; ends when a page of the portal has its heading. */
export async function logInByKeyboard(page: Page, name: StudentName): Promise<void> {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('账号', { exact: true }));
  await page.keyboard.type(students[name].examineeNo);
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(demoPassword);
  await press(page, page.getByRole('checkbox', { name: /我已阅读并同意/ }), 'Space');
  await expectFocusSeen(page, 'the consent');
  await press(page, page.getByRole('button', { name: '登录', exact: true }));
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
