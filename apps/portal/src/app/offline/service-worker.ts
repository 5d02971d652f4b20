import { acceptMessage } from '../../shared/device/new-version.ts';
import { answererOf, type KeptVersion } from './kept-version.ts';
import { dropOldCaches, fillCache, keptDocument, keptFile } from './version-cache.ts';

// Becomes `sw.js`. A version is kept whole before it is used, and used from the next start on, or when the student
// accepts it (ADR 22).

interface LaterEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends LaterEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerEvents {
  install: LaterEvent;
  activate: LaterEvent;
  fetch: RequestEvent;
  message: MessageEvent;
}
/** The part of a service worker's global scope that is used here: its library of types contradicts that of pages. */
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const scope = globalThis as unknown as WorkerScope;
const kept = import.meta.env.KEPT_VERSION as KeptVersion;

scope.addEventListener('install', (event) => event.waitUntil(fillCache(kept)));

// The page that installed the first version is served by it at once: its files have the same names here.
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOldCaches(kept).then(() => scope.clients.claim())),
);

scope.addEventListener('message', ({ data }) => {
  if (data === acceptMessage) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answerer = answererOf(request, kept, location.origin);
  if (answerer === null) return;
  const answer = 'document' in answerer ? keptDocument(kept, answerer.document) : keptFile(answerer.file);
  // A cache that the browser has emptied.
  event.respondWith(answer.catch(() => undefined).then((response) => response ?? fetch(request)));
});
