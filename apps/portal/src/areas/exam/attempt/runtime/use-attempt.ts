import { submitTest } from '@qianwei/api/contract/exam/attempt';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../../../../shared/client/client.tsx';
import { useNotify } from '../../../../shared/page/notify.tsx';
import { useQueryCache } from '../../../../shared/query/query-cache.tsx';
import { useAttemptOnPage } from '../../../../shared/session/attempt-on-page.tsx';
import { useStudent, useWorkInProgress } from '../../../../shared/session/session.tsx';
import { createAttemptStore } from '../storage/attempt-store.ts';
import type { AttemptView, TimeWarning } from './attempt-view.ts';
import { type RunningAttempt, runAttempt } from './run-attempt.ts';
import { useAttemptView } from './use-attempt-view.ts';

/** Which attempt: the running one of `testId`, or `testRecordId`. */
interface AttemptAddress {
  readonly subjectId: string;
  readonly testId: string;
  readonly testRecordId?: string;
}

/**
 * The attempt that the answer page shows: opened, restored, kept on this device and saved, until the page unmounts.
 * Meanwhile the session machine does not leave the page (`useWorkInProgress`).
 */
export function useAttempt({ subjectId, testId, testRecordId }: AttemptAddress): AttemptView {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryCache();
  const { id: studentId, token } = useStudent();
  const [running, setRunning] = useState<RunningAttempt | null>(null);
  const [warning, setWarning] = useState<TimeWarning | null>(null);

  const reportDamaged = useEffectEvent(() =>
    notify({
      type: 'warning',
      text: '本机保存的答案已损坏，无法读取；已保存到服务器的答案不受影响。',
      duration: 0,
    }),
  );
  useEffect(() => {
    const store = createAttemptStore(studentId, { onDamaged: () => reportDamaged() });
    const input = { subjectId, testId, testRecordId: testRecordId ?? null };
    const attempt = runAttempt(input, { client, store, studentId });
    attempt.actor.on('time.warned', ({ kind, secondsLeft }) => setWarning({ kind, secondsLeft }));
    attempt.actor.start();
    setRunning(attempt);
    return () => {
      attempt.stop();
      setRunning(null);
      setWarning(null);
    };
  }, [client, studentId, subjectId, testId, testRecordId]);

  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current !== token) running?.actor.send({ type: 'session.restored' });
    lastToken.current = token;
  }, [token, running]);

  const view = useAttemptView(running, warning);
  const { stage, paper, unsaved } = view;
  const isOver = stage === 'submitted';
  useWorkInProgress(isOver && unsaved === 0);
  useAttemptOnPage(stage === 'answering' && paper !== null ? paper.endsAt : null, isOver);
  // Also when the server closed the attempt at its end, without the call.
  useEffect(() => {
    if (isOver) void queries.refreshAfter(submitTest);
  }, [queries, isOver]);
  return view;
}
