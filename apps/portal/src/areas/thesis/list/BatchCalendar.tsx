import { type DateTime, isMidnight, parseMoment } from '@qianwei/api/time/moment';
import { dateWords, nearMomentWords, type Side, sideOf, timeWords } from '@qianwei/api/time/words';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './BatchCalendar.css.ts';
import { type BatchLane, type BatchPoint, pastShare, pointTitle } from './batch-points.ts';

interface BatchCalendarProps {
  lanes: readonly BatchLane[];
  /** A delay can be applied for in one of them. */
  canDelay: boolean;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/**
 * 批次日程: every thesis on one axis of time. Where the axis has no room, as on a phone and in 特大, the same entries are a list on a
 * thread.
 */
export function BatchCalendar({ lanes, canDelay, now }: BatchCalendarProps) {
  return (
    <Part
      title="批次日程"
      note={`截止时间以本页为准${canDelay ? '，来不及可以申请延期，每次不超过 7 日' : ''}`}
    >
      <div className={styles.frame}>
        <div className={styles.chart}>
          <span className={styles.todayMark} aria-hidden="true">
            今天
          </span>
          {lanes.map(({ studentPlanId, majorName, planName, points, lastRow }) => (
            <section
              key={studentPlanId}
              aria-label={`${majorName}，${planName}`}
              className={styles.lane({ lastRow })}
            >
              <p className={styles.name}>
                <b className={styles.major}>{majorName}</b> {planName}
              </p>
              {points[0]?.isSoon && <span className={styles.soon} style={{ width: untilShare(points[0]) }} />}
              <ol className={styles.points}>
                {points.map((point) => (
                  <Point key={point.id} point={point} now={now} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </Part>
  );
}

/** Width on the axis from today to a day. */
const untilShare = ({ at }: BatchPoint) => `${(at - pastShare) * 100}%`;

/** `12月7日`, also of its midnight at the end. */
const dayOf = (moment: DateTime, side: Side): string => {
  const at = parseMoment(moment);
  return dateWords(side === 'end' && isMidnight(at) ? at - 1 : at);
};

function Point({ point, now }: { point: BatchPoint; now: number }) {
  const { at, row, moment, occasion, isNext } = point;
  const side = sideOf(occasion);
  return (
    <li className={styles.point} style={{ left: `${at * 100}%` }}>
      <div className={styles.entry({ row })} data-soon={point.isSoon || undefined}>
        <span className={isNext ? styles.nextWhat : styles.what}>
          <span className={styles.onAxis}>{point.name}</span>
          <span className={styles.inList}>{pointTitle(point)}</span>
        </span>
        <time className={styles.when} dateTime={moment.replace(' ', 'T')}>
          <span className={styles.onAxis}>
            {dayOf(moment, side)}
            {(isNext || side === 'start') && ` ${timeWords(moment, side)}`}
          </span>
          <span className={styles.inList}>
            <WholeDates>{nearMomentWords(moment, now, side)}</WholeDates>
          </span>
        </time>
      </div>
    </li>
  );
}
