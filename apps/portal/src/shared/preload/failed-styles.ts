/**
 * A style sheet that the build's loader has asked for: it never asks again, also when the first time failed. A disabled
 * one stands for a sheet that is in the page itself.
 */
const requested = 'link[rel="stylesheet"]:not([disabled])';

/**
 * Loads the style sheets again that did not come, such as those of a page that was opened without a network; to be called
 * after a failure, before the page's code is loaded again. Rejects when one fails again.
 */
export async function loadFailedStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>(requested)].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(failed.map(loadAgain));
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`the import of the style sheet ${link.href} failed`)),
    );
    failed.replaceWith(link);
  });
}
