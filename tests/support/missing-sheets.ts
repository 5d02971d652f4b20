import type { Page } from 'playwright';

/**
 * Lists the addresses of these style sheets that a page has asked for and that are not there. `names` begin their files:
 * `kit` is what several pages share. The others may be fetched ahead just now.
 */
export const missingSheets = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
        .filter(({ sheet, href }) => sheet === null && wanted.some((name) => href.includes(`/${name}-`)))
        .map(({ href }) => href),
    [...names],
  );
