const coming = new Map<string, Promise<unknown>>();

/**
 * Imports code when all of its files have come: takes the place of Vite's loader in a build. Chromium up to 150 never asks
 * again for a module that it could not fetch, so that each script is fetched as data first; the module then comes from
 * the browser's cache (ADR 18).
 *
 * @param load the `import()`.
 * @param files the code's own file, those it imports and their style sheets, as `assets/home-teY-_7qY.js`; Vite names none for code
 *   that lies in a file which is there already.
 * @throws what the first file that fails says; the next call asks for that file again.
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(import.meta.env.BASE_URL + file)));
  return load();
}

function fetchOnce(address: string): Promise<unknown> {
  const earlier = coming.get(address);
  if (earlier !== undefined) return earlier;
  const arrival = address.endsWith('.css') ? fetchSheet(address) : fetchScript(address);
  coming.set(address, arrival);
  arrival.catch(() => coming.delete(address));
  return arrival;
}

async function fetchScript(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`)) return;
  const answer = await fetch(address);
  const isScript = answer.ok && answer.headers.get('content-type')?.includes('javascript') === true;
  if (!isScript) throw new Error(`${address}: ${answer.status}`);
  // A body that breaks off is no script either.
  await answer.arrayBuffer();
}

/** A sheet that failed keeps its link: `loadCode` of packages/ui replaces it before the next try. */
async function fetchSheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${address} failed`)));
    document.head.append(link);
  });
}
