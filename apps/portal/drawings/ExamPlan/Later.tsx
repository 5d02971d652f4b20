import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { busiestHalfDay, type Choices, laterPeriods } from './choices.ts';
import * as styles from './Later.css.ts';
import type { OpenPeriod } from './plan.ts';

/** 毕业倒推: what is left for later periods, half-day by half-day, and when the last one is. */
export function Later({ period, choices }: { period: OpenPeriod; choices: Choices }) {
  const { later, sessions } = period;
  const { clashes, taken } = choices;
  const rows = laterPeriods(later, sessions, choices);
  const last = rows.at(-1);
  const busiest = busiestHalfDay(sessions, taken, rows);
  const kept = clashes.map((clash) => clash.kept.code).join('、');
  return (
    <div className={styles.later}>
      <Part
        title="毕业倒推"
        note={kept ? `按保留 ${kept} 试排，可调整` : `按本期报 ${taken.length} 门试排，可调整`}
      >
        <ol className={styles.periods}>
          {rows.map(({ name, places }) => (
            <li key={name} className={styles.period}>
              <h3 className={styles.periodName}>{name}</h3>
              <ul className={styles.places}>
                {sessions.map((session, place) => {
                  const course = places[place];
                  return (
                    <li key={session.id} className={course ? styles.place : styles.free}>
                      <span className={styles.code}>{course ? course.code : session.weekday}</span>{' '}
                      {course ? course.name : '空着'}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
        {last && (
          <p className={styles.verdict} aria-live="polite">
            <b>
              <WholeDates>
                笔试最早 {last.name}考完，毕业最早 {last.graduation}。
              </WholeDates>
            </b>
            {busiest &&
              (busiest.isUsed
                ? `${busiest.session.weekday}还有 ${busiest.count} 门，本期空一次就要晚半年。`
                : `${busiest.session.weekday}还有 ${busiest.count} 门，本期空着，多占一个考期。`)}
          </p>
        )}
      </Part>
    </div>
  );
}
