/** The style sheets that did not come. The loader of the build asks for a sheet only once, also when that failed. */
const failed = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );

let loading: Promise<unknown> | null = null;

/** Loads the style sheets again that did not come; rejects when one fails again. At once when there are none. */
export async function loadFailedSheets(): Promise<void> {
  if (failed.size === 0 && loading === null) return;
  loading ??= Promise.all([...failed].map(loadAgain)).finally(() => {
    loading = null;
  });
  await loading;
}

function loadAgain(sheet: HTMLLinkElement): Promise<void> {
  failed.delete(sheet);
  if (!sheet.isConnected) return Promise.resolve();
  const link = sheet.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`the style sheet ${link.href} failed`)));
    sheet.replaceWith(link);
  });
}
