import { resumeKindTitles } from '@qianwei/api/contract/graduation/graduation-document';
import { Icon } from '@qianwei/ui/Icon';
import { TextButton } from '@qianwei/ui/TextButton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './ResumeLines.css.ts';
import type { GapRow, LineRow } from './resume-rows.ts';
import { gapWords, spanWords } from './resume-words.ts';

/** The names of the columns; each cell is read with its own. */
export function ResumeColumns() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>起止</span>
      <span>单位或学校</span>
      <span>职务</span>
      <span>证明人</span>
    </div>
  );
}

/** A line as it is read; `onEdit` opens its form. */
export function ResumeLineRow({
  row: { line, isLocked },
  error,
  onEdit,
}: {
  row: LineRow;
  error: string | undefined;
  onEdit: () => void;
}) {
  const { place, post, witness, kind } = line;
  const what = place || resumeKindTitles[kind];
  return (
    <div className={styles.line}>
      <span className={styles.time} data-goes-on>
        <WholeDates>{spanWords(line)}</WholeDates>
      </span>
      <span className={styles.what}>{what}</span>
      <span className={styles.post} data-goes-on data-empty={post === '' || undefined}>
        <span className={visuallyHidden}>职务 </span>
        {post || '—'}
      </span>
      <span className={styles.witness}>
        <span className={styles.witnessLabel}>证明人 </span>
        {witness || '未填'}
      </span>
      <span className={styles.action}>
        {isLocked ? (
          <Icon name="lock" size="small" label="已锁定" />
        ) : (
          <TextButton aria-label={`修改 ${what}`} onPress={onEdit}>
            改
          </TextButton>
        )}
      </span>
      {error && (
        <span className={styles.error}>
          <WholeDates>{error}</WholeDates>
        </span>
      )}
    </div>
  );
}

/** A gap that is not filled now. */
export function ResumeGapRow({ row: { gap }, onFill }: { row: GapRow; onFill: (() => void) | undefined }) {
  return (
    <div className={styles.gap}>
      <span className={styles.gapWords}>
        <WholeDates>{`${gapWords(gap)}：${spanWords(gap)}`}</WholeDates>
      </span>
      {onFill && (
        <TextButton aria-label={`补上这一段 ${spanWords(gap)}`} onPress={onFill}>
          补上这一段
        </TextButton>
      )}
    </div>
  );
}
