import { examDoorMinutes } from '@qianwei/api/contract/academic/exam-rules';
import type { TicketItem } from '@qianwei/api/contract/academic/ticket';
import { genderTitles } from '@qianwei/api/contract/gender';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { type PlaceChange, type TicketCheck, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { formatDuration } from '@qianwei/api/time/duration';
import { parseMoment } from '@qianwei/api/time/moment';
import {
  dateWords,
  dayWords,
  exactWords,
  momentWords,
  timeWords,
  weekdayWords,
} from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Form } from '@qianwei/ui/Form';
import { Link } from '@qianwei/ui/Link';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { TextField } from '@qianwei/ui/TextField';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { institution } from '../../../institution/institution.ts';
import { practiceTicketPath } from '../../../shared/address/ticket-href.ts';
import { checkPayloadFields } from '../../../shared/form/check-fields.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './VerifyTicket.css.ts';

/** 核验准考证, for whoever stands at the door: is the paper the newest, and whose is it. */
export default function VerifyTicket({ verifyCode }: { verifyCode: string }) {
  const wrong = codeProblem(verifyCode);
  return (
    <div className={styles.page}>
      <h1 className={styles.pageTitle}>核验准考证</h1>
      {wrong === undefined && <Check verifyCode={verifyCode} />}
      <NextCode key={verifyCode} wrong={wrong === undefined ? null : { verifyCode, problem: wrong }} />
    </div>
  );
}

/** Chinese, what is wrong with the form of a code. */
const codeProblem = (verifyCode: string): string | undefined =>
  checkPayloadFields(verifyTicketNLog.payload, { verifyCode }).verifyCode;

function Check({ verifyCode }: { verifyCode: string }) {
  const check = useCall(verifyTicketNLog, { verifyCode });
  return (
    <QueryView
      query={check}
      name="核验结果"
      skeleton={<Skeleton height={320} />}
      gone={
        <EmptyState
          drawing="search"
          title="没有这个验证码的准考证"
          why="请核对纸上的验证码。仍查不到，这张准考证不是本校签发的，或者报名已经撤销。"
        />
      }
    >
      {(found) => (
        <div className={styles.result}>
          <Result found={found} verifyCode={verifyCode} />
        </div>
      )}
    </QueryView>
  );
}

const shownCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');

const verdicts: Readonly<Record<TicketCheck['state'], string>> = {
  VALID: '有效，是最新一版',
  VOID: '旧版，已作废',
  OVER: '已结束',
};

function Result({ found, verifyCode }: { found: TicketCheck; verifyCode: string }) {
  const { state, changes, latest, serverTime, endedOn } = found;
  const isNewest = state !== 'VOID';
  const [newest] = changes;
  return (
    <>
      <div className={styles.verdict} role="status">
        <Seal state={state} />
        <div className={styles.verdictWords}>
          <p className={isNewest ? styles.title : styles.invalidTitle}>{verdicts[state]}</p>
          {isNewest ? (
            <>
              {endedOn !== null && (
                <p>
                  <WholeDates>{`考试到 ${dayWords(endedOn)} 为止，这张准考证不能再用来入场`}</WholeDates>
                </p>
              )}
              <p>
                <WholeDates>{`核验时间 ${exactWords(serverTime)}`}</WholeDates>
              </p>
              <p>
                验证码 {shownCode(verifyCode)}，第 {latest} 版
              </p>
            </>
          ) : (
            <>
              <p>
                <WholeDates>{`${newest ? `${momentWords(newest.time)} 起` : ''}由第 ${latest} 版替代`}</WholeDates>
              </p>
              <p>请考生重新打印，座位以新版为准</p>
            </>
          )}
        </div>
      </div>
      <Rule />
      <h2 className={styles.heading}>{found.title}</h2>
      <Person found={found} />
      {isNewest ? (
        found.items.map((item) => (
          <Exam
            key={`${item.courseCode} ${item.date} ${item.startTime}`}
            item={item}
            address={found.sites.find(({ name }) => name === item.siteName)?.address ?? ''}
            now={serverTime}
          />
        ))
      ) : (
        <dl className={styles.exam} aria-label="变动">
          {changes.map((change) => (
            <ChangedPlace key={`${change.time} ${change.courseCode}`} change={change} />
          ))}
        </dl>
      )}
      <p className={styles.note}>
        请把照片和证件号末四位与本人身份证核对。这个页面只供核验，不能代替准考证。
      </p>
    </>
  );
}

