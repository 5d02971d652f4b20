import { type Grade, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './AllGrades.css.ts';
import { Corrected, GradeActions, GradeNotes, ResultMark } from './GradeParts.tsx';
import type { PeriodGrades } from './grade-periods.ts';
import type { GradeWays } from './grade-ways.ts';
import { examWords, finalWords, hasScore, oldCodeWords, processWords, storyWords } from './grade-words.ts';
import { PeriodLine } from './PeriodLine.tsx';

export interface ScoresProps {
  groups: readonly PeriodGrades[];
  /** Terms of the degree average, by course. */
  degree: Parameters<typeof storyWords>[1];
  /** ms, by the server's clock. */
  now: number;
  ways: GradeWays;
}

/** The results as one table, a body for each period. */
export function ScoreTable({ groups, degree, now, ways }: ScoresProps) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>全部成绩</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.code}>
            课程代码
          </th>
          <th scope="col">课程名称</th>
          <th scope="col" className={styles.credit}>
            学分
          </th>
          <th scope="col" className={styles.type}>
            类型
          </th>
          <th scope="col" className={styles.number}>
            统考
          </th>
          <th scope="col" className={styles.number}>
            过程性
          </th>
          <th scope="col" className={styles.number}>
            最终成绩
          </th>
          <th scope="col" className={styles.result}>
            结果
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th colSpan={8} scope="rowgroup" className={styles.group}>
              <PeriodLine group={group} now={now} ways={ways} />
            </th>
          </tr>
          {group.grades.map((grade) => (
            <Row key={grade.gradeId} grade={grade} degree={degree} now={now} ways={ways} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ grade, degree, now, ways }: { grade: Grade } & Omit<ScoresProps, 'groups'>) {
  const { courseCode, courseName, credit, gradeType, examScore, processScore } = grade;
  const below = [oldCodeWords(grade), ...storyWords(grade, degree)].filter((words) => words !== '');
  return (
    <tr>
      <td>{courseCode}</td>
      <th scope="row" className={styles.course}>
        {courseName}
        {below.map((words) => (
          <span key={words} className={styles.why}>
            <WholeDates>{words}</WholeDates>
          </span>
        ))}
      </th>
      <td>{credit === 0 ? '不计' : credit}</td>
      <td>{gradeTypeTitles[gradeType]}</td>
      <td className={examScore === null ? styles.wordCell : styles.numberCell}>
        <Corrected grade={grade}>{examWords(grade)}</Corrected>
      </td>
      <td className={processScore === null ? styles.wordCell : styles.numberCell}>{processWords(grade)}</td>
      <td className={hasScore(grade) ? styles.finalCell : styles.wordCell}>{finalWords(grade)}</td>
      <td className={styles.resultCell}>
        <div className={styles.outcome}>
          <ResultMark grade={grade} />
          <GradeNotes grade={grade} now={now} />
          <GradeActions grade={grade} ways={ways} />
        </div>
      </td>
    </tr>
  );
}
