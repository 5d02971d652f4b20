import type { Grade } from '@qianwei/api/contract/academic/grade';
import { applicationStateTitles } from '@qianwei/api/contract/application';
import { listDay, listMoment } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { StateMark, type StateMarkProps } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { screenOnly, visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { isReplyOverdue, replyWords } from '../../../shared/time/reply-words.ts';
import * as styles from './AllGrades.css.ts';
import type { GradeWays } from './grade-ways.ts';
import { hasScore, resultMark } from './grade-words.ts';

/** 合格, 不合格，差 0.5, 缺考 … as a mark and a word. */
export function ResultMark({ grade }: { grade: Grade }) {
  const { word, ...look } = resultMark(grade);
  return <StateMark {...look}>{word}</StateMark>;
}

/** A score, and struck out before it what it was before it was corrected. */
export function Corrected({ grade, children }: { grade: Grade; children: string }) {
  if (grade.corrected === null) return children;
  return (
    <>
      <del className={styles.before}>
        <span className={visuallyHidden}>更正前 </span>
        {grade.corrected.from}
      </del>{' '}
      <ins className={styles.after}>
        <span className={visuallyHidden}>更正为 </span>
        {children}
      </ins>
    </>
  );
}

/** Notes on a result: its correction, its basis, its review or why there is none. `now` is ms. */
export function GradeNotes({ grade, now }: { grade: Grade; now: number }) {
  const { corrected, note, result, review, obstacle, finalScore, publishTime } = grade;
  const isNumberless = result === 'PASS' && !hasScore(grade);
  return (
    <>
      {result === 'PENDING' && publishTime !== null && (
        <span className={styles.why}>
          <WholeDates>{`预计 ${listDay(publishTime, now)} 公布`}</WholeDates>
        </span>
      )}
      {corrected && (
        <span className={styles.why}>
          <b className={styles.corrected}>已更正</b>：
          <WholeDates>
            {`${corrected.reason}，由 ${corrected.from} 改为 ${finalScore}（${listDay(corrected.time)}）`}
          </WholeDates>
        </span>
      )}
      {isNumberless && (
        <span className={styles.why}>
          <WholeDates>
            {[note, grade.gradeType === 'EXEMPT' ? '不计入均分' : '']
              .filter((words) => words !== '')
              .join('，')}
          </WholeDates>
        </span>
      )}
      {review && <ReviewNote review={review} now={now} />}
      {result === 'FAIL' && review === null && obstacle && (
        <span className={styles.why}>
          <WhyNot obstacle={obstacle} size="inherit" />
        </span>
      )}
    </>
  );
}

type Review = NonNullable<Grade['review']>;

const reviewLooks: Readonly<
  Partial<Record<Review['timeline']['state'], Pick<StateMarkProps, 'shape' | 'tone'> & { word: string }>>
> = {
  SUBMITTED: { shape: 'half', tone: 'warning', word: '复核中' },
  APPROVED: { shape: 'check', tone: 'success', word: '复核有误，已更正' },
  REJECTED: { shape: 'dash', tone: 'muted', word: '复核无误，维持原分' },
};

/** How a review stands: until it is decided with its receipt, and whom to call when its answer is overdue; then with what the office found. */
function ReviewNote({ review: { timeline, replyBefore }, now }: { review: Review; now: number }) {
  const { state, receiptNo, events } = timeline;
  const last = events.at(-1);
  const look = reviewLooks[state] ?? {
    shape: 'open',
    tone: 'muted',
    word: `复核${applicationStateTitles[state]}`,
  };
  const { word, ...mark } =
    state === 'SUBMITTED' && isReplyOverdue(replyBefore, now) ? { ...look, word: '复核超期未答复' } : look;
  const said =
    last === undefined || state === 'SUBMITTED'
      ? [
          last === undefined ? '' : `${listMoment(last.time)} 提交`,
          replyBefore === null ? '' : replyWords(replyBefore, now),
          `回执号 ${receiptNo}`,
        ]
          .filter((words) => words !== '')
          .join('，')
      : `${listDay(last.time)} ${last.opinion}`;
  return (
    <>
      <StateMark {...mark}>{word}</StateMark>
      <span className={styles.why}>
        <WholeDates>{said}</WholeDates>
      </span>
    </>
  );
}

/** Actions for a result; nothing without any. */
export function GradeActions({ grade, ways }: { grade: Grade; ways: GradeWays }) {
  const mayReview = ways.mayReview(grade);
  const retake = ways.retakeOf(grade);
  if (!mayReview && retake === null) return null;
  const course = <span className={visuallyHidden}>{grade.courseName}</span>;
  return (
    <span className={styles.actions}>
      {mayReview && <TextButton onPress={() => ways.onReview(grade)}>申请复核{course}</TextButton>}
      {retake?.href === null && (
        <span className={styles.why}>
          <WholeDates>{retake.text}</WholeDates>
        </span>
      )}
      {retake !== null && retake.href !== null && (
        <Link href={retake.href} size="small" className={screenOnly}>
          {retake.text}
          {course}
        </Link>
      )}
    </span>
  );
}
