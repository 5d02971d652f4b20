import { type Late, late } from '@qianwei/ui/late';
import { type ComponentType, lazy } from 'react';

/**
 * A component whose code is fetched ahead of its first rendering. It is a `Late` too: `useLate` opens it with a press.
 * What is neither fetched ahead nor opened by a press needs only React's `lazy`.
 */
export interface Preloadable<Props> extends Late<Props> {
  /**
   * Returns the component itself once its code has come, else one that suspends. React delays by 300 ms what follows
   * a Suspense, so that code which has come must not suspend. Keep the result for as long as the component is
   * mounted.
   */
  rendering(): ComponentType<Props>;
}

/** Names a component by its `import()`; nothing is fetched yet. */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  const piece = late(load);
  const Suspending: ComponentType<Props> = lazy(async () => {
    await piece.fetch();
    return { default: piece.component() as ComponentType<Props> };
  });
  return { ...piece, rendering: () => piece.component() ?? Suspending };
}