function Person({ found }: { found: TicketCheck }) {
  const { name, gender, examineeNo, idCard, majorCode, majorName, photo } = found;
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.name}>{name}</p>
        <p>{genderTitles[gender]}</p>
        <p>准考证号 {examineeNo}</p>
        <p>身份证 {idCard}</p>
        <p>
          {majorCode} {majorName}
        </p>
      </div>
      {photo !== '' && <img className={styles.photo} src={photo} alt="考生照片" />}
    </div>
  );
}

/** A place as the paper has it, struck out, and as it is now; never by its look alone. */
const ChangedPlace = ({ change: { courseCode, from, to } }: { change: PlaceChange }) => (
  <Row term={courseCode === '' ? '考场、座位' : `${courseCode} 考场、座位`}>
    {from === '' ? '新安排在' : <s className={styles.was}>{from}</s>}
    {from !== '' && ' 改为 '}
    <b className={styles.now}>{to}</b>
  </Row>
);

interface ExamProps {
  item: TicketItem;
  address: string;
  now: TicketCheck['serverTime'];
}

function Exam({ item, address, now }: ExamProps) {
  const { courseCode, courseName, assessForms, date, startTime, endTime, siteName, room, seat } = item;
  const start = parseMoment(`${date} ${startTime}:00`);
  const closes = start + examDoorMinutes.lastEntry * 60_000;
  return (
    <dl className={styles.exam} aria-label={courseName}>
      <Row term="课程" more={assessForms.map((mode) => assessFormTitles[mode]).join('、')}>
        <b>{`${courseCode} ${courseName}`.trim()}</b>
      </Row>
      <Row
        term="时间"
        more={doorWords({ closes, end: parseMoment(`${date} ${endTime}:00`) }, parseMoment(now))}
      >
        <b>
          {dateWords(date)}（{weekdayWords(date)}）{startTime}–{endTime}
        </b>
      </Row>
      <Row term="考点" more={address}>
        {siteName}
      </Row>
      <Row term="考场、座位">
        <b>{room}</b> <b className={styles.seat}>{seat}</b>
      </Row>
    </dl>
  );
}

/** `09:15 停止入场，还有 34 分`: on the day, how long the door stays open. Moments in ms. */
function doorWords({ closes, end }: { closes: number; end: number }, now: number): string {
  if (now > end) return '已经结束';
  const words = `${timeWords(closes)} 停止入场`;
  const left = closes - now;
  if (left <= 0) return `${words}，已停止`;
  return left < 12 * 3_600_000 ? `${words}，还有 ${formatDuration(left)}` : words;
}

const Row = ({ term, more = '', children }: { term: string; more?: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>
      {children}
      {more !== '' && (
        <small className={styles.small}>
          <WholeDates>{more}</WholeDates>
        </small>
      )}
    </dd>
  </div>
);

interface NextCodeProps {
  /** A code of the address that cannot be one, to be corrected here; null for none. */
  wrong: { readonly verifyCode: string; readonly problem: string } | null;
}

/** The next paper: its code typed in, where nothing can be scanned. */
function NextCode({ wrong }: NextCodeProps) {
  const [code, setCode] = useState(wrong?.verifyCode ?? '');
  const [errors, setErrors] = useState<Record<string, string>>(wrong ? { verifyCode: wrong.problem } : {});
  const label = wrong ? '验证码' : '核验下一张';
  const [, navigate] = useLocation();
  const { phone } = institution.service;
  const show = () => {
    const problem = codeProblem(code);
    setErrors(problem === undefined ? {} : { verifyCode: problem });
    if (problem === undefined) navigate(`${practiceTicketPath}?verify=${shownCode(code)}`);
  };
  return (
    <Form aria-label={label} onSubmit={show} validationErrors={errors} className={styles.next}>
      <TextField
        name="verifyCode"
        label={label}
        hint="12 位，印在准考证左下角"
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
      />
      <Button type="submit">核验</Button>
      <p className={styles.note}>
        有疑问，打 <Link href={`tel:${phone}`}>{phone}</Link>
      </p>
    </Form>
  );
}

/** Line inside the seal: a tick, a cross, or a dash. */
const marks: Readonly<Record<TicketCheck['state'], string>> = {
  VALID: 'M24 41l11 12 21-26',
  VOID: 'M26 26l28 28M54 26L26 54',
  OVER: 'M24 40h32',
};

/** 核验章: a square seal with the mark of the state. The words beside it say the same. */
function Seal({ state }: Pick<TicketCheck, 'state'>) {
  return (
    <svg className={styles.seals[state]} viewBox="0 0 80 80" aria-hidden="true">
      <rect x="2" y="2" width="76" height="76" rx="6" strokeWidth="4" />
      <rect x="9" y="9" width="62" height="62" rx="2" strokeWidth="1.5" />
      <path d={marks[state]} strokeWidth="6" />
    </svg>
  );
}
