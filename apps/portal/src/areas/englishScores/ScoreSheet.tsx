import type { EnglishScore, EnglishScores } from '@qianwei/api/contract/lookup/english-scores';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import { type PaperColumn, PaperTable } from '../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../shared/print/PrintFrame.tsx';
import { englishMark, englishScoreWords } from './score-words.ts';

const columns: readonly PaperColumn<EnglishScore>[] = [
  { header: '考试批次', text: ({ batchName }) => batchName, wraps: true },
  { header: '语种', text: ({ language }) => language },
  { header: '准考证号', text: ({ ticketNo }) => ticketNo },
  { header: '成绩', text: englishScoreWords },
  { header: '结果', text: (score) => englishMark(score).words },
  {
    header: '有效期',
    text: ({ result, validUntil }) =>
      result !== 'PASS' ? '—' : validUntil === null ? '长期' : `到 ${dayWords(validUntil)}`,
  },
  { header: '证书号', text: ({ certNo }) => certNo || '—' },
];

/** 学位英语成绩单: the published results of the person who was looked up, with masked name and number, on one page. */
export default function ScoreSheet({ found }: { found: EnglishScores }) {
  return (
    <PrintFrame
      title="学位英语成绩单"
      ofGuest
      facts={[
        ['姓名', found.name],
        ['证件号', found.idCard],
        ['查询时间', momentWords(found.serverTime)],
      ]}
    >
      <PaperTable columns={columns} rows={found.scores} rowKey={({ scoreId }) => scoreId} />
      <p>60 分合格。缺考和违纪写成文字，不写 0 分。本单由查询页打印，仅供本人核对。</p>
    </PrintFrame>
  );
}
