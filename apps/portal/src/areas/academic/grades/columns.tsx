import { type Grade, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import type { PaperColumn } from '../../../shared/print/PaperTable.tsx';
import * as styles from './AllGrades.css.ts';
import { Corrected, GradeActions, GradeNotes, ResultMark } from './GradeParts.tsx';
import type { PeriodGrades } from './grade-periods.ts';
import type { GradeWays } from './grade-ways.ts';
import {
  examWords,
  finalWords,
  hasScore,
  oldCodeWords,
  processWords,
  resultMark,
  storyWords,
} from './grade-words.ts';

export interface ScoresProps {
  groups: readonly PeriodGrades[];
  /** Terms of the degree average, by course. */
  degree: Parameters<typeof storyWords>[1];
  /** ms, by the server's clock. */
  now: number;
  ways: GradeWays;
}

/** A column of the results: its words on paper, and its cell on the screen where that shows more. */
export interface GradeColumn extends PaperColumn<Grade> {
  readonly headClass?: string;
  readonly cellClass?: (grade: Grade) => string;
  readonly cell?: (grade: Grade, context: Omit<ScoresProps, 'groups'>) => ReactNode;
  /** The screen has it as the head of the rows. */
  readonly paperOnly?: boolean;
  readonly isRowHeader?: boolean;
}

const numberOrWord = (isNumber: boolean) => (isNumber ? styles.numberCell : styles.wordCell);

/** The columns of 成绩查询, on the screen and on paper. */
export const gradeColumns: readonly GradeColumn[] = [
  { header: '课程代码', headClass: styles.code, text: ({ courseCode }) => courseCode },
  {
    header: '课程名称',
    wraps: true,
    isRowHeader: true,
    text: ({ courseName }) => courseName,
    cell: (grade, { degree }) => (
      <>
        {grade.courseName}
        {[oldCodeWords(grade), ...storyWords(grade, degree)]
          .filter((words) => words !== '')
          .map((words) => (
            <span key={words} className={styles.why}>
              <WholeDates>{words}</WholeDates>
            </span>
          ))}
      </>
    ),
  },
  {
    header: '学分',
    headClass: styles.credit,
    text: ({ credit }) => (credit === 0 ? '不计' : String(credit)),
  },
  { header: '类型', headClass: styles.type, text: ({ gradeType }) => gradeTypeTitles[gradeType] },
  { header: '考期', paperOnly: true, text: ({ periodName }) => periodName || '—' },
  {
    header: '统考',
    headClass: styles.number,
    text: examWords,
    cellClass: ({ examScore }) => numberOrWord(examScore !== null),
    cell: (grade) => <Corrected grade={grade}>{examWords(grade)}</Corrected>,
  },
  {
    header: '过程性',
    headClass: styles.number,
    text: processWords,
    cellClass: ({ processScore }) => numberOrWord(processScore !== null),
  },
  {
    header: '最终成绩',
    headClass: styles.number,
    text: finalWords,
    cellClass: (grade) => (hasScore(grade) ? styles.finalCell : styles.wordCell),
  },
  {
    header: '结果',
    headClass: styles.result,
    wraps: true,
    text: (grade) =>
      [resultMark(grade).word, grade.corrected ? `由 ${grade.corrected.from} 更正` : '']
        .filter((words) => words !== '')
        .join('，'),
    cellClass: () => styles.resultCell,
    cell: (grade, { now, ways }) => (
      <div className={styles.outcome}>
        <ResultMark grade={grade} />
        <GradeNotes grade={grade} now={now} />
        <GradeActions grade={grade} ways={ways} />
      </div>
    ),
  },
];
