import type { GradeList } from '@qianwei/api/contract/academic/grade';
import type { PaperFact } from '../../../shared/print/PaperFacts.tsx';
import { PaperTable } from '../../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { meanWords } from './arithmetic.ts';
import { gradeColumns } from './columns.tsx';

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
      <PaperTable columns={gradeColumns} rows={list} rowKey={({ gradeId }) => gradeId} />
      {scores.length > 0 && (
        <p>
          {summary.degreeNeed === null ? '均分' : '学位均分'}：{meanWords(scores)}。{summary.avgRule}。
        </p>
      )}
    </PrintFrame>
  );
}
