import { use, useCallback, useRef } from 'react';
import { FailureContext } from './failureContext.ts';
import { loadCode } from './loadCode.ts';
import { WaitingContext } from './waitingContext.ts';

/**
 * Returns a function that loads code which a press needs and hands it on; at once when it is there. A second press while
 * it is on its way does nothing. `load` is its `import()`, the same function each time. `LateFailures` shows that it is
 * on its way, and says when it did not come; it tries again there.
 */
export function useLateCode<Module>(load: () => Promise<Module>): (act: (module: Module) => void) => void {
  const report = use(FailureContext);
  const wait = use(WaitingContext);
  const loaded = useRef<Module | null>(null);
  const isLoading = useRef(false);
  return useCallback(
    (act) => {
      const start = async () => {
        isLoading.current = true;
        const loading = loadCode(load).finally(() => {
          isLoading.current = false;
        });
        wait(loading);
        loaded.current = await loading;
        act(loaded.current);
      };
      if (loaded.current !== null) act(loaded.current);
      else if (!isLoading.current) start().catch((error) => report({ error, retry: start }));
    },
    [load, report, wait],
  );
}
