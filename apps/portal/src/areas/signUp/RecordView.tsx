import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import type { SignUpRecord } from '@qianwei/api/contract/sign-up/sign-up';
import { parseMoment } from '@qianwei/api/time/moment';
import { dayWords, timeWords, weekdayWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { late } from '@qianwei/ui/late';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Part } from '@qianwei/ui/Part';
import { Steps } from '@qianwei/ui/Steps';
import { TextButton } from '@qianwei/ui/TextButton';
import { Verdict } from '@qianwei/ui/Verdict';
import { exams } from '../../institution/exams.ts';
import { institution } from '../../institution/institution.ts';
import * as form from '../../shared/application/StepForm.css.ts';
import { usePaper } from '../../shared/print/paper.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { CancelRow } from './CancelRow.tsx';
import { creditAndForms, feeWords, partTitle } from './document-words.ts';
import * as styles from './Record.css.ts';
import type { RecordPaperProps } from './RecordPaper.tsx';
import { HolderLines } from './Review.tsx';
import { leadOf, recordSteps, statusLooks, statusWords } from './record-words.ts';
import * as page from './SignUpPage.css.ts';
import type { SignUpStep } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';
import type { Visit } from './use-visit.ts';

const recordPaper = late<RecordPaperProps>(() => import('./RecordPaper.tsx'), { prefetch: 'idle' });

export interface RecordViewProps {
  exam: SignUpExam;
  visit: Visit;
  opened: OpenedSignUp;
  record: SignUpRecord;
  hrefOf(step: SignUpStep | undefined): string;
  /** The page, or the tab, where the ticket is. */
  ticketHref: string;
  onLeave(): void;
  /** The sign-up is taken back: its places are free again. */
  onCancelled(): void;
}

/** A submitted sign-up: its state and what to do, what was signed up for, and how far it is. */
export function RecordView({
  exam,
  visit,
  opened,
  record,
  hrefOf,
  ticketHref,
  onLeave,
  onCancelled,
}: RecordViewProps) {
  const now = useNow();
  const { batch } = visit;
  const { status, returnedItems, editable, cancellable } = record;
  const lead = leadOf(exam, batch, record, now);
  const paper = usePaper(recordPaper, { exam, batch, holder: opened.holder, record });
  const isPhotoOnly = returnedItems.length === 1 && returnedItems[0]?.item === 'PHOTO';
  const mends = isPhotoOnly ? 'photo' : 'choice';
  return (
    <>
      <Verdict
        state={{ ...statusLooks[status], word: statusWords(status) }}
        title={lead.title}
        text={lead.text}
      >
        {status === 'RETURNED' && editable && (
          <ButtonLink href={hrefOf(mends)} variant="primary" size="large">
            {isPhotoOnly ? '换照片并重交' : '修改并重交'}
          </ButtonLink>
        )}
        {status === 'ARRANGED' && parseMoment(record.ticketOpenTime) <= now && (
          <ButtonLink href={ticketHref} variant="primary" size="large">
            去打印准考证
          </ButtonLink>
        )}
        {status === 'CANCELLED' && now < parseMoment(batch.endTime) && (
          <ButtonLink href={hrefOf(opened.draft === null ? 'choice' : undefined)} size="large">
            {opened.draft === null ? '重新报名' : '接着填'}
          </ButtonLink>
        )}
      </Verdict>
      <div className={form.columns}>
        <div className={form.step}>
          {returnedItems.length > 0 && <Returned {...{ exam, record, hrefOf }} />}
          {status === 'UNPAID' && <Payment record={record} />}
          <Items {...{ exam, visit, opened, record }} />
          {record.seats.length > 0 && <Seats record={record} />}
          <div className={page.actions}>
            {editable && <ButtonLink href={hrefOf('choice')}>{exam.choice.change}</ButtonLink>}
            <Button icon="print" onPress={paper.print}>
              打印报名表
            </Button>
            {cancellable && <CancelRow visit={visit} record={record} onCancelled={onCancelled} />}
          </div>
          {paper.document}
        </div>
        <aside className={form.margin}>
          <MarginPart title="办到哪了">
            <Steps look="marks" steps={recordSteps(record, now)} />
          </MarginPart>
          <MarginPart title="本人核验">
            <p>
              {opened.holder.mobile} 的短信验证码已核验，{timeWords(opened.proofUntil)} 前有效。
            </p>
            <TextButton onPress={onLeave}>清空并退出</TextButton>
          </MarginPart>
        </aside>
      </div>
    </>
  );
}

