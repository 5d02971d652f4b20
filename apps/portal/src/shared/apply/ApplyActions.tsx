import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { type ReactNode, useRef } from 'react';
import * as styles from './apply.css.ts';
import { BlockedAct } from './BlockedAct.tsx';

interface ApplyActionsProps {
  /** Id of the form that the button submits: in the dock of a phone the button stands outside of it. */
  form: string;
  /** Words of the button. */
  act: string;
  /** Default false. */
  pending?: boolean;
  /** The reason that keeps the form from being submitted, with the ways on; null without one. */
  blocked: ReactNode;
  /** Words of the blocked button in the dock of a phone: 提交，还差 1 处. Default: the dock leads to the button in the page. */
  blockedAct?: string;
  /** The button is as wide as its place. Default false. */
  block?: boolean;
  /** Leads to the step before; none in the first. */
  onBack?: (() => void) | undefined;
}

/**
 * The buttons at the end of a form. On a phone the one that leads on is in the dock, within reach from everywhere; while it is
 * blocked, the dock leads to its reason.
 */
export function ApplyActions({
  form,
  act,
  pending = false,
  blocked,
  blockedAct,
  block = false,
  onBack,
}: ApplyActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const showReason = () => {
    const button = place.current?.querySelector<HTMLElement>(':scope > :last-child button');
    button?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={place} className={styles.formActions}>
      {onBack && (
        <Button size="large" onPress={onBack}>
          上一步
        </Button>
      )}
      {blocked === null ? (
        <DockAction inPlace>
          <Button type="submit" form={form} variant="primary" size="large" block={block} pending={pending}>
            {act}
          </Button>
        </DockAction>
      ) : blockedAct !== undefined ? (
        <BlockedAct act={act} dockAct={blockedAct} reason={blocked} block={block} />
      ) : (
        <>
          <DockAction>
            <Button onPress={showReason}>看还差什么</Button>
          </DockAction>
          <div className={styles.blocked}>
            <Button variant="primary" size="large" blocked reason={blocked}>
              {act}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
