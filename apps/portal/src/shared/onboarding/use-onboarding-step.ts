import type { HomeIndex } from '@qianwei/api/contract/home';
import { finishOnboarding, type OnboardingMark } from '@qianwei/api/contract/onboarding';
import { useEffect } from 'react';
import { useClient } from '../client/client.tsx';
import { useQueryCache } from '../query/query-cache.tsx';

/**
 * Marks a step of a new student's first days as done, because this page is what it asks to look at. Nothing is sent for
 * anybody else: home, where students begin, has said whether the step is open. A failure is not shown; the step stays.
 */
export function useOnboardingStep(code: OnboardingMark): void {
  const client = useClient();
  const queries = useQueryCache();
  useEffect(() => {
    const home = queries.client?.getQueryData<HomeIndex>(['/v1/getHomeIndex', {}]);
    const step = home?.onboarding?.steps.find((candidate) => candidate.code === code);
    if (step === undefined || step.done) return;
    client.call(finishOnboarding, { code }).then(
      () => queries.refreshAfter(finishOnboarding),
      () => {},
    );
  }, [client, queries, code]);
}