const partSteps = {
  PHOTO: 'photo',
  COURSES: 'choice',
  SITE: 'choice',
  LANGUAGE: 'choice',
  STUDY: 'choice',
} as const;

function Returned({ exam, record, hrefOf }: Pick<RecordViewProps, 'exam' | 'record' | 'hrefOf'>) {
  const { returnedItems, photo, editable } = record;
  return (
    <Part title={`要改的 ${returnedItems.length} 处`} note="其余内容不用动">
      <ul>
        {returnedItems.map(({ item, reason }) => (
          <li key={item} className={styles.returned}>
            {item === 'PHOTO' && <img src={photo.url} alt="被退回的照片" className={page.photo} />}
            <div className={styles.returnedText}>
              <p className={styles.returnedName}>{partTitle(exam, item)}</p>
              <p>{reason}</p>
              {editable && (
                <p>
                  <ButtonLink href={hrefOf(partSteps[item])} size="small">
                    {item === 'PHOTO' ? '换一张照片' : `改${partTitle(exam, item)}`}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Payment({ record: { signUpNo, fee, paid } }: Pick<RecordViewProps, 'record'>) {
  return (
    <Part title="怎样缴费" note={`待缴 ${feeWords(fee - paid)}`}>
      <p>订单号就是报名号 {signUpNo}。</p>
      <ol className={styles.ways}>
        {exams.payment.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ol>
      <p className={page.note}>
        自考办收到后确认，报名进入审核。自考办 {institution.service.phone}，{institution.service.hours}。
      </p>
    </Part>
  );
}

function Items({
  exam,
  visit,
  opened,
  record,
}: Pick<RecordViewProps, 'exam' | 'visit' | 'opened' | 'record'>) {
  const { courses, signUpNo, fee, siteName, siteAddress, document } = record;
  const chosen = exam.chosen(document, visit.batch);
  return (
    <Part title="已报内容" note={`报名号 ${signUpNo}`}>
      <HolderLines holder={opened.holder} photo={record.photo} />
      <ul>
        {courses.map((course) => (
          <li key={course.courseCode} className={styles.item}>
            <span className={styles.itemName}>
              {course.courseCode} {course.courseName}
              <small className={page.subline}>{creditAndForms(course)}</small>
            </span>
            <span className={styles.fee}>{feeWords(course.fee)}</span>
          </li>
        ))}
        {courses.length === 0 &&
          chosen.map(({ label, lines, notes }) => (
            <li key={label} className={styles.item}>
              <span className={styles.itemName}>{label}</span>
              <span>{[...lines, ...(notes ?? [])].join('，')}</span>
            </li>
          ))}
        {courses.length > 0 && (
          <li className={styles.item}>
            <span className={styles.itemName}>
              {siteName}
              {siteAddress !== '' && <small className={page.subline}>{siteAddress}</small>}
            </span>
          </li>
        )}
        <li className={styles.item}>
          <span className={styles.itemName}>合计</span>
          <span className={page.amount}>{feeWords(fee)}</span>
        </li>
      </ul>
    </Part>
  );
}

function Seats({ record: { seats, courses } }: Pick<RecordViewProps, 'record'>) {
  return (
    <Part title="考场和座位">
      <ul>
        {seats.map((seat) => (
          <li key={`${seat.courseCode} ${seat.date}`} className={styles.item}>
            <span className={styles.itemName}>
              {courses.find(({ courseCode }) => courseCode === seat.courseCode)?.courseName ?? '考试'}
              <small className={page.subline}>
                {dayWords(seat.date)}（{weekdayWords(seat.date)}）{seat.startTime}–{seat.endTime}
              </small>
              <small className={page.subline}>
                {seat.siteName}，{seat.address}
              </small>
            </span>
            <span className={styles.fee}>
              {seat.room}，{seat.seat} 号
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
