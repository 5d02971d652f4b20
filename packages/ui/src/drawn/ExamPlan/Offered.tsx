import { useMemo, useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StateMark } from '../../components/StateMark/StateMark.tsx';
import type { Column } from '../../components/Table/column.ts';
import { Table } from '../../components/Table/Table.tsx';
import { Part } from '../Part/Part.tsx';
import { CourseAction } from './CourseAction.tsx';
import * as styles from './Offered.css.ts';
import type { OpenPeriod, PlanCourse } from './plan.ts';
import { type Phase, type Standing, standingOf } from './standing.ts';
import type { Basket } from './useBasket.ts';

interface Row {
  course: PlanCourse;
  /** 1月9日上午 */
  day: string;
  standing: Standing;
}

const columns: readonly Column<Row>[] = [
  {
    id: 'code',
    header: '课程代码',
    width: 104,
    cell: ({ course: { code, formerCode } }) => (
      <span className={styles.code}>
        {code}
        {formerCode && <span className={styles.former}>旧 {formerCode}</span>}
      </span>
    ),
  },
  { id: 'name', header: '课程名称', isRowHeader: true, minWidth: 140, cell: ({ course }) => course.name },
  {
    id: 'credits',
    header: '学分',
    numeric: true,
    align: 'start',
    width: 56,
    minWidth: 56,
    cell: ({ course }) => course.credits,
  },
  { id: 'day', header: '日期时段', width: 124, cell: ({ day }) => day },
  {
    id: 'book',
    header: '教材',
    minWidth: 160,
    cell: ({ course }) => <span className={styles.book}>{course.book}</span>,
  },
  {
    id: 'standing',
    header: '我的状态',
    width: 164,
    cell: ({ standing: { shape, tone, text } }) => (
      <StateMark shape={shape} tone={tone}>
        {text}
      </StateMark>
    ),
  },
];

interface OfferedProps {
  period: OpenPeriod;
  basket: Basket;
  phase: Phase;
}

/** 本期开考: every course of the period. */
export function Offered({ period, basket, phase }: OfferedProps) {
  const { courses, sessions, area, notNow } = period;
  const { choices } = basket;
  const [openOnly, setOpenOnly] = useState(false);
  const rows = useMemo(
    () =>
      courses
        .map((course) => ({
          course,
          day: sessions.find(({ id }) => id === course.session)?.day ?? '',
          standing: standingOf(course, choices, phase),
        }))
        .filter(({ standing }) => !openOnly || standing.isOpen || standing.action),
    [courses, sessions, choices, phase, openOnly],
  );
  return (
    <Part
      className={styles.offered}
      title={
        <>
          本期开考 <span className={styles.count}>{courses.length} 门</span>
        </>
      }
      note={
        <div className={styles.filter}>
          <Checkbox isSelected={openOnly} onChange={setOpenOnly}>
            仅看可报
          </Checkbox>
          <span className={styles.withIcon}>
            <Icon name="pin" size="small" />
            考区 {area}
          </span>
          <Link href="#export" className={styles.withIcon}>
            <Icon name="calendar" size="small" />
            导出课表
          </Link>
        </div>
      }
    >
      <Table
        label="本期开考"
        columns={columns}
        rows={rows}
        rowKey={({ course }) => course.code}
        rowActions={
          phase === 'open'
            ? ({ course, standing }) => <CourseAction course={course} standing={standing} basket={basket} />
            : undefined
        }
        empty="本期没有您可报的课程。"
      />
      <p className={styles.notNow}>
        <Link href="#not-now" variant="underlined">
          另有 {notNow.count} 门本期不开考，预计 {notNow.next}
        </Link>
      </p>
    </Part>
  );
}
