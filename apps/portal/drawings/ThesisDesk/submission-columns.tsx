import { SaveState } from '@qianwei/ui/SaveState';
import type { Column } from '@qianwei/ui/Table';
import * as styles from './ThesisDesk.css.ts';
import type { Submission } from './thesis.ts';

const figure = new Intl.NumberFormat('fr').format;
/** 3 216, with a thin space. */
const spaced = (value: number) => figure(value).replace(/\s/gu, '\u2009');

/** 我的提交: version, when, how long, and its checksum. */
export const submissionColumns: readonly Column<Submission>[] = [
  {
    id: 'version',
    header: '版本',
    cell: ({ version, checksum }) =>
      checksum ? <b className={styles.strong}>{version}</b> : <span>{version}</span>,
    minWidth: 104,
  },
  { id: 'time', header: '提交时间', cell: ({ time }) => time, minWidth: 84 },
  { id: 'length', header: '字数', cell: ({ length }) => spaced(length), minWidth: 52 },
  {
    id: 'checksum',
    header: '校验码',
    cell: ({ checksum, saving }) =>
      checksum ? <span className={styles.code}>{checksum}</span> : saving && <SaveState state={saving} />,
    minWidth: 80,
  },
];
