import type { Grade } from '@qianwei/api/contract/academic/grade';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './AllGrades.css.ts';
import { gradeColumns, type ScoresProps } from './columns.tsx';
import { PeriodLine } from './PeriodLine.tsx';

const columns = gradeColumns.filter(({ paperOnly }) => !paperOnly);

/** The results as one table, a body for each period. */
export function ScoreTable({ groups, degree, now, ways }: ScoresProps) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>全部成绩</caption>
      <thead>
        <tr>
          {columns.map(({ header, headClass }) => (
            <th key={header} scope="col" className={headClass}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th colSpan={columns.length} scope="rowgroup" className={styles.group}>
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

function Row({ grade, ...context }: { grade: Grade } & Omit<ScoresProps, 'groups'>) {
  return (
    <tr>
      {columns.map(({ header, text, cell = text, cellClass, isRowHeader }) =>
        isRowHeader ? (
          <th key={header} scope="row" className={styles.course}>
            {cell(grade, context)}
          </th>
        ) : (
          <td key={header} className={cellClass?.(grade)}>
            {cell(grade, context)}
          </td>
        ),
      )}
    </tr>
  );
}
