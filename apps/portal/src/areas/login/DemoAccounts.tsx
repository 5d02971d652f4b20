import { useRef } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './DemoAccounts.css.ts';

/** One student of the demo institution. */
export interface DemoAccount {
  name: string;
  /** Where the student stands, such as 首次登录. */
  stage: string;
  account: string;
  password: string;
}

/** The demo students; a press fills the form. */
export default function DemoAccounts({
  accounts,
  onPick,
}: {
  accounts: DemoAccount[];
  onPick(account: DemoAccount): void;
}) {
  const panel = useRef<HTMLDetailsElement>(null);
  const pick = (one: DemoAccount) => {
    if (panel.current) panel.current.open = false;
    onPick(one);
  };
  return (
    <details ref={panel} className={styles.demo}>
      <summary className={styles.summary}>演示账号（{accounts.length}）</summary>
      <ul className={styles.list}>
        {accounts.map((one) => (
          <li key={one.account}>
            <Button className={styles.account} onPress={() => pick(one)}>
              <b>{one.name}</b>
              <span>{one.stage}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
