import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { Accordion } from '@qianwei/ui/Accordion';
import * as styles from './Offered.css.ts';

export interface NotOfferedProps {
  plan: ExamPlan;
  /** The period has no timetable yet: lists every course not passed yet. */
  isWholePlan: boolean;
}

/** 本期不开考: what still has to be passed and is not examined in the period, with when it will be. */
export default function NotOffered({ plan: { notOffered }, isWholePlan }: NotOfferedProps) {
  const [first] = notOffered;
  if (first === undefined) return null;
  const isOnePeriod = notOffered.every(({ nextPeriod }) => nextPeriod === first.nextPeriod);
  const next = isOnePeriod && first.nextPeriod !== '' ? `，预计 ${first.nextPeriod}` : '';
  return (
    <div className={styles.notOffered}>
      <Accordion
        headingLevel={isWholePlan ? 2 : 3}
        items={[
          {
            id: 'not-offered',
            title: isWholePlan
              ? `还要考的课程 ${notOffered.length} 门`
              : `另有 ${notOffered.length} 门本期不开考${next}`,
            content: (
              <ul className={styles.later}>
                {notOffered.map(({ courseCode, courseName, nextPeriod }) => (
                  <li key={courseCode} className={styles.laterCourse}>
                    <span className={styles.code}>{courseCode}</span>
                    <span>{courseName}</span>
                    {!isWholePlan && (
                      <span className={styles.laterPeriod}>
                        {nextPeriod === '' ? '开考时间待公布' : `预计 ${nextPeriod}`}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
