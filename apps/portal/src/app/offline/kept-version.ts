/** The content of a build's worker; the build writes it into `sw.js` (`build/worker.ts`). */
export interface KeptVersion {
  /** Another build has another one. */
  version: string;
  /** The documents, by an address that each is served at, with the hash of its bytes. The first one opens every page. */
  documents: readonly { address: string; integrity: string }[];
  /** Scripts and style sheets: `/assets/app-C1-orZgd.js`. Their names change with their content. */
  files: readonly string[];
  /** The base of calls and files on the server; never touched. */
  apiBase: string;
}

/** The part of a request that decides who answers it. */
export interface AskedFor {
  method: string;
  url: string;
  /** `navigate` for a page. */
  mode: string;
}

/** The source of an answer: a kept document, a file by its path, or, for null, the network as without a worker. */
export type Answerer = { document: string } | { file: string } | null;

/** Documents of their own, as on the server (`static/serve-portal.ts`); all other pages begin with the first one. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\/login\/?$/, '/login'],
  [/^\/course\/answer\/[\w-]+\/[\w-]+\/?$/, '/course/answer/0/0'],
];

/** The addresses of all documents, the one for every page first. */
export const documentAddresses = ['/', ...beginnings.map(([, address]) => address)];

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/**
 * The source of the answer to a request of a page on `origin`. Calls, uploads, files of students and lessons,
 * and everything of another origin go to the network untouched.
 */
export function answererOf(
  { method, url, mode }: AskedFor,
  { apiBase }: Pick<KeptVersion, 'apiBase'>,
  origin: string,
): Answerer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || isBelow(pathname, '/api') || isBelow(pathname, apiBase))
    return null;
  if (mode === 'navigate') {
    if (isFile(pathname)) return null;
    return { document: beginnings.find(([pattern]) => pattern.test(pathname))?.[1] ?? '/' };
  }
  return /^\/assets\/.+\.(?:js|css)$/.test(pathname) ? { file: pathname } : null;
}

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
