import { matchCourseText } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import type { Column } from '@qianwei/ui/Table';
import * as styles from './Offered.css.ts';
import type { PeriodCourse } from './period-course.ts';
import type { OfferingStanding } from './standing.ts';

/** A course of the period as the table shows it. */
export interface OfferedRow {
  course: PeriodCourse;
  /** 1月9日上午 */
  day: string;
  standing: OfferingStanding;
}

/** True when the course of the row matches the words of the search field. */
export const hasCourse = ({ course }: OfferedRow, text: string): boolean =>
  matchCourseText(course, text) !== null;

/** 本期开考: code, name, credits, day, book and state. */
export const offeredColumns: readonly Column<OfferedRow>[] = [
  {
    id: 'code',
    header: '课程代码',
    width: 104,
    cell: ({ course: { courseCode, oldCodes } }) => (
      <span className={styles.code}>
        {courseCode}
        {oldCodes.length > 0 && <span className={styles.formerCode}>旧 {oldCodes.join('、')}</span>}
      </span>
    ),
  },
  {
    id: 'name',
    header: '课程名称',
    isRowHeader: true,
    minWidth: 140,
    searchText: ({ course }) => course.courseName,
    cell: ({ course, standing }) => (
      <span data-muted={standing.isMuted || undefined} className={styles.name}>
        {course.courseName}
      </span>
    ),
  },
  {
    id: 'credits',
    header: '学分',
    numeric: true,
    align: 'start',
    width: 56,
    minWidth: 56,
    cell: ({ course }) => course.credit,
  },
  { id: 'day', header: '日期时段', width: 124, cell: ({ day }) => day },
  {
    id: 'book',
    header: '教材',
    minWidth: 160,
    cell: ({ course }) => <span className={styles.book}>{course.textbook}</span>,
  },
  {
    id: 'standing',
    header: '我的状态',
    width: 164,
    cell: ({ standing: { shape, tone, text, note, way } }) => (
      <>
        <StateMark shape={shape} tone={tone}>
          {text}
        </StateMark>
        {(note || way) && (
          <span className={styles.note}>
            {note} {way && <Link href={way.href}>{way.text}</Link>}
          </span>
        )}
      </>
    ),
  },
];
