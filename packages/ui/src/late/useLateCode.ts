import { use, useCallback } from 'react';
import { FailureContext } from './failureContext.ts';
import { loadCode } from './loadCode.ts';
import { WaitingContext } from './waitingContext.ts';

/**
 * Returns a function that loads code which a press needs and hands it on. `load` is its `import()`, the same function
 * each time. `LateFailures` shows that it is on its way, and says when it did not come; it tries again there.
 */
export function useLateCode<Module>(load: () => Promise<Module>): (act: (module: Module) => void) => void {
  const report = use(FailureContext);
  const wait = use(WaitingContext);
  return useCallback(
    (act) => {
      const retry = async () => {
        const loading = loadCode(load);
        wait(loading);
        act(await loading);
      };
      retry().catch((error) => report({ error, retry }));
    },
    [load, report, wait],
  );
}
