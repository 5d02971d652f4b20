import type { HomeStep } from '@qianwei/api/contract/home';
import { remainingWords } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import * as styles from './FollowingSteps.css.ts';

/** Further duties after the next step, one line each; nothing when there are none. */
export function FollowingSteps({ steps, now }: { steps: readonly HomeStep[]; now: number }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="following-steps">
      <h2 id="following-steps" className={styles.name}>
        接下来
      </h2>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={`${step.code} ${step.path}`} className={styles.item}>
            <Link href={step.path} className={styles.link}>
              <span className={styles.step}>
                <span className={styles.words}>
                  <b className={styles.title}>{step.title}</b>
                  {step.desc !== '' && `，${step.desc}`}
                </span>
                {step.deadline && <Remaining step={step} deadline={step.deadline} now={now} />}
              </span>
              <Icon name="chevron" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remaining({ step, deadline, now }: { step: HomeStep; deadline: string; now: number }) {
  const tone = { NOW: 'danger', URGENT: 'danger', SOON: 'warning', NORMAL: 'plain' } as const;
  return (
    <span className={styles.remaining({ tone: tone[step.level] })}>{remainingWords(deadline, now)}</span>
  );
}
