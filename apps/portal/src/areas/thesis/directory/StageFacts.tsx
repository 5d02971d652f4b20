import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import type { DirectoryStage, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { ruleTitles, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { listDay, momentWords, timeWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Link } from '@qianwei/ui/Link';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { ruleHref } from '../shared/thesis-hrefs.ts';
import { CheckRates } from './CheckPart.tsx';
import * as styles from './DirectoryPage.css.ts';
import { defencePlaceWords } from './stage-words.ts';

interface StageFactsProps {
  stage: DirectoryStage;
  directory: ThesisDirectory;
}

/** The thing that a stage is about: rules to read, rates of a check, the session of a defence, the score; and its times. */
export function StageFacts({ stage, directory }: StageFactsProps) {
  const { check, defence, score, level } = directory;
  const canBook = stage.status === 'LOCKED' || stage.status === 'TODO';
  switch (stage.code) {
    case 'RULE':
      return (
        <>
          <StageTimes stage={stage} />
          <RuleReadings rules={directory.rules} />
        </>
      );
    case 'CHECK':
      return (
        <>
          <StageTimes stage={stage} />
          {check !== null && <CheckRates check={check} />}
        </>
      );
    case 'DEFENCE':
      return defence === null ? (
        <>
          {stage.score !== null && <Score score={stage.score} />}
          <StageTimes stage={canBook ? stage : judgedAlone(stage)} begin="预约开始" end="预约截止" />
        </>
      ) : (
        <BookedSession defence={defence} />
      );
    case 'GRADE':
      return (
        <>
          {score !== null && <Score score={score} level={level} />}
          <StageTimes stage={stage} />
        </>
      );
    default:
      return <StageTimes stage={stage} />;
  }
}

function Score({ score, level = null }: { score: number; level?: ThesisDirectory['level'] }) {
  return (
    <p className={styles.score}>
      <b>{score}</b> 分{level !== null && `，${thesisLevelTitles[level]}`}
    </p>
  );
}

/** A moment on one line, below its label where it has no room beside it. */
function Whole({ children }: { children: string }) {
  return <span className={unbroken}>{children}</span>;
}

/** A stage that was judged, without the time in which it was booked. */
const judgedAlone = (stage: DirectoryStage): DirectoryStage => ({
  ...stage,
  startTime: null,
  deadline: null,
});

interface StageTimesProps {
  stage: DirectoryStage;
  /** Default 开始时间. */
  begin?: string;
  /** Default 截止时间. */
  end?: string;
}

/** Until when a stage is done, and what was done when; nothing without any time. */
function StageTimes({ stage, begin = '开始时间', end = '截止时间' }: StageTimesProps) {
  const { code, startTime, deadline, extended, submitTime, passedTime } = stage;
  if (startTime === null && deadline === null && submitTime === null && passedTime === null) return null;
  return (
    <DescriptionList columns={1} label={`${thesisStageTitles[code]}的时间`}>
      {startTime !== null && (
        <Description label={begin}>
          <Whole>{momentWords(startTime)}</Whole>
        </Description>
      )}
      {deadline !== null && (
        <Description label={end}>
          <Whole>{momentWords(deadline, 'end')}</Whole>
          {extended && '（已延期）'}
        </Description>
      )}
      {submitTime !== null && (
        <Description label="提交时间">
          <Whole>{momentWords(submitTime)}</Whole>
        </Description>
      )}
      {passedTime !== null && (
        <Description label="通过时间">
          <Whole>{momentWords(passedTime)}</Whole>
        </Description>
      )}
    </DescriptionList>
  );
}

function BookedSession({ defence }: { defence: NonNullable<ThesisDirectory['defence']> }) {
  const { isOnline, startTime, endTime, site, place } = defence;
  return (
    <DescriptionList columns={1} label="答辩场次">
      <Description label="场次">{`${momentWords(startTime)}–${timeWords(endTime)}`}</Description>
      <Description label="方式">{isOnline ? '线上答辩' : '现场答辩'}</Description>
      {site !== '' && <Description label="地点">{site}</Description>}
      <Description label="顺序">
        {place === null ? '分组公布以后可以查看' : defencePlaceWords(place)}
      </Description>
    </DescriptionList>
  );
}

const readWords = ({ readTime, isRenewed }: ThesisDirectory['rules'][number]): string => {
  if (isRenewed) return '规定已更新，请重读';
  return readTime === null ? '未读' : `${listDay(readTime)} 已读`;
};

/** The rules of the batch, each with what was read of it. */
function RuleReadings({ rules }: Pick<ThesisDirectory, 'rules'>) {
  return (
    <ul className={styles.rows} aria-label="论文规定">
      {rules.map((rule) => (
        <li key={rule.ruleType} className={styles.row}>
          <Link href={ruleHref(rule.planId, rule.ruleType)}>《{ruleTitles[rule.ruleType]}》</Link>
          <span className={styles.rowNote}>
            {rule.version}，{readWords(rule)}
          </span>
        </li>
      ))}
    </ul>
  );
}
