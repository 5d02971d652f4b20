import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { wide } from '../../shared/page/widths.ts';
import * as styles from './DemoAccounts.css.ts';
import { useRoom } from './use-room.ts';

/** One student of the demo institution. */
export interface DemoAccount {
  name: string;
  /** The stage that the account shows, such as 首次登录. */
  stage: string;
  account: string;
  password: string;
}

/** Summary and space above the list, and the minimum height of a list (two students), in px. */
const headPx = 48;
const minListPx = 72;

/** The demo students; a press fills the form. It is open on a wide screen that has space for it. */
export default function DemoAccounts({
  accounts,
  above,
  onPick,
}: {
  accounts: DemoAccount[];
  above: RefObject<HTMLElement | null>;
  onPick(account: DemoAccount): void;
}) {
  const panel = useRef<HTMLDetailsElement>(null);
  const room = useRoom(panel, above);
  // biome-ignore lint/style/noRestrictedGlobals: where there is no browser, nothing has measured the room
  const isRoomy = room !== null && room - headPx >= minListPx && matchMedia(wide).matches;
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(isRoomy), [isRoomy]);
  const pick = (account: DemoAccount) => {
    if (!isRoomy) setOpen(false);
    onPick(account);
  };
  return (
    <details
      ref={panel}
      className={styles.demo}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>演示账号（{accounts.length}）</summary>
      <ul className={styles.list} style={isRoomy ? { maxHeight: room - headPx } : undefined}>
        {accounts.map((account) => (
          <li key={account.account}>
            <Button className={styles.account} onPress={() => pick(account)}>
              <b>{account.name}</b>
              <span>{account.stage}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
