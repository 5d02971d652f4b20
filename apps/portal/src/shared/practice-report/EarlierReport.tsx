import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { exactWords } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import { reportStates } from './assessment-state.ts';
import * as styles from './EarlierReport.css.ts';

/** The latest submitted report with the teacher's comment. */
export function EarlierReport({ report }: { report: NonNullable<Assessment['report']> }) {
  const { shape, tone, word } = reportStates[report.status];
  return (
    <section className={styles.earlier} aria-label="上次提交">
      <h3 className={styles.title}>上次提交</h3>
      <p>
        <StateMark shape={shape} tone={tone}>
          {word}
          {report.score !== null && `，${report.score} 分`}
        </StateMark>
      </p>
      <p className={styles.lede}>
        {exactWords(report.submitTime)}
        <br />
        回执号 {report.receiptNo}
      </p>
      {report.opinion !== '' && (
        <div className={styles.opinion}>
          <p className={styles.muted}>{report.status === 'RETURNED' ? '退回意见' : '教师意见'}</p>
          <p>{report.opinion}</p>
        </div>
      )}
      <ul className={styles.files}>
        {report.files.map(({ fileId, name, size, url }) => (
          <li key={fileId}>
            <Link href={url} download={name}>
              {name}
            </Link>{' '}
            <span className={styles.muted}>{sizeWords(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
