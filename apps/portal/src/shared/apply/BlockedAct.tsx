import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { Icon } from '@qianwei/ui/Icon';
import { type ReactNode, useId, useRef } from 'react';
import { useWide } from '../page/use-wide.ts';
import * as styles from './BlockedAct.css.ts';

export interface BlockedActProps {
  /** Words of the button: 签署. */
  act: string;
  /** Its words in the dock of a phone, which say what is lacking: 提交，还差 1 处. */
  dockAct: string;
  /** The reason that keeps it from being done, with the ways on. */
  reason: ReactNode;
  /** Leads to what is lacking, for a press in the dock. Default: to the reason. */
  onLack?: () => void;
  /** As wide as its place. Default false. */
  block?: boolean;
}

/** The primary action of a page while it cannot be done: the reason stands in the page, the button beside it or in the dock of a phone. */
export function BlockedAct({ act, dockAct, reason, onLack, block = false }: BlockedActProps) {
  const isWide = useWide();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  if (isWide)
    return (
      <div className={styles.inPage({ block })}>
        <Button variant="primary" size="large" block={block} blocked reason={reason}>
          {act}
        </Button>
      </div>
    );
  const showReason = () => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <DockAction>
        <Button
          variant="primary"
          size="large"
          block
          blocked
          aria-describedby={id}
          onBlocked={onLack ?? showReason}
        >
          {dockAct}
        </Button>
      </DockAction>
      <div ref={place} id={id} tabIndex={-1} className={styles.reason}>
        <Icon name="alert" size="small" />
        <span>{reason}</span>
      </div>
    </>
  );
}
