import type { TestRecord } from '@qianwei/api/contract/exam/history';
import { formatDuration } from '@qianwei/api/time/duration';
import { listMoment } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Tag } from '@qianwei/ui/Tag';
import { screenOnly } from '@qianwei/ui/theme/text.css';
import { analysisPath } from '../shared/paths.ts';
import { hasAnalysis, RecordState } from '../shared/RecordState.tsx';
import * as styles from './TestPage.css.ts';

export interface RecordListProps {
  test: { subjectId: string; testId: string };
  /** The newest first. */
  records: readonly TestRecord[];
}

/** The student's attempts, one line each: when, how long, the result, and a link to the analysis. */
export function RecordList({ test, records }: RecordListProps) {
  if (records.length === 0)
    return <p className={styles.none}>还没有作答过。第一次交卷后，成绩和解析会列在这里。</p>;
  return (
    <ol className={styles.records}>
      {records.map((record) => (
        <li key={record.testRecordId} className={styles.record}>
          <span className={styles.tryNo}>第 {record.tryNo} 次</span>
          <span className={styles.when}>
            {listMoment(record.submitTime ?? record.startTime)}
            {record.submitTime === null ? ' 开始' : ' 交卷'}
            {record.seconds !== null && `，用时 ${formatDuration(record.seconds * 1000)}`}
          </span>
          <span>
            <RecordState record={record} /> {record.counted && <Tag tone="brand">计入成绩</Tag>}
          </span>
          <span className={styles.score}>{record.score === null ? '—' : `${record.score} 分`}</span>
          {hasAnalysis(record) ? (
            <Link
              href={analysisPath(test, record.testRecordId)}
              size="small"
              className={screenOnly}
              aria-label={`查看解析，第 ${record.tryNo} 次`}
            >
              查看解析
            </Link>
          ) : (
            <span />
          )}
          {record.voidReason !== '' && <span className={styles.note}>作废原因：{record.voidReason}</span>}
        </li>
      ))}
    </ol>
  );
}
