import {
  stageStatusTitles,
  type ThesisStage,
  thesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { parseMoment } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './StageRow.css.ts';
import { stageWords } from './thesis-words.ts';

type Stage = Pick<ListedThesis['stages'][number], 'code' | 'status' | 'deadline' | 'passedTime'>;

/** Look of the current stage: something to mend, soon due, or simply to do. */
export type StageTone = 'brand' | 'warning' | 'danger';

export interface StageRowProps {
  /** In their order; none while there is no thesis: all twelve are shown as still to come. */
  stages: readonly Stage[];
  /** The stage at which it is; null while there is no thesis, and once it is over. */
  current: ThesisStage | null;
  /** Default `brand`. */
  tone?: StageTone;
  /** A session of the defence is booked. Default false. */
  isBooked?: boolean;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

const judged: readonly ThesisStage[] = ['CHECK', 'REVIEW', 'DEFENCE', 'GRADE'];

/** A line below a stage: when or how it was passed, what is to be done, until when the next one is handed in. */
function noteOf(stage: Stage, isNext: boolean, { current, isBooked = false, now }: StageRowProps): string {
  const { code, status, deadline, passedTime } = stage;
  if (code === current && status !== 'PASSED') return stageWords(code, status, isBooked);
  if (status === 'PASSED')
    return judged.includes(code) ? '合格' : passedTime === null ? '' : listDay(passedTime, now);
  // Without its year, which a step has no room for: it is the next one.
  return isNext && deadline !== null ? `${listDay(deadline, parseMoment(deadline) - 1, 'end')} 截止` : '';
}

const nothingYet = thesisStage.options.map(
  (code): Stage => ({ code, status: 'LOCKED', deadline: null, passedTime: null }),
);

/**
 * The twelve steps of a thesis in a row. Where the row has no room for their names, the numbers stay in a row and the current
 * step is said below; a screen reader reads all of them in both.
 */
export function StageRow(props: StageRowProps) {
  const { current, tone = 'brand', isBooked = false } = props;
  const stages = props.stages.length === 0 ? nothingYet : props.stages;
  const place = stages.findIndex(({ code }) => code === current);
  const passed = stages.filter(({ status }) => status === 'PASSED').length;
  const now = stages[place];
  return (
    <div className={styles.frame}>
      <ol className={styles.row} aria-label={passed === 0 ? '十二个环节' : `十二个环节，${passed} 个已通过`}>
        {stages.map((stage, index) => {
          const { code, status } = stage;
          const isCurrent = index === place && status !== 'PASSED';
          const note = noteOf(stage, place >= 0 && index === place + 1, props);
          const look = isCurrent ? tone : status === 'PASSED' ? 'passed' : 'ahead';
          return (
            <li key={code} className={styles.step({ look })} aria-current={isCurrent ? 'step' : undefined}>
              <span className={styles.number({ look })} aria-hidden="true">
                {status === 'PASSED' ? <Icon name="check" className={styles.check} /> : index + 1}
              </span>
              <span className={styles.words}>
                <span>{thesisStageTitles[code]}</span>
                {note === '' || status === 'PASSED' ? (
                  <span className={visuallyHidden}> {stageStatusTitles[status]}</span>
                ) : null}
                {note !== '' && <small className={styles.note}>{note}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      {now !== undefined && (
        <p className={styles.folded} aria-hidden="true">
          第 {place + 1} 步，共 {stages.length} 步：{thesisStageTitles[now.code]}
          {now.status !== 'PASSED' && `，${stageWords(now.code, now.status, isBooked)}`}
        </p>
      )}
    </div>
  );
}
