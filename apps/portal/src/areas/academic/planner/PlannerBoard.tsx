import { Button } from '@qianwei/ui/Button';
import { Phrases } from '@qianwei/ui/Phrases';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Board, BoardCell, BoardRow, PlannedCourse } from './board.ts';
import { GhostSlip, GoalSlip } from './GoalSlip.tsx';
import { delayWords, monthTitle } from './month-words.ts';
import { isPossible, type MoveChoice, whyNot } from './move-choice.ts';
import * as styles from './PlannerBoard.css.ts';
import { useBoardKeys } from './use-board-keys.ts';

export interface PlannerBoardProps {
  board: Board;
  /** `yyyy-MM`. */
  graduateMonth: string;
  /** The course that has just been put elsewhere, and has the focus; null without one. */
  focused: { readonly courseCode: string } | null;
  /** Where a course can be put; one choice for each column. */
  choicesFor: (course: PlannedCourse) => readonly MoveChoice[];
  onMove: (course: PlannedCourse, choice: MoveChoice) => void;
}

/** In px, as in the style sheet. */
const labelWidth = 112;
const columnMinWidth = 132;

/** Of a slip, in px for each credit. */
export const creditWidth = 11;

/** A course that is held over the board: where it could go, and over which place it is. */
interface Held {
  readonly course: PlannedCourse;
  readonly choices: readonly MoveChoice[];
  /** The period over which it is. */
  readonly over: number;
}

/**
 * 倒推盘 on a wide screen. One stop for Tab and arrows from course to course; Enter takes a course up, then its row shows
 * what each place would change, as radios: ← and → choose, Enter puts it down, Escape leaves it where it was.
 */
export function PlannerBoard({ board, graduateMonth, focused, choicesFor, onMove }: PlannerBoardProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const courses = board.rows.flatMap(({ cells }) => cells.flatMap(({ course }) => course ?? []));
  const codes = courses.map(({ courseCode }) => courseCode);
  const { table, isStop, focus, onFocus, onKeyDown } = useBoardKeys(codes[0]);
  const choices = useRef<HTMLDivElement>(null);
  const heldCode = held?.course.courseCode;
  // The board has changed below it: what was held is put down.
  const [shown, setShown] = useState(board);
  if (shown !== board) {
    setShown(board);
    setHeld(null);
  }
  useEffect(() => {
    if (heldCode !== undefined) choices.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [heldCode]);
  const focusOn = useEffectEvent((code: string) => focus(code));
  // Another arrangement may be another tab, with a board of its own.
  useEffect(() => {
    if (focused !== null) focusOn(focused.courseCode);
  }, [focused]);

  const takeUp = (course: PlannedCourse) => {
    const found = choicesFor(course);
    const current = found.find(({ option }) => option?.isCurrent);
    if (current !== undefined) setHeld({ course, choices: found, over: current.column.period });
  };
  const letGo = () => {
    setHeld(null);
    if (heldCode !== undefined) focus(heldCode);
  };
  const over = held?.choices.find(({ column }) => column.period === held.over);
  const putDown = () => {
    if (held === null || over === undefined) return;
    letGo();
    onMove(held.course, over);
  };
  const ghost = over?.delay != null && over.delay !== 0 ? over : null;

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
                          isHeld={cell.course.courseCode === heldCode}
                          isStop={isStop(cell.course.courseCode, codes)}
                          onPress={takeUp}
                        />
                      )}
                    </td>
                  ))}
                </tr>,
                isHeld && (
                  <tr key={`${row.sessionCode} choices`} className={styles.choices}>
                    <td>
                      <Keys
                        label={over?.option && !over.option.isCurrent ? monthTitle(over.column.month) : null}
                        onPutDown={putDown}
                        onLetGo={letGo}
                      />
                    </td>
                    <td colSpan={board.columns.length}>
                      <Choices
                        ref={choices}
                        held={held}
                        onOver={(period) => setHeld({ ...held, over: period })}
                        onPutDown={putDown}
                        onLetGo={letGo}
                      />
                    </td>
                  </tr>
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
            <Lanes board={board} />
          </tbody>
        </table>
      </div>
      <div className={styles.slips}>
        <GoalSlip month={graduateMonth} />
        {ghost?.graduateMonth && <GhostSlip month={ghost.graduateMonth} delay={ghost.delay ?? 0} />}
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
  const { courseCode, courseName, credit, registered } = course;
  const words = (
    <>
      <span className={styles.name}>
        <Phrases>{courseName}</Phrases>
      </span>
      {courseCode}，{credit} 学分
      <span className={styles.slip} data-kind={cell.column.kind} style={{ width: credit * creditWidth }} />
    </>
  );
  // What is registered is moved by cancelling the registration, not here.
  if (registered !== null)
    return (
      <div className={styles.tile} data-fixed>
        {words}
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
      {words}
      <span className={visuallyHidden}>，现在在 {cell.column.title + rowTitle}</span>
    </AriaButton>
  );
}

