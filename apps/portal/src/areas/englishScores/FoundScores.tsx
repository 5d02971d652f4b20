import type { EnglishScore, EnglishScores } from '@qianwei/api/contract/lookup/english-scores';
import { Gauge } from '@qianwei/ui/Gauge';
import { Link } from '@qianwei/ui/Link';
import { late } from '@qianwei/ui/late';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { ResultHead } from '../../shared/look-up/ResultHead.tsx';
import { usePaper } from '../../shared/print/paper.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './FoundScores.css.ts';
import { ReviewPart } from './ReviewPart.tsx';
import {
  certWords,
  englishMark,
  englishPass,
  englishScoreWords,
  isSignUpOpen,
  signUpWords,
  substitutesWords,
  validWords,
  verdictWords,
} from './score-words.ts';

const scoreSheet = late<{ found: EnglishScores }>(() => import('./ScoreSheet.tsx'), { prefetch: 'idle' });

export interface FoundScoresProps {
  found: EnglishScores;
  onForget: () => void;
}

/** The published results of a person, the newest first: each with what it leads to and its review. */
export function FoundScores({ found, onForget }: FoundScoresProps) {
  const paper = usePaper(scoreSheet, { found });
  const isPassed = found.scores.some(({ result }) => result === 'PASS');
  return (
    <>
      <ResultHead answer={found} onForget={onForget}>
        {found.name} {found.idCard}
      </ResultHead>
      {found.scores.map((score, index) => (
        <Score
          key={score.scoreId}
          score={score}
          found={found}
          // Once one is passed, or below the newest, there is nothing to sign up for.
          showsNext={score.result === 'PASS' || (!isPassed && index === 0)}
          onPrint={paper.print}
        />
      ))}
      <p className={styles.rule}>
        <WholeDates>复核只查漏评、合分、登分，不重评答卷；公布后 5 天内可以申请一次。</WholeDates>
      </p>
      {paper.document}
    </>
  );
}

interface ScoreProps {
  score: EnglishScore;
  found: EnglishScores;
  showsNext: boolean;
  onPrint: () => void;
}

function Score({ score, found, showsNext, onPrint }: ScoreProps) {
  const now = useNow();
  const { words, ...mark } = englishMark(score);
  return (
    <article className={styles.score} aria-label={`${score.batchName}${score.language}`}>
      <div className={styles.figure}>
        <p className={styles.batch}>
          {score.batchName}
          <br />
          {score.language}
        </p>
        {score.score !== null && <p className={styles.big}>{englishScoreWords(score)}</p>}
        <StateMark {...mark}>{words}</StateMark>
      </div>
      <div className={styles.words}>
        <h3 className={styles.verdict}>{verdictWords(score, now)}</h3>
        {score.score !== null && (
          <div className={styles.gauge}>
            <Gauge
              label={`${score.language}成绩`}
              value={score.score}
              need={englishPass}
              texts={{
                need: (need) => `合格 ${need}`,
                reading: (value, need) => `${value} 分，合格线 ${need}`,
              }}
            />
          </div>
        )}
        {showsNext && <NextSteps score={score} found={found} now={now} />}
        <p className={styles.links}>
          {showsNext && <NextLinks score={score} found={found} now={now} />}
          <TextButton onPress={onPrint}>打印成绩单</TextButton>
        </p>
        <p className={styles.facts}>
          准考证号 {score.ticketNo}。{certWords(score)}
        </p>
      </div>
      <ReviewPart score={score} lookupToken={found.lookupToken} />
    </article>
  );
}

type NextProps = Pick<ScoreProps, 'score' | 'found'> & { now: number };

/** A pass leads to the degree; anything else to the next sign-up, or to a result that counts instead. */
function NextSteps({ score, found, now }: NextProps) {
  if (score.result === 'PASS') return <p>{validWords(score)}</p>;
  return (
    <>
      {score.result === 'VIOLATION' && <p>违纪处理期间能否报名，以自考办的处理决定为准。</p>}
      <p>
        <WholeDates>{signUpWords(found.signUp, now)}</WholeDates>
      </p>
      <p>{substitutesWords(found.substitutes)}</p>
    </>
  );
}

function NextLinks({ score, found, now }: NextProps) {
  if (score.result === 'PASS') return <Link href="/applyDegree/index">去申请学位</Link>;
  return (
    <>
      {isSignUpOpen(found.signUp, now) ? (
        <Link href="/englishSignUp">去报名</Link>
      ) : (
        <Link href="/notice">看通知公告</Link>
      )}
      <Link href="/applyDegree/index">提交其他外语成绩</Link>
    </>
  );
}
