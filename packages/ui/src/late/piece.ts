import type { ComponentType } from 'react';
import { guarded } from './LateBoundary.tsx';
import { loadCode } from './loadCode.ts';

/**
 * When `useLate` fetches the code, unless it is needed before: `press` as its trigger is pointed at, focused or pressed;
 * `idle` once the page has nothing else to do; `mount` at once.
 */
export type Prefetch = 'press' | 'idle' | 'mount';

/** A component whose code and style sheet are loaded when they are needed. */
export interface Late<Props> {
  readonly prefetch: Prefetch;
  /** Null until the code is loaded. */
  component(): ComponentType<Props> | null;
  /** The component in a boundary that reports to `LateFailures`; null until the code is loaded. */
  guarded(): ComponentType<Props> | null;
  /** Loads the code; the same promise each time, a new try only after a failure. Throws `MissingCode`. */
  fetch(): Promise<void>;
  /** The promise that a rendering waits for, without a moment once the code is loaded; a rejected one stays until `forget`. */
  awaited(): Promise<void>;
  /** Forgets a promise that was rejected: the next rendering tries again. */
  forget(): void;
  /** Calls `listener` when the code has come. */
  subscribe(listener: () => void): () => void;
}

/** React reads `status` and does not suspend: it delays by 300 ms what follows a Suspense. */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Declares a late component; `load` is its `import()`. Nothing is loaded yet. After a failure it is loaded again as soon
 * as the network is back. Default: `prefetch: 'press'`.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { prefetch = 'press' }: { prefetch?: Prefetch } = {},
): Late<Props> {
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | null = null;
  let inBoundary: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let awaited: Promise<void> | null = null;

  const fetchAgain = () => void piece.fetch().catch(() => {});
  const piece: Late<Props> = {
    prefetch,
    component: () => component,
    guarded: () => inBoundary,
    fetch() {
      loading ??= loadCode(load).then(
        (module) => {
          component = module.default;
          inBoundary = guarded(module.default);
          awaited = arrived;
          for (const listener of listeners) listener();
        },
        (error) => {
          loading = null;
          globalThis.addEventListener?.('online', fetchAgain, { once: true });
          throw error;
        },
      );
      return loading;
    },
    awaited() {
      awaited ??= piece.fetch();
      return awaited;
    },
    forget() {
      if (component === null) awaited = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return piece;
}
