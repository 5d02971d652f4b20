import { dayWords, momentWords } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { BasisWords } from '../../../shared/page/BasisLine.tsx';
import { Gains } from './Gains.tsx';
import { ProcessBar, ProcessTable } from './ProcessTable.tsx';
import type { PanelProps } from './panel-props.ts';
import * as panels from './panels.css.ts';
import * as styles from './ScorePanel.css.ts';
import { ScoreWhatIf } from './ScoreWhatIf.tsx';

/** 成绩构成: the process score with its parts, what can still be added, and what the written exam then needs. */
export default function ScorePanel({ outline }: PanelProps) {
  const { process } = outline;
  if (process === null)
    return (
      <EmptyState
        drawing="paper"
        title="这门课没有过程性考核"
        why="成绩只看考核本身；看视频、做章节测验是为了学会，不计分。"
      />
    );
  const { score, points, cutOff, validUntil, basis, end } = process;
  return (
    <div className={panels.columns}>
      <div className={styles.content}>
        <Part title="过程性成绩">
          <p className={styles.total}>
            <b className={styles.figure}>{formatPoints(score)}</b> 满分 100，计入总评 {formatPoints(points)} /
            30
          </p>
          <ProcessBar process={process} />
          <ProcessTable outline={outline} process={process} />
        </Part>
        <Gains outline={outline} process={process} />
        <p className={styles.basis}>
          <WholeDates>
            {cutOff === null ? '计算截至笔试当日 24:00。' : `计算截至 ${momentWords(cutOff, 'end')}。`}
            {validUntil === null ? '笔试以后两年内有效。' : `有效到 ${dayWords(validUntil)}。`}依据{' '}
            <BasisWords basis={basis} />
          </WholeDates>
        </p>
      </div>
      {end !== 'PASSED' && (
        <aside className={panels.margin} aria-label="如果统考考">
          <ScoreWhatIf process={score} />
        </aside>
      )}
    </div>
  );
}
