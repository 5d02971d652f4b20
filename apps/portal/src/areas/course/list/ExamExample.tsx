import { finalScore, passScore, processShare, weighedScore } from '@qianwei/studies';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { strong } from './ProcessPart.css.ts';

/** The final score of a written exam with a process score: 55 × 70% + 82.8 × 30% = 63.3，合格. */
export function ExamExample({ exam, score }: { exam: number; score: number }) {
  const total = finalScore(exam, score);
  const verdict = total >= passScore ? '合格' : '不合格';
  const weighed = weighedScore(exam, score);
  return (
    <>
      {exam} × {100 - processShare}% + {formatPoints(score)} × {processShare}% ={' '}
      {weighed >= total ? (
        <b className={strong}>
          {formatPoints(total)}，{verdict}
        </b>
      ) : (
        <>
          {formatPoints(weighed)}，低于统考，取{' '}
          <b className={strong}>{`${formatPoints(total)}，${verdict}`}</b>
        </>
      )}
    </>
  );
}
