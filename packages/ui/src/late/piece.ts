import { type ComponentType, lazy } from 'react';
import { guarded } from './LateBoundary.tsx';
import { loadCode } from './loadCode.ts';

/**
 * When `useLate` fetches the code, unless it is needed before: `press` as its trigger is pointed at, focused or pressed;
 * `idle` once the page has its data and nothing else to do; `mount` at once.
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
  /**
   * The component itself once the code is loaded, else one that suspends until then: React delays by 300 ms what follows a
   * Suspense. One whose code was rejected stays until `forget`.
   */
  rendering(): ComponentType<Props>;
  /** Forgets code that was rejected: the next rendering tries again. */
  forget(): void;
  /** Calls `listener` when the code has come. */
  subscribe(listener: () => void): () => void;
}

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
  let suspending: ComponentType<Props> | null = null;

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
    rendering() {
      if (component !== null) return component;
      suspending ??= lazy(async () => {
        await piece.fetch();
        return { default: component as ComponentType<object> };
      }) as ComponentType<Props>;
      return suspending;
    },
    forget() {
      suspending = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return piece;
}
