import { Link } from '@qianwei/ui/Link';
import { Table } from '@qianwei/ui/Table';
import { submissionColumns } from './submission-columns.tsx';
import * as styles from './ThesisDesk.css.ts';
import type { Message, Submission } from './thesis.ts';

/** 我的提交: each version and the draft; skeleton lines while they load. */
export function Submissions({ submissions }: { submissions: readonly Submission[] | undefined }) {
  return (
    <section aria-label="我的提交">
      <div className={styles.belowHead}>
        <h2 className={styles.belowTitle}>我的提交</h2>
        {submissions && submissions.length > 1 && (
          <Link size="small" href="#compare">
            版本对比
          </Link>
        )}
      </div>
      <Table
        label="我的提交"
        columns={submissionColumns}
        rows={submissions}
        rowKey={({ id }) => id}
        skeletonRows={2}
        cards="never"
        compact
        empty={<p>还没有提交过。</p>}
      />
    </section>
  );
}

/** 与导师的留言: the last ones, and the link to write one. */
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
