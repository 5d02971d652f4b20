import { lazy, Suspense, useEffect, useState } from 'react';
import { apiBase } from '../../institution/institution.ts';
import type { DemoAccount } from './DemoAccounts.tsx';

const DemoAccounts = lazy(() => import('./DemoAccounts.tsx'));

/** The accounts of the demo institution; empty where there is none. */
async function fetchAccounts(): Promise<DemoAccount[]> {
  const answer = await fetch(`${apiBase}/dev/accounts`);
  if (!answer.ok) return [];
  const body: { data?: DemoAccount[] } | DemoAccount[] = await answer.json();
  return Array.isArray(body) ? body : (body.data ?? []);
}

/** 演示账号, only where the server runs as a demo. */
export function DemoPanel({ onPick }: { onPick(account: DemoAccount): void }) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    fetchAccounts().then(setAccounts, () => {});
  }, []);
  if (accounts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DemoAccounts accounts={accounts} onPick={onPick} />
    </Suspense>
  );
}
