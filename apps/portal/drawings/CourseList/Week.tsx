import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { LearningWeek } from './course.ts';
import * as styles from './Week.css.ts';

const names = ['一', '二', '三', '四', '五', '六', '日'];
/** The height of the longest day's bar. */
const maxHeightPx = 52;

/** The minutes of each day of the week as bars, Monday first, and their sum in words. */
export function Week({ week: { minutes, today, streak } }: { week: LearningWeek }) {
  const sum = minutes.reduce((total, day) => total + day, 0);
  const maxMinutes = Math.max(1, ...minutes);
  return (
    <div className={styles.week}>
      <p className={styles.words}>
        本周学习{' '}
        <b>
          {Math.floor(sum / 60)} 小时 {sum % 60} 分
        </b>
        <br />
        连续 {streak} 天
      </p>
      <ol className={styles.days} aria-label="本周每日学习分钟数">
        {minutes.map((day, index) => (
          <li key={names[index]} className={styles.day}>
            <span
              className={`${styles.bar} ${index === today ? styles.today : ''}`}
              style={{ height: (day / maxMinutes) * maxHeightPx }}
            />
            <span className={index === today ? styles.todayName : undefined}>{names[index]}</span>
            <span className={visuallyHidden}>{day} 分钟</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
