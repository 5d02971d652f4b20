import type { ScoresHistory, TestRecord } from '@qianwei/api/contract/exam/history';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { formatDuration } from '@qianwei/api/time/duration';
import { listMoment } from '@qianwei/api/time/words';
import { type PaperColumn, PaperTable } from '../../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { scoreWords } from '../shared/exam-labels.ts';
import { byBatch } from './history.ts';

const results = { PASS: '合格', FAIL: '不合格', PENDING: '待批阅', VOID: '作废' } as const;

/** The result in words alone, for a printer without colours. */
const resultOf = ({ status, result, counted, voidReason }: TestRecord) =>
  [status === 'RUNNING' ? '进行中' : results[result], counted ? '计入成绩' : '', voidReason]
    .filter((words) => words !== '')
    .join('，');

const columns: readonly PaperColumn<TestRecord>[] = [
  { header: '次序', text: ({ tryNo }) => `第 ${tryNo} 次` },
  { header: '交卷', text: ({ submitTime }) => (submitTime === null ? '—' : listMoment(submitTime)) },
  { header: '用时', text: ({ seconds }) => (seconds === null ? '—' : formatDuration(seconds * 1000)) },
  { header: '客观分', text: ({ objective }) => scoreWords(objective) },
  { header: '主观分', text: ({ subjective }) => scoreWords(subjective) },
  { header: '总分', text: ({ score }) => scoreWords(score) },
  { header: '结果', text: resultOf, wraps: true },
  { header: '批阅人', text: ({ markedBy }) => markedBy || '—' },
  { header: '回执号', text: ({ receiptNo }) => receiptNo || '—' },
];

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
          <PaperTable columns={columns} rows={batch.list} rowKey={({ testRecordId }) => testRecordId} />
        </section>
      ))}
    </PrintFrame>
  );
}
