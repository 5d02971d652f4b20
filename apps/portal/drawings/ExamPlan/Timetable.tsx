import { Banner } from '@qianwei/ui/Banner';
import { HalfDays } from '@qianwei/ui/CalendarWeek';
import { DateRuler } from '@qianwei/ui/DateRuler';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { BasketPanel } from './BasketPanel.tsx';
import { CourseAction } from './CourseAction.tsx';
import { Later } from './Later.tsx';
import { Offered } from './Offered.tsx';
import type { OpenPeriod, Submission } from './plan.ts';
import { SubmittedPanel } from './SubmittedPanel.tsx';
import { standingOf } from './standing.ts';
import * as styles from './Timetable.css.ts';
import { useBasket } from './useBasket.ts';

interface TimetableProps {
  /** 2027年1月 */
  name: string;
  period: OpenPeriod;
  submission: Submission | undefined;
  onSubmit: ((codes: readonly string[]) => void) | undefined;
  onWithdraw: (() => void) | undefined;
}

/** A period: its days, its four half-days beside the basket, what would come later, and all courses. */
export function Timetable({ name, period, submission, onSubmit, onWithdraw }: TimetableProps) {
  const { ruler, sessions, courses, closure, limit } = period;
  const basket = useBasket(period);
  const { choices } = basket;
  const phase = closure ? 'closed' : submission ? 'submitted' : 'open';
  const halfDays = sessions.map(({ id, title, time }) => ({
    id,
    title,
    time,
    courses: courses
      .filter(({ session }) => session === id)
      .map((course) => {
        const standing = standingOf(course, choices, phase);
        const { code, credits, settled } = course;
        return {
          id: code,
          name: course.name,
          detail: `${code}，${credits} 学分`,
          state: { shape: standing.shape, tone: standing.tone, text: standing.short ?? standing.text },
          isChosen: phase === 'open' && choices.chosen.includes(course),
          isPast: Boolean(settled),
          action: standing.action !== 'remove' && (
            <CourseAction course={course} standing={standing} basket={basket} />
          ),
        };
      }),
  }));
  return (
    <>
      <div className={styles.ruler}>
        <DateRuler label={`${name}考期`} {...ruler} />
      </div>
      {closure && (
        <Banner
          tone="info"
          title={closure.title}
          action={
            <Link href={closure.contact.href} variant="underlined">
              {closure.contact.label}
            </Link>
          }
        >
          {closure.text}
        </Banner>
      )}
      <div className={styles.columns} data-alone={closure ? true : undefined}>
        <div className={styles.halfDays}>
          <Part title="四个半天" note={`每个半天限报一门，本期最多 ${limit} 门`}>
            <HalfDays label="四个半天" halfDays={halfDays} texts={{ clash: (count) => `${count} 门同场` }} />
          </Part>
        </div>
        {!closure && (
          <div className={styles.basket} data-receipt={submission ? true : undefined}>
            {submission ? (
              <SubmittedPanel submission={submission} period={period} onWithdraw={onWithdraw} />
            ) : (
              <BasketPanel period={period} basket={basket} onSubmit={onSubmit} />
            )}
          </div>
        )}
        {!closure && <Later period={period} choices={choices} />}
      </div>
      <Offered period={period} basket={basket} phase={phase} />
    </>
  );
}
