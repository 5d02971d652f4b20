import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { halfDayWords, occasionWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { SaveState } from '@qianwei/ui/SaveState';
import { StateMark } from '@qianwei/ui/StateMark';
import { useEffect, useRef } from 'react';
import { WhyNot, WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './BasketPanel.css.ts';
import { ClashChoice } from './ClashChoice.tsx';
import { CourseAction } from './CourseAction.tsx';
import { areaNameOf, halfDayOf, type PeriodCourse, refusalOf, seatWords } from './period-course.ts';
import { RegisteredLine } from './RegisteredLine.tsx';
import type { Basket } from './use-basket.ts';

export interface BasketProps {
  plan: ExamPlan;
  period: ExamPeriod;
  basket: Basket;
}

/** 报考篮 without its head and its button: the chosen courses, a choice for each clash, the cost. */
export function BasketPanel({ plan, period, basket }: BasketProps) {
  const { sum, refused, areaCode, courses, phase } = basket;
  const { chosen, clashes, taken } = sum;
  const list = useFocusAfterRemoval(chosen.length + refused.length);
  // Clashes matter only while courses can be chosen.
  const open = phase === 'open' ? clashes : [];
  const calm = chosen.filter((course) => !open.some((clash) => clash.courses.includes(course)));
  const isRegistering = courses.some(({ isRegistered }) => isRegistered);
  return (
    <div ref={list} tabIndex={-1} className={styles.panel}>
      <Problem basket={basket} />
      {isRegistering && (
        <p className={styles.registered}>
          <RegisteredLine courses={courses} />
        </p>
      )}
      {calm.length + refused.length > 0 && (
        <ul>
          {[...calm, ...refused].map((course) => (
            <Item key={course.courseCode} plan={plan} course={course} basket={basket} />
          ))}
        </ul>
      )}
      {open.map((clash) => (
        <ClashChoice
          key={clash.session ?? clash.stays.electiveGroup}
          plan={plan}
          clash={clash}
          areaCode={areaCode}
          onKeep={basket.keep}
        />
      ))}
      {chosen.length + refused.length === 0 && (
        <p className={styles.none}>
          还没有选课程。在“四个半天”里选，每个半天一门{period.feeEnabled ? '，不选就不收费。' : '。'}
        </p>
      )}
      {phase === 'open' && taken.length > 0 && (
        <p className={styles.sum}>
          <span>
            {open.length > 0 ? '选好后' : '共'} {taken.length} 门，考区 {areaNameOf(plan, areaCode)}
          </span>
          {period.feeEnabled ? <b>{yuanWords(sum.fee)}</b> : <span>报考不收费</span>}
        </p>
      )}
      {phase === 'open' && basket.saving === 'local' && (
        <SaveState state="local" texts={{ local: '报考篮已存本机，联网后会自动同步' }} />
      )}
    </div>
  );
}

/** A course of the basket: when it is, how many seats are left, or why it cannot be registered. */
function Item({ plan, course, basket }: { plan: ExamPlan; course: PeriodCourse; basket: Basket }) {
  const session = halfDayOf(plan, course);
  const refusal = refusalOf(plan, course, basket);
  const seats = seatWords(course, basket.areaCode);
  return (
    <li className={styles.item}>
      <span className={styles.name}>{course.courseName}</span>
      {basket.phase === 'open' && (
        <CourseAction course={course} standing={{ action: 'remove' }} basket={basket} />
      )}
      <span className={styles.when}>
        {course.courseCode}
        {session && `，${halfDayWords(session)}`}
        {seats && <span className={styles.few}>，{seats}</span>}
      </span>
      {refusal !== null && (
        <span className={styles.why}>
          <StateMark shape="cross" tone="danger">
            {refusal.reason}，不会提交。{refusal.instead}{' '}
            {refusal.way && <Link href={refusal.way.href}>{refusal.way.text}</Link>}
          </StateMark>
        </span>
      )}
    </li>
  );
}

/** Why the basket was not sent or not submitted. Being offline is not an error here; `SaveState` shows it. */
function Problem({ basket: { problem, isSubmitProblem, phase } }: Pick<BasketProps, 'basket'>) {
  if (problem === null || (problem.kind !== 'business' && !isSubmitProblem)) return null;
  // On a line that breaks, the server may have it, and its answer is lost.
  if (isSubmitProblem && problem.kind === 'network' && navigator.onLine)
    return (
      <Banner tone="warning" live="assertive" title="不知道有没有提交成功。">
        网络断了，没有收到回复，服务器可能已经收到。先看<Link href="/academic/apply/info">报考记录</Link>
        ，里面没有再提交；篮里的课程还在。
      </Banner>
    );
  const title = isSubmitProblem ? '报考没有提交。' : '报考篮没有同步。';
  return (
    <Banner tone={phase === 'open' ? 'danger' : 'warning'} live="assertive" title={title}>
      <WhyRefused problem={problem} />
      <br />
      篮里的课程还在。
    </Banner>
  );
}

/** 提交报考: says what it will do, or why nothing can be submitted. */
export function SubmitButton({ plan, period, basket }: BasketProps) {
  const now = useNow();
  const { sum, pending, phase } = basket;
  const { clashes, taken, tooMany } = sum;
  const reason =
    (plan.closed !== null && phase !== 'open' && <WhyNot obstacle={plan.closed} />) ||
    (taken.length === 0 && (
      <Phrases>{`先选至少一门课程，${occasionWords(period.applyEnd, now)}。`}</Phrases>
    )) ||
    (tooMany > 0 && `本考期最多报考 ${plan.maxCourse} 门，先移出 ${tooMany} 门。`);
  const kept = clashes.map(({ stays }) => stays.courseCode).join('、');
  const label = kept === '' ? `提交报考 ${taken.length} 门` : `保留 ${kept} 并提交报考`;
  return (
    <div className={styles.submit}>
      <Button
        variant="primary"
        block
        blocked={reason !== false}
        reason={reason}
        pending={pending}
        onPress={basket.submit}
      >
        {phase === 'open' && taken.length > 0 ? label : '提交报考'}
      </Button>
      {reason === false && (
        <p className={styles.after}>
          {period.feeEnabled ? '截止前可改可撤。' : '提交后立即生效，截止前可改可撤。'}
          {period.feeEnabled && `提交后 ${plan.payWithinHours} 小时内缴费，逾期名额释放。`}
        </p>
      )}
    </div>
  );
}

/** The focus of a removed entry goes to the one that takes its place, else to the list. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ count, index: 0 });
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const buttons = [...box.querySelectorAll<HTMLElement>('li button')];
    if (count < before.current.count && document.activeElement === document.body)
      (buttons[before.current.index] ?? buttons.at(-1) ?? box).focus();
    before.current.count = count;
    const remember = ({ target }: FocusEvent) => {
      before.current.index = Math.max(0, buttons.indexOf(target as HTMLElement));
    };
    box.addEventListener('focusin', remember);
    return () => box.removeEventListener('focusin', remember);
  }, [count]);
  return list;
}
