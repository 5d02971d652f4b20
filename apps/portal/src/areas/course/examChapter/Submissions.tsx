import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { listMoment } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import type { ReactNode } from 'react';
import { checkCode } from '../../../shared/files/check-code.ts';
import { reportStates } from '../../../shared/practice-report/assessment-state.ts';
import * as styles from './ExamChapterPage.css.ts';
import { ShortTable, type ShortTableProps } from './ShortTable.tsx';

/** The report that counts, or the place of the next one, whose report is null. */
interface Draft {
  readonly draft: number;
  readonly report: Assessment['report'];
}

const columns: ShortTableProps<Draft>['columns'] = [
  { header: '稿次', width: 76, cell: ({ draft }) => `第 ${draft} 稿` },
  {
    header: '提交时间',
    width: 148,
    cell: ({ report }) => (report === null ? '还没有上传' : listMoment(report.submitTime)),
  },
  {
    header: '文件',
    cell: ({ report }) =>
      report === null ? '—' : <Files files={report.files} line={({ name, url }) => fileLink(name, url)} />,
  },
  {
    header: '校验码',
    width: 108,
    cell: ({ report }) =>
      report === null ? (
        '—'
      ) : (
        <Files
          files={report.files}
          line={({ sha256 }) => <code className={styles.code}>{checkCode(sha256)}</code>}
        />
      ),
  },
  { header: '结果', width: 132, cell: ({ report }) => <Result report={report} /> },
];

type File = NonNullable<Assessment['report']>['files'][number];

const fileLink = (name: string, url: string) => (
  <Link href={url} download={name}>
    {name}
  </Link>
);

function Files({ files, line }: { files: readonly File[]; line: (file: File) => ReactNode }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.fileId}>{line(file)}</li>
      ))}
    </ul>
  );
}

function Result({ report }: Pick<Draft, 'report'>) {
  if (report === null)
    return (
      <StateMark shape="open" tone="muted">
        未提交
      </StateMark>
    );
  const { shape, tone, word } = reportStates[report.status];
  return (
    <StateMark shape={shape} tone={tone}>
      {word}
      {report.score !== null && `，${report.score} 分`}
    </StateMark>
  );
}

/** 我的提交: the report that counts with its files and check codes, and the place of the next one where one is due. */
export function Submissions({ assessment }: { assessment: Assessment }) {
  const { report, status } = assessment;
  const isDue = report === null || (report.status === 'RETURNED' && status === 'RETRY');
  const rows = [
    ...(report === null ? [] : [{ draft: report.draft, report }]),
    ...(isDue ? [{ draft: (report?.draft ?? 0) + 1, report: null }] : []),
  ];
  return (
    <Part title="我的提交" note={uploadScenes.PRACTICE_REPORT.hint}>
      <ShortTable label="我的提交" columns={columns} rows={rows} rowKey={({ draft }) => draft} />
      {report && (
        <p className={styles.muted}>
          第 {report.draft} 稿回执号 {report.receiptNo}
          {report.draft > 1 && '，之前各稿已由它代替'}
        </p>
      )}
    </Part>
  );
}
