import type { Receipt } from '@qianwei/api/contract/exam/attempt';
import { useEffect, useState } from 'react';
import { useClient } from '../../../../shared/client/client.tsx';
import { followScore, type Standing } from './late-score.ts';

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

const seen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => document.visibilityState === 'visible' && resolve();
    look();
    document.addEventListener('visibilitychange', look, { signal });
  });

/** The state of a submitted attempt: that of the receipt, and once it has come, that of the score that was deferred. */
export function useLateScore({ testRecordId, status, score, passed }: Receipt, test: LateTest) {
  const client = useClient();
  const { testId, practice } = test;
  const [standing, setStanding] = useState<Standing>({ status, score, passed });
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (status !== 'SUBMITTED') return;
    const gone = new AbortController();
    const { signal } = gone;
    const attempt = { testId, testRecordId, practice };
    void followScore({
      // Imported when needed: most receipts have their score.
      ask: async () => (await import('./ask-score.ts')).askScore(client, attempt, signal),
      wait: (milliseconds) => wait(milliseconds, signal),
      seen: () => seen(signal),
      random: Math.random,
    }).then((found) => {
      if (signal.aborted) return;
      if (found === null) setMissing(true);
      else setStanding(found);
    });
    return () => gone.abort();
  }, [client, status, testId, testRecordId, practice]);
  return { standing, isMissing };
}

/** The test of an attempt. */
interface LateTest {
  readonly testId: string;
  readonly practice: boolean;
}
