import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { apiBase } from '../../institution/institution.ts';
import type { DemoAccount } from './DemoAccounts.tsx';

const DemoAccounts = lazy(() => import('./DemoAccounts.tsx'));

/** What the panel is given. */
export interface DemoPanelProps {
  /** What stands above it on a wide screen, and must stay free. */
  above: RefObject<HTMLElement | null>;
  onPick(account: DemoAccount): void;
}

/** 演示账号, on a server that says it is a demonstration; no other is asked for them. */
export function DemoPanel({ above, onPick }: DemoPanelProps) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${apiBase}/dev/accounts`);
      const body: { data?: DemoAccount[] } = await answer.json();
      setAccounts(body.data ?? []);
    };
    load().catch(() => {});
  }, []);
  if (accounts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DemoAccounts accounts={accounts} above={above} onPick={onPick} />
    </Suspense>
  );
}
