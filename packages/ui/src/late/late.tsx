import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';

/** A component whose code is loaded when it is first needed. */
export interface Late<Props> {
  /** Null until the code is loaded. */
  component(): ComponentType<Props> | null;
  /** Loads the code; the same promise each time, a new try only after a failure. */
  fetch(): Promise<void>;
}

/** Declares a late component; `load` is its `import()`. Nothing is loaded yet. */
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

/** Calls `onFailure` when the code for a pressed element could not be loaded. The page stays unchanged; a press tries again. */
export function LateFailures({ onFailure, children }: { onFailure: () => void; children: ReactNode }) {
  return <FailureContext value={onFailure}>{children}</FailureContext>;
}

/** A late component in use. */
export interface LateUse<Props> {
  /** Null until the code is loaded. */
  Component: ComponentType<Props> | null;
  /** Loads ahead, on hover or focus; a failure is reported at the press. */
  prepare: () => void;
  /** Loads, then calls `then`; a failure goes to `LateFailures`. */
  open: (then: () => void) => void;
}

/** Uses a late component: its trigger is there at once, and the first press opens it. */
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
