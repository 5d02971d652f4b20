import type { TestRecord } from '@qianwei/api/contract/exam/history';
import { formatDuration } from '@qianwei/api/time/duration';
import { listMoment } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import type { Column } from '@qianwei/ui/Table';
import { Tag } from '@qianwei/ui/Tag';
import { scoreWords } from '../shared/exam-labels.ts';
import { analysisPath } from '../shared/paths.ts';
import { hasAnalysis, RecordState } from '../shared/RecordState.tsx';
import * as styles from './ScoresHistoryPage.css.ts';

/** Scores that a teacher still has to award are named, not left empty. */
const marks = (score: number | null, { status }: TestRecord) =>
  score === null && (status === 'MARKING' || status === 'SUBMITTED') ? '待批阅' : scoreWords(score);

/** The columns of the table of attempts. Keep the array between renders. */
export function historyColumns(test: { subjectId: string; testId: string }): readonly Column<TestRecord>[] {
  return [
    {
      id: 'tryNo',
      header: '次序',
      width: 80,
      isRowHeader: true,
      sortBy: ({ tryNo }) => tryNo,
      cell: ({ tryNo }) => `第 ${tryNo} 次`,
    },
    {
      id: 'startTime',
      header: '开始',
      width: 148,
      sortBy: ({ startTime }) => startTime,
      cell: ({ startTime }) => listMoment(startTime),
    },
    {
      id: 'seconds',
      header: '用时',
      width: 108,
      sortBy: ({ seconds }) => seconds,
      cell: ({ seconds }) => (seconds === null ? '—' : formatDuration(seconds * 1000)),
    },
    {
      id: 'objective',
      header: '客观分',
      numeric: true,
      width: 72,
      cell: ({ objective }) => scoreWords(objective),
    },
    {
      id: 'subjective',
      header: '主观分',
      numeric: true,
      width: 72,
      cell: (record) => marks(record.subjective, record),
    },
    {
      id: 'score',
      header: '总分',
      numeric: true,
      width: 84,
      sortBy: ({ score }) => score,
      cell: (record) => <b className={styles.total}>{scoreWords(record.score)}</b>,
    },
    {
      id: 'result',
      header: '结果',
      minWidth: 128,
      cell: (record) => (
        <span className={styles.result}>
          <RecordState record={record} />
          {record.counted && <Tag tone="brand">计入成绩</Tag>}
          {record.voidReason !== '' && <span className={styles.muted}>{record.voidReason}</span>}
        </span>
      ),
    },
    {
      id: 'markedBy',
      header: '批阅人 / 时间',
      width: 120,
      cell: ({ markedBy, markedTime }) =>
        markedBy === '' && markedTime === null ? (
          '—'
        ) : (
          <>
            {markedBy}
            {markedTime !== null && <span className={styles.time}>{listMoment(markedTime)}</span>}
          </>
        ),
    },
    {
      id: 'analysis',
      header: '解析',
      width: 64,
      cell: (record) =>
        hasAnalysis(record) ? (
          <Link href={analysisPath(test, record.testRecordId)} aria-label={`查看第 ${record.tryNo} 次的解析`}>
            查看
          </Link>
        ) : (
          '—'
        ),
    },
  ];
}
