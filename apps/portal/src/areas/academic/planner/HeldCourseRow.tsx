import { Button } from '@qianwei/ui/Button';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextButton } from '@qianwei/ui/TextButton';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as styles from './HeldCourseRow.css.ts';
import { delayWords, monthTitle } from './month-words.ts';
import { isPossible, type MoveChoice, whyNot } from './move-choice.ts';
import * as board from './PlannerBoard.css.ts';
import type { HeldCourse } from './use-held-course.ts';

interface HeldCourseRowProps extends HeldCourse {
  /** Of the board, without its heads. */
  columns: number;
  onOver: (choice: MoveChoice) => void;
  onPutDown: () => void;
  onLetGo: () => void;
}

/** Below the row of the course that is held: the places for it as radios, below their columns, and the keys. Takes the focus. */
export function HeldCourseRow({
  course,
  choices,
  over,
  columns,
  onOver,
  onPutDown,
  onLetGo,
}: HeldCourseRowProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onPutDown();
    else if (event.key === 'Escape') onLetGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const goal = over.option && !over.option.isCurrent ? monthTitle(over.column.month) : null;
  return (
    <tr className={board.choices}>
      <td>
        <Keys goal={goal} onPutDown={onPutDown} onLetGo={onLetGo} />
      </td>
      <td colSpan={columns}>
        <div onKeyDownCapture={onKeyDown}>
          <RadioGroup
            ref={group}
            label={`把${course.courseName}放到哪个考期`}
            labelHidden
            inColumns
            orientation="horizontal"
            value={String(over.column.period)}
            onChange={(value) => {
              const choice = choices.find(({ column }) => String(column.period) === value);
              if (choice !== undefined) onOver(choice);
            }}
            options={choices.map((choice) => ({
              value: String(choice.column.period),
              label: choice.title,
              ...(isPossible(choice) ? { detail: <Result choice={choice} /> } : { reason: whyNot(choice) }),
            }))}
          />
        </div>
      </td>
    </tr>
  );
}

/** The month of graduation with a choice, and why. */
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
  /** The period to put it in: 2027年4月; null for its present one. */
  goal: string | null;
  onPutDown: () => void;
  onLetGo: () => void;
}

/** The keys of the choices, and the same as buttons. */
function Keys({ goal, onPutDown, onLetGo }: KeysProps) {
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
      {goal !== null && (
        <Button size="small" onPress={onPutDown}>
          放到这里
        </Button>
      )}
      <TextButton onPress={onLetGo}>{goal === null ? '收起' : '取消'}</TextButton>
    </div>
  );
}
