import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan, OfferingStatus } from '@qianwei/api/contract/academic/exam-plan';
import { parseMoment } from '@qianwei/api/time/moment';
import { Banner } from '@qianwei/ui/Banner';
import { HalfDays } from '@qianwei/ui/CalendarWeek';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { Part } from '@qianwei/ui/Part';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { PeriodRuler } from '../shared/PeriodRuler.tsx';
import { BasketDock } from './BasketDock.tsx';
import type { BasketMarginProps } from './BasketMargin.tsx';
import { CourseAction } from './CourseAction.tsx';
import type { FoldedTimetableProps } from './FoldedTimetable.tsx';
import { NoTimetable } from './NoTimetable.tsx';
import { NotForThem } from './NotForThem.tsx';
import type { NotOfferedProps } from './NotOffered.tsx';
import type { OfferedProps } from './Offered.tsx';
import * as styles from './PeriodPanel.css.ts';
import type { PlanReceiptProps } from './PlanReceipt.tsx';
import { BasketSkeleton, OfferedSkeleton } from './PlanSkeleton.tsx';
import { halfDayTitle, isOpenAnywhere, type PeriodCourse } from './period-course.ts';
import { RegisteredLine } from './RegisteredLine.tsx';
import { offeringStandingOf } from './standing.ts';
import { type Basket, useBasket } from './use-basket.ts';
import { WhatIf } from './WhatIf.tsx';

// The half-days, which the student came for, do not wait for what is beside or below them.
const basketMargin = late<BasketMarginProps>(() => import('./BasketMargin.tsx'));
const offered = late<OfferedProps>(() => import('./Offered.tsx'));
const foldedTimetable = late<FoldedTimetableProps>(() => import('./FoldedTimetable.tsx'));
const notOffered = late<NotOfferedProps>(() => import('./NotOffered.tsx'));
const planReceipt = late<PlanReceiptProps>(() => import('./PlanReceipt.tsx'), { prefetch: 'idle' });

interface PeriodPanelProps {
  plan: ExamPlan;
  period: ExamPeriod;
}

/** A period: its days, why nothing can be registered, its timetable with the basket, and what is not examined in it. */
export function PeriodPanel({ plan, period }: PeriodPanelProps) {
  const now = useNow();
  // Others can register at this time: what stands in the way is not the time.
  if (plan.closed !== null && period.status === 'OPEN') return <NotForThem obstacle={plan.closed} />;
  const hasTimetable = plan.sessions.length > 0 && plan.courses.length > 0;
  const ruler = (
    <div className={styles.ruler}>
      <PeriodRuler period={period} now={now} firstStart={firstStartOf(plan)} />
    </div>
  );
  if (period.status !== 'FINISHED' && isNothingLeft(plan))
    return (
      <>
        <EmptyState
          drawing="paper"
          title={`没有还要考的笔试，${period.name}不用报考`}
          why="专业计划里的笔试都合格或者免考了。接下来要办的事列在首页。"
          action={<Link href="/home/index">看下一步</Link>}
        />
        {hasTimetable && (
          <LatePiece of={foldedTimetable} fallback={null} periodName={period.name}>
            {ruler}
            <Timetable plan={plan} period={period} />
          </LatePiece>
        )}
      </>
    );
  return (
    <>
      {ruler}
      {plan.closed !== null && hasTimetable && (
        <Banner tone="info">
          <WhyNot obstacle={plan.closed} />
        </Banner>
      )}
      {hasTimetable ? <Timetable plan={plan} period={period} /> : <NoTimetable plan={plan} period={period} />}
      <LatePiece
        of={notOffered}
        fallback={null}
        plan={plan}
        isWholePlan={period.timetableTime !== null || !plan.hasTimetable}
      />
      {period.status !== 'FINISHED' && period.timetableTime === null && (
        <div className={styles.basis}>
          <BasisLine basis={plan.basis} />
        </div>
      )}
    </>
  );
}

/**
 * When the first exam of the student in the period begins, else that of any course, ms since 1970; undefined without a
 * timetable.
 */
function firstStartOf({ sessions, courses }: ExamPlan): number | undefined {
  const own = courses.filter(({ registration }) => registration !== null);
  const codes = new Set((own.length > 0 ? own : courses).map(({ sessionCode }) => sessionCode));
  const first = sessions.find(({ code }) => codes.has(code));
  return first && parseMoment(`${first.date} ${first.start}:00`);
}

