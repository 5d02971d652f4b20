import { Phrases } from '@qianwei/ui/Phrases';
import type { BoardColumn, PlannedCourse } from './board.ts';
import * as styles from './CourseSlip.css.ts';

/** In px. */
const creditWidth = 11;

interface CourseSlipProps {
  course: PlannedCourse;
  /** Of the period in which it stands. */
  kind: BoardColumn['kind'];
}

/** A course as it stands in a plan: name, code, credits, and a slip as wide as its credits. */
export function CourseSlip({ course: { courseCode, courseName, credit }, kind }: CourseSlipProps) {
  return (
    <>
      <span className={styles.name}>
        <Phrases>{courseName}</Phrases>
      </span>
      {courseCode}，{credit} 学分
      <span className={styles.slip} data-kind={kind} style={{ width: credit * creditWidth }} />
    </>
  );
}