interface ChoicesProps {
  ref: Ref<HTMLDivElement>;
  held: Held;
  onOver: (period: number) => void;
  onPutDown: () => void;
  onLetGo: () => void;
}

/** The places for the held course, below the columns. */
function Choices({ ref, held, onOver, onPutDown, onLetGo }: ChoicesProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onPutDown();
    else if (event.key === 'Escape') onLetGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <RadioGroup
        ref={ref}
        label={`把${held.course.courseName}放到哪个考期`}
        labelHidden
        inColumns
        orientation="horizontal"
        value={String(held.over)}
        onChange={(value) => onOver(Number(value))}
        options={held.choices.map((choice) => ({
          value: String(choice.column.period),
          label: choice.title,
          ...(isPossible(choice) ? { detail: <Result choice={choice} /> } : { reason: whyNot(choice) }),
        }))}
      />
    </div>
  );
}

/** What graduation becomes with a choice, and why. */
function Result({ choice: { graduateMonth, delay, why, option } }: { choice: MoveChoice }) {
  if (graduateMonth === null || delay === null) return null;
  return (
    <>
      {delay === 0 ? (
        <span className={styles.result}>
          {option?.isCurrent ? '' : '仍是 '}
          {monthTitle(graduateMonth)}
          {option?.isCurrent ? '毕业' : ''}
        </span>
      ) : (
        <>
          <span className={delay > 0 ? styles.late : styles.early}>{monthTitle(graduateMonth)}</span>
          <span className={delay > 0 ? styles.late : styles.early}>{delayWords(delay)}</span>
        </>
      )}
      {why && <span className={styles.why}>{why}</span>}
    </>
  );
}

interface KeysProps {
  /** Where it would be put: 2027年4月; null where it is. */
  label: string | null;
  onPutDown: () => void;
  onLetGo: () => void;
}

/** The keys of the choices, and the same as buttons. */
function Keys({ label, onPutDown, onLetGo }: KeysProps) {
  return (
    <div className={styles.keys}>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> 选位置
      </span>
      <span>
        <kbd>Enter</kbd> 放下
      </span>
      <span>
        <kbd>Esc</kbd> 取消
      </span>
      {label !== null && (
        <Button size="small" onPress={onPutDown}>
          放到这里
        </Button>
      )}
      <TextButton onPress={onLetGo}>{label === null ? '收起' : '取消'}</TextButton>
    </div>
  );
}

/** Practices and thesis, below the periods after which they come. */
function Lanes({ board }: { board: Board }) {
  const { columns, thesis } = board;
  return (
    <>
      {columns.some(({ practice }) => practice !== null) && (
        <tr className={`${styles.sum} ${styles.first}`}>
          <th scope="row">
            <b>实践</b>
            <span className={styles.note}>理论合格后</span>
          </th>
          {columns.map(({ period, practice, kind }) => (
            <td key={period} data-kind={kind}>
              {practice && (
                <>
                  {practice.codes}
                  <span className={styles.note}>{practice.when}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      )}
      {thesis && (
        <tr className={`${styles.sum} ${styles.first}`}>
          <th scope="row">
            <b>毕业设计</b>
            <span className={styles.note}>其余合格后</span>
          </th>
          {columns.slice(0, thesis.column).map(({ period }) => (
            <td key={period} />
          ))}
          <td colSpan={columns.length - thesis.column}>
            {thesis.text}
            <span className={styles.run} />
          </td>
        </tr>
      )}
    </>
  );
}