/** The half-days beside the basket, what the basket means for graduation, and all courses. */
function Timetable({ plan, period }: PeriodPanelProps) {
  const basket = useBasket(plan, period);
  const isWide = useWide();
  const { Component: PlanReceipt } = useLate(planReceipt);
  const { phase, sum, refused, submission } = basket;
  const inBasket = sum.chosen.length + refused.length;
  const canChoose = phase === 'open' && basket.courses.some((course) => isOpenAnywhere(plan, course));
  // Courses that were not submitted in time stay in sight.
  const showsBasket = inBasket > 0 || (canChoose && submission === null);
  const hasMargin = isWide && (submission !== null || showsBasket);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {announcementOf(inBasket, basket)}
      </p>
      {phase === 'open' && !canChoose && submission === null && hasCoursesLeft(plan) && (
        <Banner tone="info">
          {nothingLeft(basket)} <RegisteredLine courses={basket.courses} />
        </Banner>
      )}
      {phase === 'open' && canChoose && showsBasket && !isWide && submission === null && (
        <p className={styles.registered}>
          <RegisteredLine courses={basket.courses} />
        </p>
      )}
      <div className={styles.columns} data-alone={hasMargin ? undefined : true}>
        {submission !== null && PlanReceipt && !isWide && (
          <PlanReceipt plan={plan} period={period} submission={submission} />
        )}
        <div className={styles.halfDays}>
          <Part title="四个半天" note={`每个半天限报一门，本期最多 ${plan.maxCourse} 门`}>
            <HalfDays
              label="四个半天"
              halfDays={halfDaysOf(plan, basket)}
              texts={{ clash: (count) => `${count} 门同场` }}
            />
          </Part>
        </div>
        {hasMargin && (
          <div className={styles.margin} data-receipt={submission ? true : undefined}>
            {submission !== null && PlanReceipt && isWide && (
              <PlanReceipt plan={plan} period={period} submission={submission} />
            )}
            {showsBasket && isWide && (
              <LatePiece
                of={basketMargin}
                fallback={<BasketSkeleton />}
                plan={plan}
                period={period}
                basket={basket}
                count={inBasket}
              />
            )}
          </div>
        )}
        {hasCoursesLeft(plan) && <WhatIf basket={basket} />}
      </div>
      <LatePiece of={offered} fallback={<OfferedSkeleton />} plan={plan} period={period} basket={basket} />
      {showsBasket && !isWide && <BasketDock count={inBasket} plan={plan} period={period} basket={basket} />}
    </>
  );
}

/** Why no course can be added: everything that can be is registered, or there was nothing. */
const nothingLeft = ({ courses }: Pick<Basket, 'courses'>) =>
  courses.some(({ isRegistered }) => isRegistered)
    ? '本期能报的都报了，其余各门的原因列在下面。'
    : '本期开考的课程里，没有你还能报的，各门的原因列在下面。';

/** The announcement of a screen reader when the basket changes. */
function announcementOf(count: number, { sum, phase }: Pick<Basket, 'sum' | 'phase'>): string {
  if (phase !== 'open') return '';
  const clashes = sum.clashes.length === 0 ? '' : `，${sum.clashes.length} 处时段冲突`;
  return `报考篮 ${count} 门${clashes}`;
}

function halfDaysOf(plan: ExamPlan, basket: Basket) {
  return plan.sessions.map((session) => ({
    id: session.code,
    title: halfDayTitle(session),
    time: `${session.start}–${session.end}`,
    courses: basket.courses
      .filter(({ sessionCode }) => sessionCode === session.code)
      .map((course) => halfDayCourse(plan, course, basket)),
  }));
}

function halfDayCourse(plan: ExamPlan, course: PeriodCourse, basket: Basket) {
  const standing = offeringStandingOf(plan, course, basket);
  const { shape, tone, text, short = text } = standing;
  return {
    id: course.courseCode,
    name: course.courseName,
    detail: `${course.courseCode}，${course.credit} 学分`,
    state: { shape, tone, text: short },
    isChosen: basket.phase === 'open' && basket.sum.chosen.includes(course),
    isPast: standing.isMuted,
    action: course.isRegistered ? (
      <Link href="/academic/apply/info" size="small">
        报考记录
      </Link>
    ) : (
      <CourseAction course={course} standing={standing} basket={basket} />
    ),
  };
}

const settled: readonly OfferingStatus[] = ['PASSED', 'EXEMPT', 'NOT_CHOSEN'];

/** True while a course of the plan is not passed: without one there is nothing left to arrange. */
const hasCoursesLeft = ({ courses, notOffered }: ExamPlan) =>
  notOffered.length > 0 || courses.some(({ myStatus }) => !settled.includes(myStatus));

/** True when no exam is left, none is registered in the period and the basket is empty. */
const isNothingLeft = (plan: ExamPlan) =>
  !hasCoursesLeft(plan) &&
  plan.basket.length === 0 &&
  plan.courses.every(({ registration }) => registration === null);
