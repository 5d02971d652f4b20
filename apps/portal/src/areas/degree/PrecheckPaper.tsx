import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { momentWords } from '@qianwei/api/time/words';
import { type PaperColumn, PaperTable } from '../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../shared/print/PrintFrame.tsx';
import { batchWords } from './degree-words.ts';

type Condition = DegreeApply['conditions'][number];

const titleOf = ({ basis }: Condition) => basis?.title ?? '';

/** `sources`: the titles that the conditions come from; a line names its own by number, since one stands behind most of them. */
const columnsOf = (sources: readonly string[]): readonly PaperColumn<Condition>[] => [
  { header: '条件', text: ({ name }) => name, wraps: true },
  { header: '要求', text: ({ need }) => need, wraps: true },
  { header: '本人', text: ({ actual }) => actual, wraps: true },
  { header: '结果', text: ({ ok, isLater }) => (ok ? '已满足' : isLater ? '毕业后起算' : '未满足') },
  {
    header: '依据',
    text: (condition) => (titleOf(condition) === '' ? '' : `[${sources.indexOf(titleOf(condition)) + 1}]`),
  },
];

export interface PrecheckPaperProps {
  apply: DegreeApply;
}

/** 学位条件核验结果 on paper: each condition with the student's value, as it was at a moment. */
export default function PrecheckPaper({ apply }: PrecheckPaperProps) {
  const { conditions, batch, serverTime, holder } = apply;
  const sources = [...new Set(conditions.map(titleOf))].filter((title) => title !== '');
  return (
    <PrintFrame
      title="学士学位条件核验结果"
      facts={[
        ['学位类别', holder.degreeType],
        ['批次', batch === null ? '还没有公布' : batchWords(batch)],
        ['数据更新于', momentWords(serverTime)],
      ]}
    >
      <PaperTable columns={columnsOf(sources)} rows={conditions} rowKey={({ code }) => code} />
      {sources.length > 0 && (
        <p>依据：{sources.map((source, index) => `[${index + 1}] ${source}`).join('；')}</p>
      )}
      <p>本表供本人查看，不作为授予学位的凭证；以学校审核结果为准。</p>
    </PrintFrame>
  );
}
