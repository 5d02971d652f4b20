import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { wide } from '../../shared/page/widths.ts';
import * as styles from './DemoAccounts.css.ts';
import { useRoom } from './use-room.ts';

/** One student of the demo institution. */
export interface DemoAccount {
  name: string;
  /** Where the student stands, such as 首次登录. */
  stage: string;
  account: string;
  password: string;
}

/** Summary and space above the list, and the least that a list is worth (two students), in pixels. */
const head = 48;
const leastList = 72;

/** The demo students; a press fills the form. It stands open on a wide screen that has room for it. */
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
  const isRoomy = room !== null && room - head >= leastList && matchMedia(wide).matches;
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(isRoomy), [isRoomy]);
  const pick = (one: DemoAccount) => {
    if (!isRoomy) setOpen(false);
    onPick(one);
  };
  return (
    <details
      ref={panel}
      className={styles.demo}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>演示账号（{accounts.length}）</summary>
      <ul className={styles.list} style={isRoomy ? { maxHeight: room - head } : undefined}>
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
