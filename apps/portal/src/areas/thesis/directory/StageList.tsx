import type { DirectoryStage } from '@qianwei/api/contract/thesis/directory';
import { type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { Icon } from '@qianwei/ui/Icon';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { Link } from 'wouter';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './StageList.css.ts';
import { type StageContext, stageNote, stageStateWords } from './stage-words.ts';

export interface StageListProps {
  stages: readonly DirectoryStage[];
  /** The stage at which the thesis is. */
  current: ThesisStage;
  /** The stage in front. */
  selected: ThesisStage;
  context: StageContext;
  hrefOf(stage: ThesisStage): string;
  /** Called when a stage is followed. */
  onFollow?: () => void;
}

/** Look of a stage by its state: passed, to be done, to be mended, or ahead. */
export function lookOf({ status, code }: DirectoryStage, current: ThesisStage) {
  if (status === 'PASSED') return 'passed';
  if (status === 'RETURNED' || status === 'OVERDUE' || status === 'FAILED') return 'bad';
  return status !== 'LOCKED' || code === current ? 'now' : 'ahead';
}

/** The stages, each a link that brings it to the front. */
export function StageList({ stages, current, selected, context, hrefOf, onFollow }: StageListProps) {
  const now = useNow();
  return (
    <ol className={styles.list}>
      {stages.map((stage, index) => {
        const look = lookOf(stage, current);
        const note = stageNote(stage, context, now);
        return (
          <li key={stage.code} className={styles.step({ look })}>
            <Link
              href={hrefOf(stage.code)}
              className={styles.link}
              aria-current={stage.code === selected ? 'step' : undefined}
              onClick={onFollow}
            >
              <span className={styles.number({ look })} aria-hidden="true">
                {look === 'passed' ? <Icon name="check" className={styles.check} /> : index + 1}
              </span>
              <span className={styles.words}>
                {thesisStageTitles[stage.code]}
                <span className={visuallyHidden}>，{stageStateWords(stage, context)}</span>
                {note !== '' && <small className={styles.note({ look })}>{note}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
