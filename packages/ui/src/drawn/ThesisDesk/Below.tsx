import { Link } from '../../components/Link/Link.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import { type Column, Table } from '../../components/Table/Table.tsx';
import * as styles from './ThesisDesk.css.ts';
import type { Message, Submission } from './thesis.ts';

const figure = new Intl.NumberFormat('fr').format;
/** 3 216, with a thin space. */
const spaced = (value: number) => figure(value).replace(/\s/gu, '\u2009');

const columns: readonly Column<Submission>[] = [
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

/** 我的提交: each version and the draft. */
export function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <section aria-label="我的提交">
      <div className={styles.belowHead}>
        <h2 className={styles.belowTitle}>我的提交</h2>
        {submissions.length > 1 && (
          <Link size="small" href="#compare">
            版本对比
          </Link>
        )}
      </div>
      <Table
        label="我的提交"
        columns={columns}
        rows={submissions}
        rowKey={({ id }) => id}
        cards="never"
        compact
        empty={<p>还没有提交过。</p>}
      />
    </section>
  );
}

/** 与导师的留言: the last ones, and the way to write. */
export function Messages({ messages, count }: { messages: readonly Message[]; count: number }) {
  return (
    <section aria-label="与导师的留言">
      <div className={styles.belowHead}>
        <h2 className={styles.belowTitle}>与导师的留言</h2>
        {count > 0 && (
          <Link size="small" href="#messages">
            全部 {count} 条
          </Link>
        )}
      </div>
      {messages.map(({ id, text, by }) => (
        <div key={id} className={styles.message}>
          {text}
          <small className={styles.by}>{by}</small>
        </div>
      ))}
      <p>
        <Link size="small" variant="underlined" href="#write">
          写留言
        </Link>
      </p>
    </section>
  );
}
