import type { ScoresHistory, TestRecord } from '@qianwei/api/contract/exam/history';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { formatDuration } from '@qianwei/api/time/duration';
import { listMoment } from '@qianwei/api/time/words';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { PaperHeads } from '../../../shared/print/PaperHeads.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { scoreWords } from '../shared/exam-labels.ts';
import { byBatch } from './history.ts';

const results = { PASS: '合格', FAIL: '不合格', PENDING: '待批阅', VOID: '作废' } as const;

/** The result in words alone, for a printer without colours. */
const resultOf = ({ status, result, counted, voidReason }: TestRecord) =>
  [status === 'RUNNING' ? '进行中' : results[result], counted ? '计入成绩' : '', voidReason]
    .filter((words) => words !== '')
    .join('，');

const heads = ['次序', '交卷', '用时', '客观分', '主观分', '总分', '结果', '批阅人', '回执号'];

function cellsOf(record: TestRecord): string[] {
  const { tryNo, submitTime, seconds, objective, subjective, score, markedBy, receiptNo } = record;
  return [
    `第 ${tryNo} 次`,
    submitTime === null ? '—' : listMoment(submitTime),
    seconds === null ? '—' : formatDuration(seconds * 1000),
    scoreWords(objective),
    scoreWords(subjective),
    scoreWords(score),
    resultOf(record),
    markedBy || '—',
    receiptNo || '—',
  ];
}

/** 历史成绩 on paper: every attempt by batch, with the number of its receipt. */
export default function HistorySheet({ history }: { history: ScoresHistory }) {
  const { courseCode, courseName, totalScore, passScore, list } = history;
  return (
    <PrintFrame
      title={`${testTitle(history)} 历史成绩`}
      facts={[
        ['课程', `${courseCode} ${courseName}`],
        ['满分', `${totalScore} 分，${passScore} 分合格，取最高分`],
      ]}
    >
      {byBatch(list).map((batch) => (
        <section key={batch.bizId}>
          <h3>{batch.name || '各次成绩'}</h3>
          <table>
            <PaperHeads heads={heads} />
            <tbody>
              {batch.list.map((record) => (
                <tr key={record.testRecordId}>
                  {cellsOf(record).map((cell, index) => (
                    <td key={heads[index]} className={heads[index] === '结果' ? undefined : unbroken}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </PrintFrame>
  );
}
