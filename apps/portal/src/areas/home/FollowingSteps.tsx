import type { HomeStep } from '@qianwei/api/contract/home';
import type { DateTime } from '@qianwei/api/time/moment';
import { nearWords, occasionTitles, remainingWords } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { IconButton } from '@qianwei/ui/IconButton';
import { Link } from '@qianwei/ui/Link';
import type { ReactNode } from 'react';
import { isPending } from '../../routes/pending-pages.ts';
import * as styles from './FollowingSteps.css.ts';
import { canIgnoreStep, type Ignore, stepKey } from './ignoring.tsx';
import { unbuiltStepOf } from './unbuilt-step.ts';

export interface FollowingStepsProps {
  steps: readonly HomeStep[];
  /** The next step above; what is due at the same moment does not say so again. */
  first: HomeStep | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
  ignore: Ignore;
}

/** Further duties after the next step, one line each; nothing when there are none. */
export function FollowingSteps({ steps, first, now, ignore }: FollowingStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="following-steps">
      <h2 id="following-steps" className={styles.name}>
        接下来
      </h2>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={stepKey(step)} className={styles.item}>
            <StepLink path={step.path}>
              <span className={styles.step}>
                <span className={styles.words}>
                  <b className={styles.title}>{step.title}</b>
                  {step.desc !== '' && <span className={styles.desc}>{step.desc}</span>}
                  <Unbuilt step={step} />
                </span>
                {step.deadline && step.deadline !== first?.deadline && (
                  <Remaining step={step} deadline={step.deadline} now={now} />
                )}
              </span>
            </StepLink>
            {canIgnoreStep(step) && (
              <IconButton
                icon="close"
                size="small"
                label={`忽略今日：${step.title}`}
                className={styles.ignore}
                onPress={() => ignore(stepKey(step), step.title)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A step whose page is not built yet says so; of a lecture, who gives it and from when. */
function Unbuilt({ step }: { step: HomeStep }) {
  const unbuilt = unbuiltStepOf(step);
  if (unbuilt === null) return null;
  return (
    <>
      {unbuilt.act === null && step.note !== '' && <span className={styles.desc}>{step.note}</span>}
      <span className={styles.desc}>{unbuilt.note}</span>
    </>
  );
}

/** The way to a step; no link where its page is not built yet. */
function StepLink({ path, children }: { path: string; children: ReactNode }) {
  if (isPending(path)) return <div className={styles.link}>{children}</div>;
  return (
    <Link href={path} className={styles.link}>
      {children}
      <Icon name="chevron" size="small" />
    </Link>
  );
}

/** The time left, or when what runs is over. */
function Remaining({
  step: { level, occasion },
  deadline,
  now,
}: {
  step: HomeStep;
  deadline: DateTime;
  now: number;
}) {
  const tone = { NOW: 'danger', URGENT: 'danger', SOON: 'warning', NORMAL: 'plain' } as const;
  const ends = occasion === 'END';
  return (
    <span className={styles.remaining({ tone: ends ? 'plain' : tone[level] })}>
      {ends
        ? `${nearWords(deadline, now, 'end')} ${occasionTitles.END}`
        : remainingWords(deadline, now, occasion)}
    </span>
  );
}
