import type { EnglishScore, EnglishScores } from '@qianwei/api/contract/lookup/english-scores';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import { PaperHeads } from '../../shared/print/PaperHeads.tsx';
import { PrintFrame } from '../../shared/print/PrintFrame.tsx';
import { englishMark, englishScoreWords } from './score-words.ts';

const heads = ['考试批次', '语种', '准考证号', '成绩', '结果', '有效期', '证书号'];

const cellsOf = (score: EnglishScore): string[] => [
  score.batchName,
  score.language,
  score.ticketNo,
  englishScoreWords(score),
  englishMark(score).words,
  score.result !== 'PASS' ? '—' : score.validUntil === null ? '长期' : `到 ${dayWords(score.validUntil)}`,
  score.certNo || '—',
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
      <table>
        <PaperHeads heads={heads} />
        <tbody>
          {found.scores.map((score) => (
            <tr key={score.scoreId}>
              {cellsOf(score).map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>60 分合格。缺考和违纪写成文字，不写 0 分。本单由查询页打印，仅供本人核对。</p>
    </PrintFrame>
  );
}
