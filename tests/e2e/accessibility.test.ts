import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../apps/portal/src/routes/pages.ts';
import { axeViolations } from '../support/axe.ts';
import { desktop, phone, type Visitor } from '../support/browser.ts';
import { studentPages, visitorPages } from '../support/page-addresses.ts';
import { startPortal } from '../support/portal.ts';
import { goWithin, untilShown } from '../support/shown.ts';
import { initialPassword, openAs } from '../support/student.ts';

/** Each width in light, by every rule, and in one of the other themes, by the rules on colours. */
const views = [
  { viewport: desktop, theme: 'contrast' },
  { viewport: phone, theme: 'dark' },
];

const portal = startPortal();

/** A visitor whose pages stand still: colours on their way from one theme to the next are in neither. */
async function visitStill(): Promise<Visitor> {
  const visitor = await portal.visit({ reducedMotion: 'reduce' });
  await visitor.page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  return visitor;
}

/** Resizes, and waits until the page has been drawn at the new width. */
async function resize(page: Page, viewport: typeof desktop): Promise<void> {
  await page.setViewportSize(viewport);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(viewport.width);
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  await untilShown(page);
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The faults of the page as it is, at both widths: violations, sideways scrolling, what its policy stopped. */
async function faultsOf({ page, problems }: Visitor): Promise<string[]> {
  const found: string[] = problems.filter((problem) => problem.includes('Content Security Policy'));
  for (const { viewport, theme } of views) {
    await resize(page, viewport);
    const report = (name: string, faults: string[]) =>
      found.push(...faults.map((fault) => `${viewport.width} px, ${name}: ${fault}`));
    await setTheme(page, 'light');
    report('light', await axeViolations(page));
    await setTheme(page, theme);
    report(theme, await axeViolations(page, 'colours'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) report(theme, [`scrolls sideways by ${overflow} px`]);
  }
  return found;
}

it('every page of the route table is looked at here', () => {
  const looked = [...visitorPages, ...studentPages.flatMap(({ pages: opened }) => opened)];
  const components = looked.map(([component]) => component);
  // The choice of a major has a test of its own: it needs a student with two.
  expect(Object.keys(pages).filter((key) => !components.includes(key))).toEqual(['chooseMajor']);
  expect(looked.filter(([, address]) => address.includes(':'))).toEqual([]);
});

describe('at 1280 and 360 px, in light, dark and high contrast', () => {
  it.each(visitorPages)(
    'the page %s (%s) has no accessibility violation without login',
    async (_, address) => {
      const visitor = await visitStill();
      await visitor.page.goto(address);
      await untilShown(visitor.page);
      expect(await faultsOf(visitor)).toEqual([]);
      await visitor.context.close();
    },
  );

  describe.each(studentPages)('for $student', ({ student: name, pages: opened }) => {
    let student: Visitor;

    beforeAll(async () => {
      student = await visitStill();
      await openAs(student.page, name);
      await student.page.goto('/academic/gradeSearch');
      await untilShown(student.page);
    });

    afterAll(() => student.context.close());

    it.each(opened)('the page %s (%s) has none, nor scrolls sideways', async (_, address) => {
      await goWithin(student.page, address);
      expect(await faultsOf(student)).toEqual([]);
    });
  });

  it('the book of wrong answers has none either', async () => {
    const visitor = await visitStill();
    await openAs(visitor.page, '周子墨');
    await visitor.page.goto('/course/test/04735?tab=book');
    await untilShown(visitor.page);
    expect(await faultsOf(visitor)).toEqual([]);
    await visitor.context.close();
  });

  it.each([
    ['forced password change', '林一帆', initialPassword, '**/password**'],
    ['choice of a major', '何静', undefined, '**/chooseMajor**'],
  ] as const)('the page before home has none either: %s', async (_, name, password, where) => {
    const visitor = await visitStill();
    await openAs(visitor.page, name, password);
    await visitor.page.waitForURL(where);
    await untilShown(visitor.page);
    expect(await faultsOf(visitor)).toEqual([]);
    await visitor.context.close();
  });
});
