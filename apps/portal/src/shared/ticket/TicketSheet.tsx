import { examDoorMinutes } from '@qianwei/api/contract/academic/exam-rules';
import { type Ticket, type TicketItem, ticketVersion } from '@qianwei/api/contract/academic/ticket';
import { genderTitles } from '@qianwei/api/contract/gender';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { formatDuration } from '@qianwei/api/time/duration';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords, timeWords } from '@qianwei/api/time/words';
import { DateRuler } from '@qianwei/ui/DateRuler';
import { PrintSheet } from '@qianwei/ui/PrintSheet';
import { Rule } from '@qianwei/ui/Rule';
import type { ReactNode } from 'react';
import { institution } from '../../institution/institution.ts';
import { useClient } from '../client/client.tsx';
import { TicketEnd } from './TicketEnd.tsx';
import * as styles from './TicketSheet.css.ts';
import { TicketSite } from './TicketSite.tsx';
import { clashIn, type TicketPage, ticketPages } from './ticket-pages.ts';
import { checksOf, clashText, clashTitle } from './ticket-words.ts';

export interface TicketSheetProps {
  ticket: Ticket;
  /** On the screen the ID card is masked, on paper it is whole. */
  isPaper: boolean;
  /** Without a network: a photo that is missing may exist. Default false. */
  isCut?: boolean;
}

/** A ticket as it is printed: all that is needed at the door, on one A4 page, or on one for each site. */
export function TicketSheet({ ticket, isPaper, isCut = false }: TicketSheetProps) {
  const { serverNow } = useClient();
  const { title, ticketNo } = ticket;
  const { schoolName } = institution;
  const issuer = `${schoolName}高等教育自学考试`;
  const pages = ticketPages(ticket);
  return (
    <div className={styles.frame}>
      <PrintSheet
        preview={!isPaper}
        title={title}
        issuer={issuer}
        head={`${schoolName}　${ticketNo}`}
        foot={`${momentWords(serverNow())} 打印，第 ${ticketVersion(ticket.changes)} 版`}
        headingLevel={2}
      >
        {pages.map((page) => (
          <div key={page.no} className={page.no === 1 ? undefined : styles.nextPage}>
            {page.no > 1 && (
              <div className={styles.pageHead}>
                <p>{issuer}</p>
                <p className={styles.pageTitle}>{title}</p>
                <Rule />
              </div>
            )}
            <Sheet ticket={ticket} page={page} isPaper={isPaper} isCut={isCut} />
          </div>
        ))}
      </PrintSheet>
    </div>
  );
}

