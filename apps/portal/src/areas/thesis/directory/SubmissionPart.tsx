import type { DirectoryStage, SubmittedVersion } from '@qianwei/api/contract/thesis/directory';
import { docTypeTitles } from '@qianwei/api/contract/thesis/document';
import { listMoment } from '@qianwei/api/time/words';
import { Part } from '@qianwei/ui/Part';
import { type Column, Table } from '@qianwei/ui/Table';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useMemo } from 'react';
import { checkCode } from '../../../shared/files/check-code.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { sideBySide } from '../../../shared/page/widths.ts';
import { useNow } from '../../../shared/time/use-now.ts';

const columnsAt = (now: number): Column<SubmittedVersion>[] => [
  {
    id: 'no',
    header: '版本',
    cell: ({ docType, no, status }) => (
      <>
        {docTypeTitles[docType]} <span className={unbroken}>第 {no} 稿</span>
        {status === 'WITHDRAWN' && '，已撤回'}
      </>
    ),
  },
  { id: 'time', header: '提交时间', cell: ({ submitTime }) => listMoment(submitTime, now) },
  { id: 'words', header: '字数', cell: ({ words }) => words, numeric: true },
  { id: 'code', header: '校验码', cell: ({ sha256 }) => checkCode(sha256) },
];

interface SubmissionPartProps {
  stage: DirectoryStage;
  versionHref: (versionId: string) => string;
}

/** 我的提交: the versions of the stage in front, the newest first, each a link that shows its text; nothing without any. */
export function SubmissionPart({ stage: { docs }, versionHref }: SubmissionPartProps) {
  const now = useNow();
  const hasRoom = useWide(sideBySide);
  const columns = useMemo(() => columnsAt(now), [now]);
  const rows = useMemo(() => docs.toReversed(), [docs]);
  if (docs.length === 0) return null;
  return (
    <Part title="我的提交">
      <Table
        label="我的提交"
        columns={columns}
        rows={rows}
        rowKey={({ versionId }) => versionId}
        rowHref={({ versionId }) => versionHref(versionId)}
        cards={hasRoom ? 'never' : 'auto'}
        compact
      />
    </Part>
  );
}
