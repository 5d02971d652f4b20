import type { HomeStep } from '@qianwei/api/contract/home';
import { formatClock } from '@qianwei/api/time/duration';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { nearMomentWords, nearOccasionWords, occasionTitles } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { Phrases } from '@qianwei/ui/Phrases';
import { ProgressRing, type ProgressRingProps } from '@qianwei/ui/ProgressRing';
import { Rule } from '@qianwei/ui/Rule';
import { useNow } from '../../shared/time/use-now.ts';
import { ignore as ignoreButton } from './ignoring.css.ts';
import { canIgnoreStep, type Ignore, stepKey } from './ignoring.tsx';
import * as styles from './NextStep.css.ts';
import type { TimeLeftProps } from './TimeLeft.tsx';
import { unbuiltStepOf } from './unbuilt-step.ts';

export interface NextStepProps {
  /** Null when nothing is due. */
  step: HomeStep | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
  /** How many of the first steps of a new student are done; null for others. */
  settled: { done: number; of: number } | null;
  ignore: Ignore;
}

/**
 * The one thing to do now. On a phone its button is in the dock. Where its page is not built yet, it says so and the button,
 * if a call helps, calls who does it meanwhile.
 */
export function NextStep({ step, now, settled, ignore }: NextStepProps) {
  const isRunning = step?.level === 'NOW' && step.deadline !== null;
  const unbuilt = step && unbuiltStepOf(step);
  const act = unbuilt ? unbuilt.act : step && { href: step.path, text: step.actionText };
  return (
    <>
      <Rule />
      <section className={styles.next} aria-labelledby="next-step">
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <b className={styles.mark}>下一步</b>
            {step?.reason}
          </p>
          <h2 id="next-step" className={styles.title}>
            <Phrases>{step?.title ?? '眼下没有待办'}</Phrases>
          </h2>
          <p className={styles.desc}>
            {step?.desc ?? '有新的任务、截止时间或退回意见时，会第一个出现在这里。'}
          </p>
          {step?.deadline && (
            <p className={styles.deadline} data-level={step.level}>
              <Phrases>
                {isRunning ? runningWords(step, now) : nearOccasionWords(step.deadline, now, step.occasion)}
              </Phrases>
            </p>
          )}
          {step && step.note !== '' && <p className={styles.note}>{step.note}</p>}
          {unbuilt && <p className={styles.note}>{unbuilt.note}</p>}
          {step && (
            <div className={styles.actions}>
              {act && (
                <DockAction inPlace>
                  <ButtonLink href={act.href} variant="primary" size="large">
                    {act.text}
                    {isRunning && step.deadline && <DockTime deadline={step.deadline} />}
                  </ButtonLink>
                </DockAction>
              )}
              {step.more && <Link href={step.more.path}>{step.more.text}</Link>}
              {canIgnoreStep(step) && settled === null && (
                <Button
                  variant="quiet"
                  size="small"
                  className={ignoreButton}
                  onPress={() => ignore(stepKey(step), step.title)}
                >
                  忽略今日
                </Button>
              )}
            </div>
          )}
        </div>
        {isRunning && step?.deadline ? (
          <LatePiece
            of={timeLeft}
            fallback={<Ring value={0} figure="" note="剩余" />}
            deadline={step.deadline}
          />
        ) : (
          settled && (
            <Ring value={settled.done / settled.of} figure={`${settled.done} / ${settled.of}`} note="安家" />
          )
        )}
      </section>
    </>
  );
}

/** `今晚 21:02 自动交卷`: the ring beside it says what is left. */
const runningWords = ({ deadline, occasion }: HomeStep, now: number) =>
  deadline === null ? '' : `${nearMomentWords(deadline, now, 'end')} ${occasionTitles[occasion]}`;

/** The time left for a step that runs now; of few students, so that the others need not load it. */
const timeLeft = late<TimeLeftProps>(() => import('./TimeLeft.tsx'));

/** A ring beside the words, large on a wide screen. */
function Ring(ring: Pick<ProgressRingProps, 'value' | 'figure' | 'note'>) {
  return (
    <>
      <div className={styles.smallRing}>
        <ProgressRing {...ring} size="small" />
      </div>
      <div className={styles.largeRing}>
        <ProgressRing {...ring} size="large" />
      </div>
    </>
  );
}

/** The time left, in the button of the dock; the ring says it to a screen reader. */
function DockTime({ deadline }: { deadline: DateTime }) {
  const left = Math.max(0, parseMoment(deadline) - useNow(500));
  return (
    <span className={styles.dockTime} aria-hidden="true">
      {formatClock(left)}
    </span>
  );
}
