import type { StudyWeek } from '@qianwei/api/contract/course/study-week';
import { formatDuration } from '@qianwei/api/time/duration';
import * as styles from './Week.css.ts';

const names = ['一', '二', '三', '四', '五', '六', '日'];
/** The height of the longest day's bar. */
const maxHeightPx = 52;

/** The minutes of each day of the week as bars, Monday first, and their sum in words; in 特大 as a list. */
export function Week({ week: { minutes, today, streak } }: { week: StudyWeek }) {
  const sum = minutes.reduce((total, day) => total + day, 0);
  const maxMinutes = Math.max(1, ...minutes);
  return (
    <div className={styles.week}>
      <p className={styles.words}>
        {sum === 0 ? (
          '本周还没有学习'
        ) : (
          <>
            本周学习 <b>{formatDuration(sum * 60_000)}</b>
          </>
        )}
        <br />
        {streak === 0 ? '今天学一会儿，重新开始连续' : `连续 ${streak} 天`}
      </p>
      <ol className={styles.days} aria-label="本周每日学习分钟数">
        {minutes.map((day, index) => (
          <li key={names[index]} className={styles.day}>
            <span
              className={`${styles.bar} ${index === today ? styles.today : ''}`}
              style={{ height: (day / maxMinutes) * maxHeightPx }}
            />
            <span className={index === today ? styles.todayName : undefined}>{names[index]}</span>
            <span className={styles.minutes}>{day} 分钟</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
