import type { ListedCourse } from '@qianwei/api/contract/course/list';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { processShare } from '@qianwei/studies';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { BasisWords } from '../../../shared/page/BasisLine.tsx';
import { ExamExample } from './ExamExample.tsx';
import { FormulaButton } from './PanelButton.tsx';
import { PartsBar } from './PartsBar.tsx';
import { PartsTable } from './PartsTable.tsx';
import * as styles from './ProcessPart.css.ts';
import { exampleExam, validityWords } from './process-words.ts';

/** The process score of the course that lies open, with its parts and an example of a score of the written exam. */
export function ProcessPart({ course, process }: { course: ListedCourse; process: ProcessScore }) {
  const { score, points, parts, basis } = process;
  return (
    <aside className={styles.score} aria-label="过程性成绩">
      <p className={styles.muted}>过程性成绩，计入总评 {processShare}%</p>
      <p className={styles.total}>
        <b className={styles.figure}>{formatPoints(points)}</b>
        <span className={styles.muted}>/ {processShare}</span>
        <span className={styles.how}>
          <FormulaButton course={course} label={`过程性成绩怎么算：${course.courseName}`}>
            怎么算
          </FormulaButton>
        </span>
      </p>
      <PartsBar parts={parts} />
      <PartsTable parts={parts} score={score} />
      <p className={styles.example}>
        若统考 {exampleExam} 分：
        <ExamExample exam={exampleExam} score={score} />
      </p>
      <p className={styles.source}>
        {validityWords(process)}依据 <BasisWords basis={basis} />
      </p>
    </aside>
  );
}
