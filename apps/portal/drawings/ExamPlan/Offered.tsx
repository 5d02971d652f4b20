import { Checkbox } from '@qianwei/ui/Checkbox';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Table } from '@qianwei/ui/Table';
import { useMemo, useState } from 'react';
import { CourseAction } from './CourseAction.tsx';
import * as styles from './Offered.css.ts';
import { offeredColumns } from './offered-columns.tsx';
import type { OpenPeriod } from './plan.ts';
import { type Phase, standingOf } from './standing.ts';
import type { Basket } from './useBasket.ts';

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
    <div className={styles.offered}>
      <Part
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
          columns={offeredColumns}
          rows={rows}
          rowKey={({ course }) => course.code}
          rowActions={
            phase === 'open'
              ? ({ course, standing }) => <CourseAction course={course} standing={standing} basket={basket} />
              : undefined
          }
          empty="本期没有你可报的课程。"
        />
        <p className={styles.notNow}>
          <Link href="#not-now" variant="underlined">
            另有 {notNow.count} 门本期不开考，预计 {notNow.next}
          </Link>
        </p>
      </Part>
    </div>
  );
}