/** One page of a ticket. */
function Sheet({ ticket, page, isPaper, isCut }: Required<TicketSheetProps> & { page: TicketPage }) {
  const { ticketType, notices, changes } = ticket;
  const { sites, items, others } = page;
  const clash = ticketType === 'EXAM' ? null : clashIn(ticket.items);
  return (
    <div className={styles.sizes[sizeOf(ticket, page)]}>
      <Holder
        ticket={ticket}
        idCard={isPaper ? ticket.idCard : maskIdCard(ticket.idCard)}
        noPhoto={isCut ? '照片没有存在这台设备上' : '没有照片'}
      />
      {clash && (
        <section className={styles.change}>
          <h3 className={styles.heading}>{clashTitle}</h3>
          <p>{clashText(clash)}</p>
        </section>
      )}
      {changes.length > 0 && (
        <section className={styles.change}>
          <h3 className={styles.heading}>安排有变动，以前打印的作废</h3>
          <ul>
            {changes.map(({ time, text }) => (
              <li key={`${time} ${text}`}>
                {momentWords(time)}，{text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sites.map((site) => (
        <TicketSite
          key={site.name}
          site={site}
          items={items.filter(({ siteName }) => siteName === site.name)}
          ticketType={ticketType}
        />
      ))}
      {others.length > 0 && <OtherPages page={page} />}
      <HalfDay items={items} />
      <section>
        <h3 className={styles.heading}>考生须知</h3>
        <ol className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice} className={styles.notice}>
              {notice}
            </li>
          ))}
        </ol>
      </section>
      {ticketType !== 'EXAM' && <Checked items={checksOf(ticket)} />}
      <TicketEnd ticket={ticket} />
    </div>
  );
}

/** The largest type size with which a page of a ticket fits one A4 page: by its sites, courses and changes. */
function sizeOf(
  { changes, ticketType, items: allItems }: Ticket,
  { sites, items, others }: TicketPage,
): keyof typeof styles.sizes {
  // The last lines of a ticket with a code to scan, and the boxes to tick.
  const more = ticketType === 'EXAM' ? 0 : 3;
  const clashLines = clashIn(allItems) === null ? 0 : 2;
  const lines = 2 * sites.length + items.length + 2 * changes.length + clashLines + others.length + more;
  if (lines <= 4) return 'body';
  return lines <= 7 ? 'dense' : 'denser';
}

/** Exams at other sites, each on its page. */
function OtherPages({ page: { no, count, others } }: { page: TicketPage }) {
  return (
    <div className={styles.others}>
      <ul>
        {others.map(({ item, no: otherNo }) => (
          <li key={`${item.courseCode} ${item.date} ${item.startTime}`}>
            另一门在别处：<b>{item.courseCode}</b>{' '}
            <b>{momentWords(parseMoment(`${item.date} ${item.startTime}:00`))}</b>　{item.siteName}，见第{' '}
            {otherNo} 页
          </li>
        ))}
      </ul>
      <b className={styles.pageNo}>
        {no} / {count}
      </b>
    </div>
  );
}

/** Things that are compared at the door, and the line to sign on. */
function Checked({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.check}>
      <b>进场前再核对</b>
      <ul className={styles.checks} aria-label="进场前再核对">
        {items.map((item) => (
          <li key={item} className={styles.checkItem}>
            <svg className={styles.box} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1h14v14H1z" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
      <span>
        考生签名<span className={styles.signature}>&nbsp;</span>
      </span>
    </div>
  );
}

const periodTerms = { EXAM: '考期', PRACTICE: '考核批次', ENGLISH: '考试批次' } as const;

/** The student whom the ticket admits, with a photo. */
function Holder({ ticket, idCard, noPhoto }: { ticket: Ticket; idCard: string; noPhoto: string }) {
  const { ticketType, name, gender, examineeNo, language, majorCode, majorName, periodName, photoUrl } =
    ticket;
  return (
    <div className={styles.holder}>
      <dl className={styles.facts}>
        <Fact term="姓名" look={styles.name} half>
          {name}
        </Fact>
        <Fact term="性别" half>
          {genderTitles[gender]}
        </Fact>
        <Fact term="准考证号" look={styles.number}>
          {examineeNo}
        </Fact>
        <Fact term="身份证号" look={styles.number}>
          {idCard}
        </Fact>
        <Fact term="报考专业">
          {majorCode}　{majorName}
        </Fact>
        {language && <Fact term="语种">{signUpLanguageTitles[language]}</Fact>}
        <Fact term={periodTerms[ticketType]}>{periodName}</Fact>
      </dl>
      {photoUrl === '' ? (
        <svg className={styles.photo} viewBox="0 0 99 132" role="img" aria-label={noPhoto}>
          <circle cx="49.5" cy="52" r="19" />
          <path d="M14 124c3-28 16-40 35.5-40S82 96 85 124M40 82l9.5 11 9.5-11" />
        </svg>
      ) : (
        <img className={styles.photo} src={photoUrl} alt={`考生照片：${name}`} />
      )}
    </div>
  );
}

interface FactProps {
  term: string;
  look?: string;
  /** Shares its line with another. */
  half?: boolean;
  children: ReactNode;
}

const Fact = ({ term, look = '', half, children }: FactProps) => (
  <div className={half ? `${styles.fact} ${styles.half}` : styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={`${styles.value} ${look}`}>{children}</dd>
  </div>
);

/** In minutes from the beginning of an exam: when the doors open and close, when one may leave (notice n03). */
const moments = [
  { id: 'entry', after: examDoorMinutes.entry, label: '开始入场' },
  { id: 'start', after: 0, label: '开考' },
  { id: 'late', after: examDoorMinutes.lastEntry, label: '停止入场' },
  { id: 'leave', after: examDoorMinutes.leave, label: '可以交卷' },
];

/** The hours of the first exam; an afternoon runs as a morning does, so many hours later. */
function HalfDay({ items }: { items: readonly TicketItem[] }) {
  const [first] = items;
  if (first === undefined) return null;
  const start = parseMoment(`${first.date} ${first.startTime}:00`);
  const end = parseMoment(`${first.date} ${first.endTime}:00`);
  const later = items.find(({ startTime }) => startTime > first.startTime);
  const offset = later === undefined ? 0 : parseMoment(`${first.date} ${later.startTime}:00`) - start;
  const title = offset === 0 ? '每场这样安排' : `上午场这样安排，下午场各延后 ${formatDuration(offset)}`;
  const points = [
    ...moments.map(({ after, ...moment }) => ({ ...moment, at: start + after * 60_000 })),
    { id: 'end', at: end, label: '结束' },
  ];
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <DateRuler
        label={title}
        points={points.map((point) => ({ ...point, when: timeWords(point.at) }))}
        spans={[{ from: start, to: end }]}
        scale="time"
        look="tick"
      />
    </section>
  );
}
