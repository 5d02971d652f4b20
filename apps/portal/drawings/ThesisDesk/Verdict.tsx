import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { StateSymbol } from '@qianwei/ui/StateMark';
import type { Verdict as VerdictData } from './thesis.ts';
import * as styles from './Verdict.css.ts';

/** The state of the thesis, its deadline, and the one thing to do, on a phone in the dock. */
export function Verdict({ verdict }: { verdict: VerdictData }) {
  const { shape, tone = 'muted', title, event, due, remark, action, extension } = verdict;
  return (
    <section className={styles.verdict} aria-label="当前环节">
      <div>
        <h2 className={styles.title}>
          <span className={tone === 'default' ? undefined : styles.mark[tone]}>
            <StateSymbol shape={shape} />
          </span>
          {title}
        </h2>
        <p className={styles.event}>{event}</p>
        {due && (
          <p className={styles.line}>
            请在 <b className={styles.due}>{due.at}</b> 前重交，
            <span className={styles.nowrap}>{due.left}。</span>
          </p>
        )}
        {remark && <p className={styles.line}>总评：{remark}</p>}
      </div>
      <div className={action.blocked ? styles.blocked : styles.actions}>
        <Action action={action} />
        {extension && (
          <ButtonLink variant="quiet" size="small" href={extension.href}>
            来不及？{extension.label}
          </ButtonLink>
        )}
      </div>
      {!action.blocked && (
        <DockAction>
          {extension && (
            <Link className={styles.tool} href={extension.href} aria-label={extension.label}>
              <Icon name="clock" />
              延期
            </Link>
          )}
          <span className={styles.primary}>
            <Action action={action} />
          </span>
        </DockAction>
      )}
    </section>
  );
}

function Action({ action }: { action: VerdictData['action'] }) {
  const { label, href, blocked } = action;
  if (blocked)
    return (
      <Button size="large" blocked reason={blocked}>
        {label}
      </Button>
    );
  return (
    <ButtonLink variant="primary" size="large" href={href}>
      {label}
    </ButtonLink>
  );
}
