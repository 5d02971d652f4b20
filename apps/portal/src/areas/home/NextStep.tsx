import type { HomeStep } from '@qianwei/api/contract/home';
import { parseMoment } from '@qianwei/api/time/moment';
import { occasionWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Countdown } from '@qianwei/ui/Countdown';
import { DockAction } from '@qianwei/ui/DockAction';
import { Rule } from '@qianwei/ui/Rule';
import { useClient } from '../../shared/client/client.tsx';
import * as styles from './NextStep.css.ts';

export interface NextStepProps {
  /** Null when nothing is due. */
  step: HomeStep | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** The one thing to do now. On a phone its button is in the dock. */
export function NextStep({ step, now }: NextStepProps) {
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
            <Title text={step?.title ?? '眼下没有待办'} />
          </h2>
          <p className={styles.desc}>
            {step?.desc ?? '有新的任务、截止时间或退回意见时，会第一个出现在这里。'}
          </p>
          {step?.deadline && (
            <p className={styles.deadline} data-level={step.level}>
              {occasionWords(step.deadline, now)}
            </p>
          )}
          {step && (
            <div className={styles.actions}>
              <ButtonLink href={step.path} variant="primary" size="large">
                {step.actionText}
              </ButtonLink>
            </div>
          )}
        </div>
        {step?.level === 'NOW' && step.deadline && <TimeLeft deadline={step.deadline} />}
      </section>
      {step && (
        <DockAction>
          <ButtonLink href={step.path} variant="primary" size="large" block>
            {step.actionText}
          </ButtonLink>
        </DockAction>
      )}
    </>
  );
}

/** A title whose line may end after a book title mark. */
function Title({ text }: { text: string }) {
  const [name, ...rest] = text.split(/(?<=》)/);
  return (
    <>
      {name}
      {rest.length > 0 && <wbr />}
      {rest.join('')}
    </>
  );
}

const countdownTexts = { left: '剩余' };

/** The time left for a step that runs now, by the server's clock; the ring is full at an hour or more. */
function TimeLeft({ deadline }: { deadline: string }) {
  const { serverNow: clock } = useClient();
  const ring = { until: parseMoment(deadline), clock, texts: countdownTexts };
  return (
    <>
      <div className={styles.smallRing}>
        <Countdown {...ring} look="ring-small" />
      </div>
      <div className={styles.largeRing}>
        <Countdown {...ring} look="ring-large" />
      </div>
    </>
  );
}
