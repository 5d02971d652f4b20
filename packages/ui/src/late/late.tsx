import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';

/** A component whose code is fetched when it is first needed. */
export interface Late<Props> {
  /** Null until the code has come. */
  component(): ComponentType<Props> | null;
  /** Fetches the code; the same promise each time, a new try only after a failure. */
  fetch(): Promise<void>;
}

/** Names a component that comes late; `load` is its `import()`. Nothing is fetched yet. */
export function late<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  return {
    component: () => component,
    fetch() {
      loading ??= load().then(
        (module) => {
          component = module.default;
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

const FailureContext = createContext<() => void>(() => {});

/** Calls `onFailure` when something was pressed whose code could not be fetched. The page stays as it is; a press tries again. */
export function LateFailures({ onFailure, children }: { onFailure: () => void; children: ReactNode }) {
  return <FailureContext value={onFailure}>{children}</FailureContext>;
}

/** A late component in use. */
export interface LateUse<Props> {
  /** Null until the code has come. */
  Component: ComponentType<Props> | null;
  /** Fetches ahead, on hover or focus; a failure is kept for the press. */
  prepare: () => void;
  /** Fetches, then does `then`; a failure goes to `LateFailures`. */
  open: (then: () => void) => void;
}

/** Uses a component that comes late: what opens it is there at once, and the first press opens it. */
export function useLate<Props>(piece: Late<Props>): LateUse<Props> {
  const onFailure = use(FailureContext);
  const [Component, setComponent] = useState(piece.component);
  const fetch = async () => {
    await piece.fetch();
    setComponent(piece.component);
  };
  return {
    Component,
    prepare: () => void fetch().catch(() => {}),
    open: (then) => void fetch().then(then, onFailure),
  };
}
