import { getTicket } from '@qianwei/api/contract/academic/ticket';
import type { ExamDay } from '@qianwei/api/contract/home';
import { formatClock } from '@qianwei/api/time/duration';
import { formatMomentDay, parseMoment } from '@qianwei/api/time/moment';
import { momentWords, nearWords, timeWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DateRuler } from '@qianwei/ui/DateRuler';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Facts } from '@qianwei/ui/Facts';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Phrases } from '@qianwei/ui/Phrases';
import { ProgressRing } from '@qianwei/ui/ProgressRing';
import { Rule } from '@qianwei/ui/Rule';
import { ticketHref } from '../../shared/address/ticket-href.ts';
import { usePortalKept } from '../../shared/device/portal-kept.ts';
import { useKeptTicket } from '../../shared/exam-day/use-kept-ticket.ts';
import { useCall } from '../../shared/query/use-call.ts';
import { identityOf } from '../../shared/session/identity-of.ts';
import { useStudent } from '../../shared/session/session.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { ExamChecks } from './ExamChecks.tsx';
import * as styles from './ExamDayView.css.ts';
import type { KeptExamDay } from './kept-exam-day.ts';

type Exam = ExamDay['exams'][number];

export interface ExamDayViewProps {
  kept: KeptExamDay;
  /** False: this device has no room for it. */
  isStored: boolean;
  /** The server could not be asked: what is shown is what the device keeps. */
  isCut: boolean;
  onClose: () => void;
}

const minute = 60_000;
const hour = 60 * minute;

/** 考试日: where and when the next exam is, how to get there and what to take along, on one screen for the way there. */
export default function ExamDayView({ kept, isStored, isCut, onClose }: ExamDayViewProps) {
  const { examDay, savedTime } = kept;
  const now = useNow();
  const student = useStudent();
  const isPortalKept = usePortalKept();
  useTicketAhead(examDay, isCut);
  const isToday = examDay.date === formatMomentDay(now);
  const ahead = examDay.exams.filter(({ endTime }) => parseMoment(endTime) > now);
  const exam = ahead[0] ?? examDay.exams.at(-1);
  if (exam === undefined) return null;
  return (
    <DialogPanel
      title={isToday ? '考试日' : '考试前夜'}
      width="full"
      isOpen
      onOpenChange={onClose}
      closeLabel="回到首页"
      actions={
        <>
          <ButtonLink href={mapOf(exam)} target="_blank" rel="noreferrer" size="large">
            地图
          </ButtonLink>
          <ButtonLink
            href={examDay.ticketOpen ? ticketHref(examDay.periodId) : '/academic/apply/info'}
            variant="primary"
            size="large"
          >
            {examDay.ticketOpen ? '出示统考通知单' : '看报考记录'}
          </ButtonLink>
        </>
      }
    >
      <p className={styles.kept} data-cut={isCut || undefined}>
        <Icon name="offline" size="small" className={styles.keptIcon} />
        <span>{keptWords(nearWords(savedTime, now), { isCut, isStored, isPortalKept })}</span>
      </p>
      <p className={styles.who}>
        <Facts facts={[student.name, identityOf(student)?.examineeNo ?? student.account]} />
      </p>
      <Rule />
      <NextExam exam={exam} isToday={isToday} now={now} />
      <div className={styles.part}>
        <Hours exam={exam} isToday={isToday} now={now} />
      </div>
      <div className={styles.part}>
        <Way exam={exam} />
      </div>
      <div className={styles.part}>
        <ExamChecks date={examDay.date} isToday={isToday} />
      </div>
      {ahead.slice(1).map((other) => (
        <div key={other.applyId} className={styles.part}>
          <OtherExam exam={other} sameSite={other.siteName === exam.siteName} />
        </div>
      ))}
      <div className={styles.part}>
        <Trouble phone={examDay.phone} />
      </div>
    </DialogPanel>
  );
}

/** How far one can rely on the view without a network: nothing is promised before the device has kept all of it. */
function keptWords(
  when: string,
  { isCut, isStored, isPortalKept }: { isCut: boolean; isStored: boolean; isPortalKept: boolean },
): string {
  if (isCut) return `现在连不上，看到的是 ${when} 存下的`;
  if (!isStored) return `这台设备存不下，断网就看不到了；请截图或抄下来。${when} 更新过`;
  return isPortalKept ? `断网也能看，${when} 更新过` : `${when} 更新过`;
}

/** Keeps the ticket, too: at the school gate it is asked for without having been opened before. */
function useTicketAhead({ periodId, ticketOpen }: ExamDay, isCut: boolean): void {
  const payload = { ticketType: 'EXAM', bizId: periodId } as const;
  const { data } = useCall(getTicket, payload, { enabled: ticketOpen && !isCut });
  useKeptTicket(periodId, data);
}

