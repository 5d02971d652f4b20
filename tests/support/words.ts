import type { Page } from 'playwright';

/** Runs of two or more Latin words in what the page shows or says to a screen reader (PAGE-1). */
export function latinPhrases(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const texts = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...texts].flatMap(
      (text) => text.match(/[A-Za-z]{2,}(?: +[A-Za-z]{2,})+/g) ?? [],
    );
  });
}
