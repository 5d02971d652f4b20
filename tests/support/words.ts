/**
 * Runs of two or more Latin words in what the document shows or says to a screen reader, program code, what an
 * author wrote and hashes in groups of four left out (PAGE-1). Runs in the page.
 */
export function latinPhrases(): string[] {
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const texts = [...document.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  const others = [...document.querySelectorAll<HTMLElement>('pre, code, [data-authored]')]
    // Of what stands inside each other the whole, the longest first: a short snippet may stand elsewhere, too.
    .filter(({ parentElement }) => !parentElement?.closest('pre, code, [data-authored]'))
    .sort((a, b) => b.innerText.length - a.innerText.length);
  const shown = others.reduce((rest, { innerText }) => rest.replace(innerText, ''), document.body.innerText);
  const withoutHashes = (text: string) => text.replace(/\b[\dA-F]{4}(?: [\dA-F]{4})+\b/g, '');
  return [shown, ...texts].flatMap(
    (text) => withoutHashes(text).match(/[A-Za-z]{2,}(?: +[A-Za-z]{2,})+/g) ?? [],
  );
}
