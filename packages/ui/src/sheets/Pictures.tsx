import { BookCover } from '../components/BookCover/BookCover.tsx';
import { CreditBar } from '../components/CreditBar/CreditBar.tsx';
import { samplePlan } from '../components/CreditBar/samplePlan.ts';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { ProgressRing } from '../components/ProgressRing/ProgressRing.tsx';
import { SaveState } from '../components/SaveState/SaveState.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { sampleTrend } from '../components/TrendChart/sampleTrend.ts';
import { TrendChart } from '../components/TrendChart/TrendChart.tsx';
import * as styles from './Sheets.css.ts';
import { covers, empties, icons } from './sheets.fixtures.ts';

/** Rings, the trend of scores, the credits and the save states. */
export function FiguresSheet() {
  return (
    <>
      <div className={styles.figures}>
        <ProgressRing value={0.536} figure="48:12" note="剩余" />
        <ProgressRing value={0.86} figure="86%" note="视频" tone="success" />
        <div className={styles.chart}>
          <TrendChart periods={sampleTrend} />
        </div>
      </div>
      <CreditBar slips={samplePlan} required={73} />
      <div className={styles.apart}>
        <SaveState state="saving" />
        <SaveState state="saved" time="20:14:33" />
        <SaveState state="local" />
      </div>
    </>
  );
}

/** The four drawings with their words. */
export function Empties() {
  return (
    <div className={styles.pair}>
      {empties.map(({ drawing, title, why, action }) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title={title}
          why={why}
          action={<Link href="#way">{action}</Link>}
        />
      ))}
    </div>
  );
}

/** A course that is loading. */
export function Waiting() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={120} />
      <div className={styles.skeletonLines}>
        <Skeleton width="46%" height={18} />
        <Skeleton width="62%" height={13} />
        <Skeleton height={4} />
        <Skeleton width="88%" height={13} />
        <Skeleton width="34%" height={13} />
      </div>
    </div>
  );
}

/** A cover of each kind of course. */
export function Covers() {
  return (
    <div>
      <div className={styles.covers}>
        {covers.map(({ title, tone }) => (
          <BookCover key={title} title={title} tone={tone} label={title} />
        ))}
      </div>
      <p className={styles.caption}>靛青为专业核心课，墨灰为公共课，瓷青为选设课，素面为未开通</p>
    </div>
  );
}

/** The set of icons with their names. */
export function Icons() {
  return (
    <ul className={styles.icons}>
      {icons.map(([name, word]) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {word}
        </li>
      ))}
    </ul>
  );
}
