import { documentAddresses, type KeptVersion } from './kept-version.ts';

const prefix = 'qianwei-portal-';

/** Downloads at once: a student who reads meanwhile has the rest of the line. */
const maxDownloads = 4;

const cacheName = ({ version }: KeptVersion) => prefix + version;

/**
 * Fetches all that a version needs, or rejects and keeps nothing of it: what is kept is whole. A file that an older
 * version has, too, is not fetched again.
 */
export async function fillCache(kept: KeptVersion): Promise<void> {
  const cache = await caches.open(cacheName(kept));
  const waiting = [...kept.files];
  const take = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await cache.put(file, (await caches.match(file)) ?? (await fetchFile(file)));
  };
  try {
    await Promise.all(kept.documents.map((document) => keepDocument(cache, document)));
    await Promise.all(Array.from({ length: maxDownloads }, take));
  } catch (error) {
    await caches.delete(cacheName(kept));
    throw error;
  }
}

/**
 * The hash refuses a document of another build, or one that a proxy changed. The documents of single pages are there only
 * to be faster: where a host serves the first one at their address, that one opens these pages as well.
 */
async function keepDocument(cache: Cache, { address, integrity }: KeptVersion['documents'][number]) {
  try {
    const headers = { accept: 'text/html' };
    const answer = await fetch(address, { integrity, headers, cache: 'no-cache', redirect: 'error' });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    await cache.put(address, answer);
  } catch (error) {
    if (address === documentAddresses[0]) throw error;
  }
}

async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: 'low' });
  // Some hosts answer every address that they do not have with their start page.
  const isPage = answer.headers.get('content-type')?.includes('text/html') === true;
  if (!answer.ok || isPage) throw new Error(`${file} is not there`);
  return answer;
}

/**
 * Deletes what is kept of old versions, except the latest of them: a tab that runs it still finds its code here when the
 * server no longer has it.
 */
export async function dropOldCaches(kept: KeptVersion): Promise<void> {
  // In the order in which they were made.
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName(kept));
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** A document of this version; undefined when it is not kept. */
export async function keptDocument(kept: KeptVersion, address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(kept));
  return (await cache.match(address)) ?? cache.match(documentAddresses[0] ?? '/');
}

/** A file of any kept version: its name belongs to one content. Undefined when none has it. */
export const keptFile = (file: string): Promise<Response | undefined> => caches.match(file);
