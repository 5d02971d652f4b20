import { type Grade, type GradeList, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { unbroken } from '@qianwei/ui/theme/text.css';
import type { PaperFact } from '../../../shared/print/PaperFacts.tsx';
import { PaperHeads } from '../../../shared/print/PaperHeads.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { meanWords } from './arithmetic.ts';
import { examWords, finalWords, processWords, resultMark } from './grade-words.ts';

const heads = ['课程代码', '课程名称', '学分', '类型', '考期', '统考', '过程性', '最终成绩', '结果'];

const cellsOf = (grade: Grade): string[] => [
  grade.courseCode,
  grade.courseName,
  grade.credit === 0 ? '不计' : String(grade.credit),
  gradeTypeTitles[grade.gradeType],
  grade.periodName || '—',
  examWords(grade),
  processWords(grade),
  finalWords(grade),
  [resultMark(grade).word, grade.corrected ? `由 ${grade.corrected.from} 更正` : '']
    .filter((words) => words !== '')
    .join('，'),
];

const factsOf = ({ summary }: GradeList, plan: string): PaperFact[] => {
  const { passedCount, totalCount, credit, minCredit, avg, degreeAvg, degreeNeed } = summary;
  return [
    ...(plan === '' ? [] : [['计划', plan] as const]),
    ['笔试合格', `${passedCount} / ${totalCount} 门`],
    ['学分', `${credit} / ${minCredit}`],
    ['均分', avg === null ? '—' : String(avg)],
    ...(degreeNeed === null ? [] : [['学位均分', `${degreeAvg ?? '—'}，需 ${degreeNeed}`] as const]),
  ];
};

/** 成绩查询 on paper: every result, whatever the filter on the page is, and how the averages are calculated. */
export default function GradeSheet({ grades, plan }: { grades: GradeList | undefined; plan: string }) {
  if (grades === undefined) return null;
  const { list, summary } = grades;
  const scores = (summary.degreeNeed === null ? summary.avgTerms : summary.degreeTerms).map(
    ({ score }) => score,
  );
  return (
    <PrintFrame title="成绩查询" facts={factsOf(grades, plan)}>
      <table>
        <PaperHeads heads={heads} />
        <tbody>
          {list.map((grade) => (
            <tr key={grade.gradeId}>
              {cellsOf(grade).map((cell, index) => {
                const wraps = heads[index] === '课程名称' || heads[index] === '结果';
                return (
                  <td key={heads[index]} className={wraps ? undefined : unbroken}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {scores.length > 0 && (
        <p>
          {summary.degreeNeed === null ? '均分' : '学位均分'}：{meanWords(scores)}。{summary.avgRule}。
        </p>
      )}
    </PrintFrame>
  );
}
