import { getVersionNLog } from '@qianwei/api/contract/version';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import { deviceChecks, latencyCheck, type SelfCheckItem, uncheckedDevice } from './self-check.ts';

const measuring: SelfCheckItem = { name: '网络延迟', state: 'pending', words: '正在测量…' };

/** 环境自检: what the device supports, which only a browser knows, and how long the server takes to answer by `clock`, in ms. */
export function useSelfCheck(clock: () => number): readonly SelfCheckItem[] {
  const client = useClient();
  const isHydrated = useHydrated();
  const device = useMemo(() => (isHydrated ? deviceChecks() : uncheckedDevice), [isHydrated]);
  const [network, setNetwork] = useState(measuring);
  useEffect(() => {
    const controller = new AbortController();
    const start = clock();
    client.call(getVersionNLog, {}, { signal: controller.signal }).then(
      () => setNetwork(latencyCheck(clock() - start)),
      () => controller.signal.aborted || setNetwork(latencyCheck(null)),
    );
    return () => controller.abort();
  }, [client, clock]);
  return [...device, network];
}
