import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Registration } from '@qianwei/api/contract/academic/registration';
import { parseMoment } from '@qianwei/api/time/moment';
import { dateWords, halfDayWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import type { Column } from '@qianwei/ui/Table';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { mapOf } from '../../../institution/exams.ts';
import { hoursWords } from '../shared/period-words.ts';
import * as styles from './RegistrationsPage.css.ts';
import { isLive, isSeated, siteChangeOf } from './registrations.ts';
import { registrationStandingOf } from './standing.ts';

/** Data for the cells of a period's table besides their row. */
export interface ColumnContext {
  period: ExamPeriod;
  /** The registrations of the period, by half-day. */
  list: readonly Registration[];
  /** In ms, by the server's clock. */
  now: number;
}

const code: Column<Registration> = {
  id: 'code',
  header: '代码',
  width: 72,
  cell: ({ courseCode }) => <span className={styles.code}>{courseCode}</span>,
};

const course: Column<Registration> = {
  id: 'course',
  header: '课程',
  isRowHeader: true,
  minWidth: 132,
  searchText: ({ courseName }) => courseName,
  cell: ({ courseName }) => <span className={styles.course}>{courseName}</span>,
};

const when: Column<Registration> = {
  id: 'when',
  header: '日期时段',
  width: 128,
  cell: (registration) => (
    <>
      <span className={styles.line}>{halfDayWords(registration)}</span>
      <span className={styles.note}>{hoursWords(registration)}</span>
    </>
  ),
};

const stateOf = ({ period, now }: ColumnContext): Column<Registration> => ({
  id: 'state',
  header: '状态',
  width: 152,
  cell: (registration) => {
    const { shape, tone, word, note } = registrationStandingOf(registration, { period, now });
    return (
      <>
        <StateMark shape={shape} tone={tone}>
          {word}
        </StateMark>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </>
    );
  },
});

/** Before the seats are published: when they are, and what it costs where it costs anything. */
function unseatedColumns(context: ColumnContext): readonly Column<Registration>[] {
  const { period, now } = context;
  const day = dateWords(period.seatPublish);
  const isDue = parseMoment(period.seatPublish) <= now;
  const seats = isDue ? `原定 ${day}，还没有公布` : `${day}公布`;
  return [
    code,
    course,
    when,
    {
      id: 'seat',
      header: '考点、考场、座位',
      cardLabel: '考场座位',
      width: isDue ? 192 : 152,
      cell: (registration) =>
        isLive(registration) ? (
          <>
            {registration.areaName !== '' && <span className={styles.line}>{registration.areaName}</span>}
            <span className={styles.note}>
              {registration.status === 'UNPAID' ? '缴费后安排' : <WholeDates>{seats}</WholeDates>}
            </span>
          </>
        ) : (
          '—'
        ),
    },
    ...(period.feeEnabled ? [feeColumn] : []),
    stateOf(context),
  ];
}

const feeColumn: Column<Registration> = {
  id: 'fee',
  header: '费用',
  numeric: true,
  width: 76,
  cell: (registration) => (isLive(registration) ? yuanWords(registration.fee) : '—'),
};

/** Once they are: the way there, the room, and the seat as what is read first. */
function seatedColumns(context: ColumnContext): readonly Column<Registration>[] {
  const { list } = context;
  return [
    code,
    course,
    when,
    {
      id: 'site',
      header: '考点',
      width: 232,
      cell: (registration) => <Site registration={registration} list={list} />,
    },
    { id: 'room', header: '考场', width: 88, cell: ({ seat }) => seat?.room },
    {
      id: 'seat',
      header: '座位',
      width: 56,
      cell: ({ seat }) => seat && <span className={styles.seat}>{seat.seatNo}</span>,
    },
    stateOf(context),
  ];
}

function Site({ registration, list }: { registration: Registration; list: readonly Registration[] }) {
  const { seat, status } = registration;
  if (seat === null) {
    const words = { APPLIED: '还没有安排', UNPAID: '缴费后安排' };
    return status === 'APPLIED' || status === 'UNPAID' ? (
      <span className={styles.note}>{words[status]}</span>
    ) : null;
  }
  const { siteName, address } = seat;
  const map = (
    <Link
      href={mapOf(`${siteName} ${address}`)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${siteName}的地图`}
    >
      地图
    </Link>
  );
  const change = siteChangeOf(registration, list);
  if (change === 'SAME_ROOM' || change === 'OTHER_ROOM')
    return (
      <>
        <span className={styles.line}>{siteName}</span>
        <span className={styles.note}>
          {change === 'SAME_ROOM' ? '同一考点，同一考场' : '同一考点，换考场'}
        </span>
      </>
    );
  return (
    <>
      <span className={styles.line}>{siteName}</span>
      {change !== 'FIRST' && (
        <span className={styles.warning}>
          {change === 'OTHER_SITE' ? '与前一天不是同一考点' : '与上午不是同一考点'}
        </span>
      )}
      <span className={styles.note}>
        {address} {map}
      </span>
    </>
  );
}

/** The columns of a period to come. Keep the array between renders. */
export const aheadColumns = (context: ColumnContext): readonly Column<Registration>[] =>
  isSeated(context.list.filter(isLive)) ? seatedColumns(context) : unseatedColumns(context);

/** The columns of a period that is over: where one sat, and what came of it. Keep the array between renders. */
export const pastColumns = (context: ColumnContext): readonly Column<Registration>[] => [
  { ...code, width: 60 },
  {
    ...course,
    cell: (registration) => (
      <>
        <span className={styles.course}>{registration.courseName}</span>
        <span className={styles.note}>{halfDayWords(registration)}</span>
      </>
    ),
  },
  {
    id: 'seat',
    header: '考场、座位',
    width: 160,
    cell: ({ seat }) =>
      seat && (
        <>
          <span className={styles.line}>{seat.siteName}</span>
          <span className={styles.note}>
            {seat.room} {seat.seatNo} 座
          </span>
        </>
      ),
  },
  { ...stateOf(context), width: 176 },
];
