import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { StateMark, type StateMarkProps } from '../StateMark/StateMark.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import type { HalfDaysTexts } from './CalendarWeek.texts.ts';
import * as styles from './HalfDays.css.ts';

/** A course that is examined in a half-day. */
export interface HalfDayCourse {
  id: string;
  name: string;
  /** 13003，4 学分 */
  detail: string;
  state: Pick<StateMarkProps, 'shape' | 'tone'> & { text: string };
  /** It is in the basket. Two of them in one half-day clash. */
  isChosen?: boolean;
  /** Shown muted: the course is done, or cannot be taken beside another. */
  isPast?: boolean;
  /** Its action, such as 换成这门. */
  action?: ReactNode;
}

/** Half a day of an exam weekend. */
export interface HalfDay {
  id: string;
  /** 1月9日 周六上午 */
  title: string;
  /** 09:00–11:30 */
  time: string;
  courses: readonly HalfDayCourse[];
}

interface HalfDayColumnProps {
  halfDay: HalfDay;
  onKeep: ((halfDayId: string, courseId: string) => void) | undefined;
  texts: HalfDaysTexts;
}

/** A half-day with its courses; two that are chosen clash, and one press keeps one of them. */
export function HalfDayColumn({ halfDay, onKeep, texts }: HalfDayColumnProps) {
  const { id, title, time, courses } = halfDay;
  const chosen = courses.filter(({ isChosen }) => isChosen);
  const isClash = chosen.length > 1;
  return (
    <li className={styles.halfDay} data-clash={isClash || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.time}>{time}</span>
        {isClash && (
          <p className={styles.clash}>
            <Icon name="alert" size="small" />
            {texts.clash(chosen.length)}
          </p>
        )}
      </div>
      <div>
        {courses.length > 0 && (
          <ul>
            {courses.map(({ id: courseId, name, detail, state, isChosen, isPast, action }) => (
              <li key={courseId} className={styles.course} data-past={isPast || undefined}>
                <b className={styles.name}>{name}</b>
                <span className={styles.detail}>{detail}</span>
                <StateMark shape={state.shape} tone={state.tone}>
                  {state.text}
                </StateMark>
                {action}
                {isClash && isChosen && onKeep && (
                  <TextButton aria-label={texts.keepNamed(name)} onPress={() => onKeep(id, courseId)}>
                    {texts.keep}
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {courses.length === 0 && <p className={styles.none}>{texts.none}</p>}
      </div>
    </li>
  );
}
