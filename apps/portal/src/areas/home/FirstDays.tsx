import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { StudyProgress } from '@qianwei/api/contract/home';
import { finishOnboarding, type Onboarding } from '@qianwei/api/contract/onboarding';
import { dateWords, monthWords, nearWords } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { Section } from '@qianwei/ui/Section';
import { TextButton } from '@qianwei/ui/TextButton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import * as styles from './FirstDays.css.ts';
import { Credits } from './ProgressFacts.tsx';

interface FirstDaysProps {
  onboarding: Onboarding;
  progress: StudyProgress | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** The first days of a new student: four steps, two days to remember, and how far it is to graduation. */
export default function FirstDays({ onboarding, progress, now }: FirstDaysProps) {
  const { firstPeriod } = onboarding;
  return (
    <>
      <SettleIn onboarding={onboarding} now={now} />
      {firstPeriod && <TwoDays period={firstPeriod} now={now} />}
      {progress && <HowFar progress={progress} />}
    </>
  );
}

function SettleIn({ onboarding: { steps }, now }: Pick<FirstDaysProps, 'onboarding' | 'now'>) {
  const { pending, problem, send } = useMutationCall(finishOnboarding);
  const next = steps.find(({ done }) => !done);
  const minutes = steps.reduce((sum, step) => sum + (step.done ? 0 : (step.minutes ?? 0)), 0);
  return (
    <Section name="先安个家" note={minutes > 0 ? `大约 ${minutes} 分钟` : undefined}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.code} className={styles.step} aria-current={step === next ? 'step' : undefined}>
            <Step step={step} number={index + 1} isNext={step === next} now={now} />
          </li>
        ))}
      </ol>
      <p className={styles.later}>
        <TextButton isPending={pending} onPress={() => void send({ code: 'ALL_LATER' })}>
          以后再说，直接进首页
        </TextButton>
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </Section>
  );
}

interface StepProps {
  step: Onboarding['steps'][number];
  number: number;
  isNext: boolean;
  now: number;
}

function Step({ step: { title, desc, minutes, done, doneTime, path }, number, isNext, now }: StepProps) {
  const state = done ? 'done' : isNext ? 'now' : 'later';
  const words = (
    <>
      <span className={styles.number({ state })} aria-hidden="true">
        {done ? <Icon name="check" size="small" /> : number}
      </span>
      <span>
        <b className={styles.title({ state })}>
          {title}
          {done && <span className={visuallyHidden}>，已完成</span>}
        </b>
        {desc !== '' && !done && <span className={styles.desc}>{desc}</span>}
      </span>
      <span className={styles.time}>
        {done
          ? doneTime && `${nearWords(doneTime, now)} 完成`
          : minutes === null
            ? '随时'
            : `${minutes} 分钟`}
      </span>
    </>
  );
  if (done) return <div className={styles.row}>{words}</div>;
  return (
    <Link href={path} className={styles.row}>
      {words}
    </Link>
  );
}

/** The end of the registration and the days of the exams. */
function TwoDays({ period, now }: { period: NonNullable<Onboarding['firstPeriod']>; now: number }) {
  const { name, applyEnd, canRegister, examDates, nextStart } = period;
  return (
    <Section name="先记住两个日子">
      <Lines label="先记住两个日子">
        <Line>
          <div className={styles.day}>
            <span className={styles.when({ due: true })}>
              <Phrases>{nearWords(applyEnd, now, 'end')}</Phrases>
            </span>
            <span className={styles.what}>
              <b className={styles.whatName}>
                <Phrases>{`${name}报考截止`}</Phrases>
              </b>
              <span className={styles.whatNote}>
                本期你最多能报 {canRegister} 门，少报几门也可以：各要到哪年哪月毕业，毕业倒推会算给你看。
                <Link href="/academic/exam/plan?view=planner">看毕业倒推</Link>
              </span>
            </span>
          </div>
        </Line>
        <Line>
          <div className={styles.day}>
            <span className={styles.when({ due: false })}>
              {examDates.map((day) => (
                <span key={day} className={styles.examDate}>
                  {dateWords(day)}
                </span>
              ))}
            </span>
            <span className={styles.what}>
              <b className={styles.whatName}>考试</b>
              {nextStart !== null && (
                <span className={styles.whatNote}>
                  <WholeDates>错过也没关系，下一期 {monthWords(nextStart)}。</WholeDates>
                </span>
              )}
            </span>
          </div>
        </Line>
      </Lines>
    </Section>
  );
}

/** The plan as hollow slips. */
function HowFar({ progress }: { progress: StudyProgress }) {
  const { totalCourse, practiceTotal, thesisKind, credits } = progress;
  const parts = [
    `${totalCourse} 门笔试`,
    ...(practiceTotal > 0 ? [`${practiceTotal} 门实践`] : []),
    ...(thesisKind === null ? [] : [thesisKindTitles[thesisKind]]),
  ];
  return (
    <Section name="毕业要走多远" action={<Link href="/academic/exam/plan?view=planner">毕业倒推</Link>}>
      <Credits progress={progress} />
      <p className={styles.far}>
        <WholeDates>
          {parts.join('、')}，{credits.min} 学分，一格是一门课，越宽学分越多。考过一门，填满一格。
        </WholeDates>
      </p>
    </Section>
  );
}
