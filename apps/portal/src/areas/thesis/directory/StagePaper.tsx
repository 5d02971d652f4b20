import type { DirectoryStage, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { ruleTitles, type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { useAddress } from '../../../shared/address/use-address.ts';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import * as styles from './DirectoryPage.css.ts';
import { directoryAddress } from './directory-address.ts';
import { overdueWords } from './directory-lead.ts';
import { StageFacts } from './StageFacts.tsx';
import { lockedWords, requirementWords, stageStateWords } from './stage-words.ts';
import { WithdrawDoc } from './WithdrawDoc.tsx';

/** The comment of the last return, with its teacher and its time; nothing where nothing was returned. */
function ReturnedNotes({ stage: { returned } }: { stage: DirectoryStage }) {
  if (returned === null) return null;
  return (
    <Part title="教师意见" note={`${returned.by}，${momentWords(returned.time)}`}>
      <p data-authored="">{returned.opinion === '' ? '没有写总评。' : returned.opinion}</p>
      {returned.must + returned.suggest + returned.praise > 0 && (
        <p className={styles.muted}>
          必须修改 {returned.must}，建议 {returned.suggest}，肯定 {returned.praise}
        </p>
      )}
    </Part>
  );
}

export interface StagePaperProps {
  stage: DirectoryStage;
  directory: ThesisDirectory;
}

/** A stage without a document of its own: what opens it, the thing itself, its demands, and what has become of it. */
export default function StagePaper({ stage, directory }: StagePaperProps) {
  const { code, require } = stage;
  // The result says the limits, and what is beyond them.
  const isChecked = code === 'CHECK' && directory.check !== null;
  return (
    <div className={styles.paper}>
      <Part title={thesisStageTitles[code]} note={stageStateWords(stage, directory)}>
        <div className={styles.parts}>
          <StageNotice stage={stage} directory={directory} />
          <StageFacts stage={stage} directory={directory} />
          {require.length > 0 && !isChecked && stage.status !== 'PASSED' && (
            <Part title="要求">
              <ul className={styles.list}>
                {require.map((demand) => (
                  <li key={demand.code} className={styles.demand}>
                    {requirementWords(demand)}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {!isChecked && <ReturnedNotes stage={stage} />}
          <StageLinks stage={stage} current={directory.stage} />
          <WithdrawDoc stage={stage} studentPlanId={directory.studentPlanId} />
        </div>
      </Part>
    </div>
  );
}

/** The reason why the stage cannot be done now; for the current one the head of the desk says that it is overdue. */
function StageNotice({ stage, directory }: StagePaperProps) {
  const { hrefOf } = useAddress(directoryAddress);
  const { code, status, opensAfter } = stage;
  const obstacle = directory.obstacles.DELAY;
  if (opensAfter.length > 0)
    return (
      <Banner
        tone="info"
        title={`${lockedWords(stage)}。`}
        action={
          <span className={styles.links}>
            {opensAfter.map((opener) =>
              opener.kind === 'STAGE' ? (
                <Link key={opener.stage} href={hrefOf({ stage: opener.stage, version: '' })}>
                  看{thesisStageTitles[opener.stage]}
                </Link>
              ) : (
                <Link key={opener.ruleType} href={opener.path}>
                  去阅读《{ruleTitles[opener.ruleType]}》
                </Link>
              ),
            )}
          </span>
        }
      />
    );
  if (status === 'OVERDUE' && code !== directory.stage)
    return (
      <Banner
        tone="danger"
        title={`${overdueWords(stage)}。`}
        action={obstacle === null && <Link href={hrefOf({ apply: 'DELAY' })}>申请延期</Link>}
      >
        {obstacle !== null && <WhyNot obstacle={obstacle} />}
      </Banner>
    );
  return null;
}

/** The page of a stage that can be opened; that of the current one stands at the head of the desk. */
function StageLinks({
  stage: { code, status, path },
  current,
}: Pick<StagePaperProps, 'stage'> & { current: ThesisStage }) {
  const isOpen = status !== 'LOCKED' && status !== 'OVERDUE' && code !== current;
  if (path === null || !isOpen) return null;
  const words = status === 'TODO' || status === 'RETURNED' ? '去办理' : '查看';
  return (
    <p>
      <Link href={path}>{`${words}${thesisStageTitles[code]}`}</Link>
    </p>
  );
}
