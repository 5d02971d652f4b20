import { Icon } from '@qianwei/ui/Icon';
import { late, useLate } from '@qianwei/ui/late';
import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { BoardColumn, PlannedCourse } from './board.ts';
import { CourseSlip } from './CourseSlip.tsx';
import { GoalSlip } from './GoalSlip.tsx';
import type { MoveSheetProps } from './MoveSheet.tsx';
import { monthTitle } from './month-words.ts';
import type { PlannerBoardProps } from './PlannerBoard.tsx';
import * as styles from './PlannerList.css.ts';

interface PlannerListProps extends PlannerBoardProps {
  /** `yyyy-MM`; null without a degree. */
  degreeMonth: string | null;
}

const moveSheet = late<MoveSheetProps>(() => import('./MoveSheet.tsx'), { prefetch: 'idle' });

/** 倒推盘 on a phone: a line through the periods to the slip at its end. A course is moved in a sheet from below. */
export function PlannerList({
  board,
  graduateMonth,
  degreeMonth,
  focused,
  choicesFor,
  onMove,
}: PlannerListProps) {
  const { columns, rows, thesis, exemption } = board;
  const [held, setHeld] = useState<Omit<MoveSheetProps, 'onMove' | 'onClose'> | null>(null);
  const { Component: MoveSheet, prepare, open } = useLate(moveSheet);
  const list = useRef<HTMLDivElement>(null);
  // Another arrangement may be another tab, with a list of its own.
  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelector<HTMLElement>(`[data-course="${CSS.escape(focused.courseCode)}"]`)?.focus();
  }, [focused]);
  const needed = columns.filter(({ kind }) => kind !== 'spare');
  return (
    <div ref={list} className={styles.list}>
      {needed.map((column, index) => (
        <section key={column.period} className={styles.period} data-kind={column.kind}>
          <h3 className={styles.head}>
            {column.title}
            <small>
              {[column.kind === 'open' ? '报考中' : '', column.sum || '这期不用考']
                .filter(Boolean)
                .join('，')}
            </small>
          </h3>
          <ul>
            {rows.map(({ sessionCode, title, cells }) => {
              const course = cells.find((cell) => cell.column === column)?.course;
              if (!course) return null;
              return (
                <li key={sessionCode} className={styles.item}>
                  <Entry
                    course={course}
                    column={column}
                    halfDay={title}
                    onPrepare={prepare}
                    onPress={() =>
                      open(() => setHeld({ course, halfDay: title, choices: choicesFor(course) }))
                    }
                  />
                </li>
              );
            })}
          </ul>
          <After
            steps={[
              exemption?.column === index && `免考 ${exemption.codes}，${exemption.when}`,
              column.practice && `实践 ${column.practice.codes}，${column.practice.when}`,
              thesis?.column === index && `${thesis.title} ${thesis.text}`,
            ]}
          />
        </section>
      ))}
      <section className={styles.period}>
        <div className={styles.goal}>
          <GoalSlip month={graduateMonth} flat />
          {degreeMonth !== null && <p>学位最早 {monthTitle(degreeMonth)}授予</p>}
        </div>
      </section>
      {MoveSheet && held && (
        <MoveSheet
          {...held}
          onMove={(choice) => {
            setHeld(null);
            onMove(held.course, choice);
          }}
          onClose={() => setHeld(null)}
        />
      )}
    </div>
  );
}

interface EntryProps {
  course: PlannedCourse;
  column: BoardColumn;
  halfDay: string;
  onPrepare: () => void;
  onPress: () => void;
}

function Entry({ course, column, halfDay, onPrepare, onPress }: EntryProps) {
  const { courseCode, registered } = course;
  const words = (
    <>
      <span>{halfDay}</span>
      <span>
        <CourseSlip course={course} kind={column.kind} />
      </span>
    </>
  );
  // A registered course is moved by cancelling the registration, not here.
  if (registered !== null)
    return (
      <div className={styles.course}>
        {words}
        <StateMark shape="check" tone="success">
          已报考
        </StateMark>
      </div>
    );
  return (
    <AriaButton
      className={styles.course}
      data-course={courseCode}
      onPressStart={onPrepare}
      onFocus={onPrepare}
      onPress={onPress}
    >
      {words}
      <Icon name="swap" />
      <span className={visuallyHidden}>，挪动，现在在 {column.title}</span>
    </AriaButton>
  );
}

/** Steps after a period: exemptions, practices, the thesis. */
function After({ steps }: { steps: readonly (string | false | null)[] }) {
  const shown = steps.filter((step) => step);
  if (shown.length === 0) return null;
  return (
    <p className={styles.after}>
      <WholeDates>{shown.join('；')}</WholeDates>
    </p>
  );
}
