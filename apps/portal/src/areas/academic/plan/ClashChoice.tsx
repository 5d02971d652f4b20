import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { halfDayWords } from '@qianwei/api/time/words';
import type { BasketClash } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { Phrases } from '@qianwei/ui/Phrases';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import * as styles from './BasketPanel.css.ts';
import { type PeriodCourse, periodMonth, seatWords } from './period-course.ts';
import { adviceOf } from './use-basket.ts';

interface ClashChoiceProps {
  plan: ExamPlan;
  clash: BasketClash<PeriodCourse>;
  areaCode: string;
  onKeep: (courseCode: string) => void;
}

/** Courses of one half-day or of one group of electives, and what follows from keeping the one or the other. */
export function ClashChoice({ plan, clash, areaCode, onKeep }: ClashChoiceProps) {
  const { reason, courses, stays } = clash;
  const session = plan.sessions.find(({ code }) => code === clash.session);
  const day = session ? halfDayWords(session) : '同一个半天';
  const codes = courses.map(({ courseCode }) => courseCode).join(' 与 ');
  const isElective = reason === 'ELECTIVE';
  return (
    <section className={styles.clash}>
      <h3 className={styles.clashTitle}>
        <Icon name="alert" />
        <Phrases>
          {isElective ? `${codes} 同属一个选考组，只能报一门` : `${codes} 同在 ${day}，无法同时报考`}
        </Phrases>
      </h3>
      <RadioGroup
        label={`${isElective ? '选考组' : day}保留哪一门`}
        labelHidden
        ruled
        value={stays.courseCode}
        onChange={onKeep}
        options={adviceOf(courses).map((course) => ({
          value: course.courseCode,
          label: `保留 ${course.courseCode} ${course.courseName}`,
          hint: consequenceOf(
            course,
            courses.filter((other) => other !== course),
            areaCode,
            isElective,
          ),
        }))}
      />
      <p className={styles.clashWhy}>
        {isElective
          ? '选考组的课程选一门计入毕业，另一门不用再考。'
          : '同一个半天只能考一门，其余的须分期报考。'}
      </p>
    </section>
  );
}

/** How far the student is in a course, and when the others can be taken: 10月缺考，课程已学 48%。操作系统改报 2027年4月。 */
function consequenceOf(
  course: PeriodCourse,
  others: readonly PeriodCourse[],
  areaCode: string,
  isElective: boolean,
): string {
  const { lastResult, learnRate } = course;
  const facts = [
    lastResult === null ? '' : resultWords(lastResult),
    learnRate === null ? '课程还没开始学' : `课程已学 ${learnRate}%`,
    seatWords(course, areaCode),
  ].filter((fact) => fact !== '');
  if (isElective) return `${facts.join('，')}。`;
  const later = others.map(({ courseName, nextPeriod }) =>
    nextPeriod === '' ? `${courseName}下次开考时间待公布` : `${courseName}改报 ${nextPeriod}`,
  );
  return `${facts.join('，')}。${later.join('，')}。`;
}

/** `2026年10月缺考`, `2026年10月 59.5 分`. */
const resultWords = ({ periodName, text }: NonNullable<PeriodCourse['lastResult']>) =>
  `${periodMonth(periodName)}${/^\d/.test(text) ? ' ' : ''}${text}`;
