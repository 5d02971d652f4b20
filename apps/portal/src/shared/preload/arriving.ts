import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched apart. */
export interface Arriving<Props> {
  /** Fetches the code; each call after a success is free. */
  fetch(): Promise<unknown>;
  /** Whether the code is here: then what renders it does not suspend. */
  isHere(): boolean;
  /**
   * What renders it: the component itself once its code is here, else one that suspends. React holds back for
   * 300 ms what follows a suspense, so that code which is here must not suspend. Keep the answer for as long as
   * the component is mounted.
   */
  component(): ComponentType<Props>;
}

/** Names a component by its `import()`; nothing is fetched yet. */
export function arriving<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Arriving<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    const module = await load();
    here = module.default;
    return module;
  };
  const Suspending: ComponentType<Props> = lazy(fetch);
  return { fetch, isHere: () => here !== null, component: () => here ?? Suspending };
}
