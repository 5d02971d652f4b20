import type { SignUpBatch, SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords, occasionWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Link } from '@qianwei/ui/Link';
import { LatePiece } from '@qianwei/ui/late';
import * as form from '../../shared/application/StepForm.css.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { NumberedNotices } from './Notices.tsx';
import * as styles from './SignUpPage.css.ts';
import type { SignUpExam } from './sign-up-exam.ts';

/** A batch that is not open, in one sentence. */
function statusLead({ name, status, startTime, endTime, arrangeTime }: SignUpBatch, now: number): string {
  if (status === 'UPCOMING') return `报名还没有开始：${occasionWords(startTime, now, 'START')}。`;
  if (status === 'OVER') return `${name}已结束。`;
  if (status === 'ARRANGED') return `考场和座位已公布（${momentWords(arrangeTime)}）。`;
  return `报名已截止（${momentWords(endTime, 'end')}）。`;
}

/** When the batch after this one begins. */
export const nextBatchWords = ({ next }: Pick<SignUpConfig, 'next'>, now: number) =>
  next === null
    ? '下一批的时间还没有公布，公布后会发通知。'
    : `下一批${next.name}，${occasionWords(next.startTime, now, 'START')}。`;

/** Meanwhile and afterwards: what comes next of the batch, and the batch after it. */
function aheadWords({ batch, next }: Pick<SignUpConfig, 'next'> & { batch: SignUpBatch }, now: number) {
  const { status, endTime, arrangeTime, ticketOpenTime, scoreTime } = batch;
  if (status === 'UPCOMING') return `截止时间 ${momentWords(endTime, 'end')}。可以先读须知、备好照片。`;
  const own = {
    CLOSED: `${momentWords(arrangeTime)} 公布考场和座位。`,
    ARRANGED: `${momentWords(ticketOpenTime)} 起可以打印准考证。`,
    OVER: `成绩 ${occasionWords(scoreTime, now, 'OPENING')}。`,
    OPEN: '',
  }[status];
  return own + nextBatchWords({ next }, now);
}

interface NotOpenProps {
  exam: SignUpExam;
  config: SignUpConfig;
  batch: SignUpBatch;
  recordHref: string;
  /** The page, or the tab, where a ticket is looked up. */
  ticketHref: string;
}

/** Before the start and after the end: when, and what can be read or done meanwhile. */
export function NotOpen({ exam, config, batch, recordHref, ticketHref }: NotOpenProps) {
  const now = useNow();
  const { status, ticketOpenTime } = batch;
  return (
    <div className={form.columns}>
      <div className={form.step}>
        <Banner tone="info" title={statusLead(batch, now)}>
          {aheadWords({ ...config, batch }, now)}
        </Banner>
        <div className={styles.links}>
          {status === 'ARRANGED' && parseMoment(ticketOpenTime) <= now && (
            <Link href={ticketHref}>去打印准考证</Link>
          )}
          {status !== 'UPCOMING' && <Link href={recordHref}>看我的报名</Link>}
          <Link href="/notice">看通知公告</Link>
        </div>
        <h2 className={styles.heading}>报名须知</h2>
        <NumberedNotices notices={batch.notices} />
      </div>
      {exam.aside && (
        <aside className={form.margin}>
          <LatePiece of={exam.aside} fallback={null} basis={config.basis} hasFee={batch.feeEnabled} />
        </aside>
      )}
    </div>
  );
}
