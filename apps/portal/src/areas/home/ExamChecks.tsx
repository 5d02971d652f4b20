import type { Day } from '@qianwei/api/time/moment';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Part } from '@qianwei/ui/Part';
import { useState } from 'react';
import { useStudent } from '../../shared/session/session.tsx';
import * as styles from './ExamDayView.css.ts';
import { keepTicks, readTicks } from './kept-exam-day.ts';

interface Check {
  id: string;
  text: string;
  hint?: string;
}

/** Things not to forget at the door; ticked off twice. */
const onTheDay: readonly Check[] = [
  { id: 'card', text: '身份证原件', hint: '不是照片，不是电子证' },
  { id: 'ticket', text: '统考通知单，纸质 1 张', hint: '和身份证缺一样都不能入场' },
  { id: 'pens', text: '黑色签字笔、2B 铅笔、橡皮' },
  { id: 'phone', text: '手机关机，放在指定位置', hint: '手表、手环、耳机一起放' },
];

/** Preparations that make the morning easy. */
const onTheEve: readonly Check[] = [
  { id: 'printed', text: '打印统考通知单，核对五项', hint: '姓名、证件号、照片、课程、考点' },
  { id: 'packed', text: '身份证原件和笔放进包里' },
  { id: 'way', text: '看好路线，算好出门的时间', hint: '至少提前 40 分钟到考点' },
  { id: 'alarm', text: '手机充好电，定好闹钟' },
];

/**
 * The list of the evening, or that of the day, which is gone through twice: when the first round is complete, the boxes
 * are empty again for the second. The device keeps what is ticked.
 */
export function ExamChecks({ date, isToday }: { date: Day; isToday: boolean }) {
  const { id: student } = useStudent();
  const [ticks, setTicks] = useState(() => readTicks(student));
  const checks = isToday ? onTheDay : onTheEve;
  const keyOf = (round: number, { id }: Check) => `${date} ${isToday ? round : 'eve'} ${id}`;
  const countOf = (round: number) => checks.filter((check) => ticks.includes(keyOf(round, check))).length;
  const round = isToday && countOf(1) === checks.length ? 2 : 1;
  const tick = (check: Check, isTicked: boolean) => {
    const key = keyOf(round, check);
    const next = isTicked ? [...ticks, key] : ticks.filter((other) => other !== key);
    keepTicks(student, next);
    setTicks(next);
  };
  const all = checks.length;
  const note = isToday
    ? `第一遍 ${countOf(1)} / ${all}，第二遍 ${countOf(2)} / ${all}`
    : countOf(1) === all
      ? '都做完了'
      : `还差 ${all - countOf(1)} 项`;
  return (
    <Part title={isToday ? '出门前两遍核对' : '今晚做完'} note={<span role="status">{note}</span>}>
      <div className={styles.checks}>
        {checks.map((check) => (
          <div key={`${round} ${check.id}`} className={styles.check}>
            <Checkbox
              hint={check.hint}
              isSelected={ticks.includes(keyOf(round, check))}
              onChange={(isTicked) => tick(check, isTicked)}
            >
              {check.text}
            </Checkbox>
          </div>
        ))}
      </div>
    </Part>
  );
}
