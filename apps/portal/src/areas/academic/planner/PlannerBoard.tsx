import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useEffectEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { BoardLanes } from './BoardLanes.tsx';
import type { Board, BoardCell, BoardRow, PlannedCourse } from './board.ts';
import { CourseSlip } from './CourseSlip.tsx';
import { GhostSlip, GoalSlip } from './GoalSlip.tsx';
import { HeldCourseRow } from './HeldCourseRow.tsx';
import type { MoveChoice } from './move-choice.ts';
import * as styles from './PlannerBoard.css.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useHeldCourse } from './use-held-course.ts';

export interface PlannerBoardProps {
  board: Board;
  /** `yyyy-MM`. */
  graduateMonth: string;
  /** The course that has just been put elsewhere, and has the focus; null without one. */
  focused: { readonly courseCode: string } | null;
  /** Places for a course; one choice for each column. */
  choicesFor: (course: PlannedCourse) => readonly MoveChoice[];
  onMove: (course: PlannedCourse, choice: MoveChoice) => void;
}

/** In px, as in the style sheet. */
const labelWidth = 112;
const columnMinWidth = 132;

/**
 * 倒推盘 on a wide screen. One stop for Tab and arrows from course to course; Enter takes a course up, then its row shows
 * what each place would change, as radios: ← and → choose, Enter puts it down, Escape leaves it where it was.
 */
export function PlannerBoard({ board, graduateMonth, focused, choicesFor, onMove }: PlannerBoardProps) {
  const courses = board.rows.flatMap(({ cells }) => cells.flatMap(({ course }) => course ?? []));
  // Only a course that can be moved takes the focus.
  const codes = courses.flatMap(({ courseCode, registered }) => (registered === null ? courseCode : []));
  const { table, isStop, focus, onFocus, onKeyDown } = useBoardKeys(codes[0]);
  const { held, takeUp, moveOver, putDown, letGo } = useHeldCourse({
    board,
    choicesFor,
    onMove,
    onLetGo: ({ courseCode }) => focus(courseCode),
  });
  const focusOn = useEffectEvent((code: string) => focus(code));
  // Another arrangement may be another tab, with a board of its own.
  useEffect(() => {
    if (focused !== null) focusOn(focused.courseCode);
  }, [focused]);

  return (
    <div className={styles.frame}>
      <div className={styles.scroller}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a native table is the grid (docs/adr/0006).
          role="grid"
          aria-label="倒推盘，行是半天，列是考期"
          className={styles.board}
          style={{ minWidth: labelWidth + board.columns.length * columnMinWidth }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <thead>
            <tr>
              <th scope="col">
                <b>半天</b>
                <span className={styles.note}>每期限一门</span>
              </th>
              {board.columns.map(({ period, title, note, kind }) => (
                <th key={period} scope="col" data-kind={kind}>
                  <b>{title}</b>
                  <span className={styles.note}>
                    <WholeDates>{note}</WholeDates>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => {
              const isHeld = held !== null && hasCourse(row, held.course);
              return [
                <tr key={row.sessionCode} data-held={isHeld || undefined}>
                  <th scope="row">
                    <b>{row.title}</b>
                    {row.notes.map((note) => (
                      <span key={note} className={styles.note}>
                        {note}
                      </span>
                    ))}
                    {isHeld && <span className={styles.moving}>正在挪 {held.course.courseCode}</span>}
                  </th>
                  {row.cells.map((cell) => (
                    <td key={cell.column.period} data-kind={cell.column.kind} className={styles.cell}>
                      {cell.course === null ? (
                        cell.empty
                      ) : (
                        <Tile
                          cell={cell}
                          course={cell.course}
                          rowTitle={row.title}
                          isHeld={cell.course.courseCode === held?.course.courseCode}
                          isStop={isStop(cell.course.courseCode, codes)}
                          onPress={takeUp}
                        />
                      )}
                    </td>
                  ))}
                </tr>,
                isHeld && (
                  <HeldCourseRow
                    key={`${row.sessionCode} ${held.course.courseCode}`}
                    {...held}
                    columns={board.columns.length}
                    onOver={moveOver}
                    onPutDown={putDown}
                    onLetGo={letGo}
                  />
                ),
              ];
            })}
            <tr className={styles.sum}>
              <th scope="row">
                <b>每期</b>
              </th>
              {board.columns.map(({ period, sum, kind }) => (
                <td key={period} data-kind={kind}>
                  {sum}
                </td>
              ))}
            </tr>
            <BoardLanes board={board} />
          </tbody>
        </table>
      </div>
      <div className={styles.slips}>
        <GoalSlip month={graduateMonth} />
        {held?.over.graduateMonth && held.over.delay ? (
          <GhostSlip month={held.over.graduateMonth} delay={held.over.delay} />
        ) : null}
      </div>
    </div>
  );
}

const hasCourse = (row: BoardRow, { courseCode }: PlannedCourse) =>
  row.cells.some(({ course }) => course?.courseCode === courseCode);

interface TileProps {
  cell: BoardCell;
  course: PlannedCourse;
  rowTitle: string;
  isHeld: boolean;
  isStop: boolean;
  onPress: (course: PlannedCourse) => void;
}

function Tile({ cell, course, rowTitle, isHeld, isStop, onPress }: TileProps) {
  const { courseCode, registered } = course;
  const slip = <CourseSlip course={course} kind={cell.column.kind} />;
  // A registered course is moved by cancelling the registration, not here.
  if (registered !== null)
    return (
      <div className={styles.tile} data-fixed>
        {slip}
        <StateMark shape="check" tone="success">
          已报考
        </StateMark>
      </div>
    );
  return (
    <AriaButton
      className={styles.tile}
      data-course={courseCode}
      data-held={isHeld || undefined}
      aria-expanded={isHeld}
      excludeFromTabOrder={!isStop}
      onPress={() => onPress(course)}
    >
      <span className={visuallyHidden}>挪动 </span>
      {slip}
      <span className={visuallyHidden}>，现在在 {cell.column.title + rowTitle}</span>
    </AriaButton>
  );
}