/** The address in a map of the device. */
const mapOf = ({ siteName, address }: Exam) =>
  `https://uri.amap.com/search?keyword=${encodeURIComponent(`${address} ${siteName}`)}`;

const halfDay = ({ startTime }: Exam) => (timeWords(startTime) < '12:00' ? '上午' : '下午');

function NextExam({ exam, isToday, now }: { exam: Exam; isToday: boolean; now: number }) {
  const { courseName, courseCode, room, seatNo, startTime, endTime, siteName } = exam;
  return (
    <>
      <div className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>
            {isToday ? '今天' : '明天'}考试，{halfDay(exam)}场
          </p>
          <h3 className={styles.course}>
            <Phrases>{courseName}</Phrases>
          </h3>
        </div>
        <ProgressRing {...ringOf(exam, now)} size="small" />
      </div>
      <dl className={styles.seat}>
        <div className={styles.place}>
          <dt className={styles.placeName}>考场</dt>
          <dd className={styles.placeValue}>{room}</dd>
        </div>
        <div className={styles.place}>
          <dt className={styles.placeName}>座位</dt>
          <dd className={styles.placeValue}>{seatNo}</dd>
        </div>
      </dl>
      <p className={styles.when}>
        <Phrases>{`${momentWords(startTime)}–${timeWords(endTime, 'end')}，${courseCode}，笔试。`}</Phrases>
        <br />
        {siteName}
      </p>
    </>
  );
}

/** The time to what comes next of an exam: hours and minutes, in the last hour minutes. */
function ringOf({ entryTime, startTime, endTime }: Exam, now: number) {
  const [until, note] = (
    [
      [entryTime, '距入场'],
      [startTime, '距开考'],
      [endTime, '距结束'],
    ] as const
  ).find(([time]) => parseMoment(time) > now) ?? [endTime, '已结束'];
  const left = Math.max(0, parseMoment(until) - now);
  const figure =
    left < hour
      ? `${Math.ceil(left / minute)} 分`
      : formatClock(Math.ceil(left / minute) * minute).slice(0, -3);
  return { value: left / (left < hour ? hour : 24 * hour), figure, note };
}

/** The hours of an exam on a ruler. */
function Hours({ exam, isToday, now }: { exam: Exam; isToday: boolean; now: number }) {
  const { entryTime, startTime, lastEntryTime, leaveTime, endTime } = exam;
  const entry = parseMoment(entryTime);
  const points = (
    [
      // Before the ruler begins, now is its first point.
      ...(isToday && now < entry ? [['现在', now] as const] : []),
      ['入场', entryTime],
      ['开考', startTime],
      ['停止入场', lastEntryTime],
      ['结束', endTime],
    ] as const
  ).map(([label, time]) => ({
    id: label,
    at: typeof time === 'number' ? time : parseMoment(time),
    label,
    when: timeWords(time),
  }));
  return (
    <Part title="几点做什么">
      <DateRuler
        label="几点做什么"
        points={points}
        now={now < entry ? undefined : now}
        nowLabel="现在"
        spans={[{ from: parseMoment(startTime), to: parseMoment(endTime) }]}
        look="tick"
      />
      <p className={styles.below}>
        <Phrases>{`${timeWords(lastEntryTime)} 以后进不了考场，${timeWords(leaveTime)} 起可以交卷离场。`}</Phrases>
      </p>
    </Part>
  );
}

function Way({ exam }: { exam: Exam }) {
  const { address, directions } = exam;
  return (
    <Part
      title="怎么走"
      note={
        <Link href={mapOf(exam)} target="_blank" rel="noreferrer">
          打开地图
        </Link>
      }
    >
      <p>{address}</p>
      {directions !== '' && <p>{directions}</p>}
    </Part>
  );
}

function OtherExam({ exam, sameSite }: { exam: Exam; sameSite: boolean }) {
  const { courseName, startTime, endTime, siteName, address, room, seatNo } = exam;
  return (
    <Part title={`${halfDay(exam)}还有一场`} note={`${timeWords(startTime)}–${timeWords(endTime, 'end')}`}>
      <p className={styles.otherName}>
        <Phrases>{courseName}</Phrases>
      </p>
      <p className={styles.otherSeat}>
        <Phrases>{`${sameSite ? '同一个考点' : `${siteName}，${address}`}，${room}，座位 ${seatNo}`}</Phrases>
      </p>
    </Part>
  );
}

function Trouble({ phone }: { phone: string }) {
  return (
    <Part title="出了岔子">
      <p>忘带身份证或通知单：入场前去考点的考务办公室说明，两样缺一样都不能直接入场。</p>
      <p>答题卡、试卷有问题，身体不舒服：举手告诉监考老师。</p>
      <p>
        赶不到、找不到考点：<Link href={`tel:${phone}`}>打 {phone}</Link>
      </p>
    </Part>
  );
}
