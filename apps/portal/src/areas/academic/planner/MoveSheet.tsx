import { Button } from '@qianwei/ui/Button';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { useState } from 'react';
import type { PlannedCourse } from './board.ts';
import { delayWords, monthTitle } from './month-words.ts';
import { isPossible, type MoveChoice, whyNot } from './move-choice.ts';

export interface MoveSheetProps {
  course: PlannedCourse;
  /** 周六下午 */
  halfDay: string;
  choices: readonly MoveChoice[];
  onMove: (choice: MoveChoice) => void;
  onClose: () => void;
}

const hintOf = (choice: MoveChoice) =>
  isPossible(choice) ? [choice.title, choice.why].filter(Boolean).join('；') : '';

function asideOf({ graduateMonth, delay, option }: MoveChoice): string {
  if (option === null || graduateMonth === null || delay === null) return '';
  return option.isCurrent ? monthTitle(graduateMonth) : `${monthTitle(graduateMonth)}，${delayWords(delay)}`;
}

/** On a phone: where a course can go, each place with the month that it leads to; the button says what it does. */
export default function MoveSheet({ course, halfDay, choices, onMove, onClose }: MoveSheetProps) {
  const current = choices.find(({ option }) => option?.isCurrent);
  const [period, setPeriod] = useState(String(current?.column.period ?? ''));
  const chosen = choices.find(({ column }) => String(column.period) === period);
  const isElsewhere = chosen?.option != null && !chosen.option.isCurrent;
  return (
    <DrawerPanel
      title={`挪动 ${course.courseName}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button variant="primary" onPress={() => (isElsewhere ? onMove(chosen) : onClose())}>
            {isElsewhere ? `放到 ${chosen.column.title}` : `留在 ${current?.column.title ?? '原处'}`}
          </Button>
        </>
      }
    >
      <p>
        {course.courseCode}，{course.credit} 学分，在{halfDay}
      </p>
      <RadioGroup
        label={`把${course.courseName}放到哪个考期`}
        labelHidden
        ruled
        value={period}
        onChange={setPeriod}
        options={choices.map((choice) => ({
          value: String(choice.column.period),
          label: choice.column.title,
          aside: asideOf(choice),
          hint: hintOf(choice),
          ...(!isPossible(choice) && { reason: `${choice.title}，${whyNot(choice)}` }),
        }))}
      />
    </DrawerPanel>
  );
}
