import { LatePiece, late } from '@qianwei/ui/late';
import { type RefObject, useEffect, useState } from 'react';
import { apiBase } from '../../institution/institution.ts';
import type { DemoAccount } from './DemoAccounts.tsx';

const demoAccounts = late(() => import('./DemoAccounts.tsx'));

export interface DemoPanelProps {
  /** The element above it on a wide screen, which it must not cover. */
  above: RefObject<HTMLElement | null>;
  onPick(account: DemoAccount): void;
}

/** 演示账号. Render it on a demonstration server only: it asks the server for them. */
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
  return <LatePiece of={demoAccounts} fallback={null} accounts={accounts} above={above} onPick={onPick} />;
}
