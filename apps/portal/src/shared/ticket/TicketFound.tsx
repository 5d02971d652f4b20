import type { Ticket, TicketItem } from '@qianwei/api/contract/academic/ticket';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { dateWords, dayWords, momentWords, weekdayWords } from '@qianwei/api/time/words';
import { loginPath } from '@qianwei/machines/session/redirect';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { late, useLateCode } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapOf } from '../../institution/exams.ts';
import { practiceTicketPath } from '../address/ticket-href.ts';
import { copyText } from '../device/copy-text.ts';
import { useNotify } from '../page/notify.tsx';
import { usePaper } from '../print/paper.tsx';
import type { Query } from '../query/QueryView.tsx';
import { useNow } from '../time/use-now.ts';
import * as styles from './TicketFound.css.ts';
import { clashIn, ticketPages } from './ticket-pages.ts';
import { checksOf, clashText, clashTitle, placesText } from './ticket-words.ts';

const ticketPaper = late<{ ticket: Ticket; isCut: boolean }>(() => import('./TicketPaper.tsx'), {
  prefetch: 'idle',
});
const ticketCalendar = () => import('./ticket-event.ts');

export interface TicketFoundProps {
  ticket: Ticket;
  /** Reads the ticket again before it is printed; missing where that needs another captcha. */
  readNewest?: () => Promise<Pick<Query<Ticket>, 'data' | 'error'>>;
  /** The person who looked it up without a login; missing for the student's own. */
  guest?: {
    /** As typed: the answer is masked, and paper has what is compared with the card. */
    person: Pick<Ticket, 'name' | 'idCard'>;
    /** Empties the page. */
    onForget: () => void;
  };
}

/** A ticket on the screen: when, where and on which seat, what to compare, and its ways onto paper and into a calendar. */
export function TicketFound({ ticket, guest, readNewest }: TicketFoundProps) {
  const {
    ticketType,
    title,
    periodName,
    photoUrl,
    name,
    examineeNo,
    items,
    sites,
    changes,
    openTime,
    endedOn,
  } = ticket;
  const notify = useNotify();
  const now = useNow();
  const { name: paperName, idCard } = guest?.person ?? ticket;
  const paper = usePaper(ticketPaper, { ticket: { ...ticket, name: paperName, idCard }, isCut: false });
  const withCalendar = useLateCode(ticketCalendar);
  const heading = useRef<HTMLHeadingElement>(null);
  const isGuest = guest !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket takes the focus again
  useEffect(() => {
    if (isGuest) heading.current?.focus();
  }, [isGuest, ticket]);
  const clash = clashIn(items);
  const pages = ticketPages(ticket).length;
  const copy = async () => {
    const isCopied = await copyText(placesText(ticket));
    notify(
      isCopied
        ? { type: 'success', text: '考场和座位已复制。' }
        : { type: 'warning', text: '浏览器不允许复制，请长按选中后复制。' },
    );
  };
  const [isReading, setReading] = useState(false);
  const printNewest = async () => {
    if (readNewest === undefined) return paper.print();
    setReading(true);
    const { data, error } = await readNewest();
    setReading(false);
    if (error?.kind === 'business') return notify({ type: 'error', text: `没有打印：${error.message}` });
    if (error === null && data?.verifyCode !== ticket.verifyCode)
      return notify({ type: 'warning', text: '没有打印：安排刚有变动，请核对新的考场和座位再打印。' });
    if (error !== null)
      notify({ type: 'warning', text: '没有网络，打印的是上次看到的安排；联网后请再核对一次。' });
    paper.print();
  };
  return (
    <section className={styles.found} aria-label={title}>
      <Rule />
      <div className={styles.head}>
        {photoUrl !== '' && <img className={styles.photo} src={photoUrl} alt="考生照片" />}
        <div className={styles.headWords}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <div className={styles.facts}>
            <Facts
              facts={[
                name,
                guest ? ticket.idCard : maskIdCard(ticket.idCard),
                ...(ticket.language ? [signUpLanguageTitles[ticket.language]] : []),
                `准考证号 ${examineeNo}`,
                `${ticket.majorCode} ${ticket.majorName}`,
                periodName,
              ]}
            />
          </div>
          {endedOn === null ? (
            <StateMark shape="check" tone="success">
              审核通过，可打印
            </StateMark>
          ) : (
            <StateMark shape="dash" tone="muted">
              已结束，考试到 {dayWords(endedOn)} 为止
            </StateMark>
          )}
        </div>
      </div>
      {clash && (
        <Banner tone="danger" title={clashTitle}>
          {clashText(clash)}
        </Banner>
      )}
      {changes.length > 0 && (
        <Banner
          tone="danger"
          title={`安排有变动，以前打印的准考证作废${endedOn === null ? '，请重新打印' : ''}。`}
        >
          {changes.map(({ text }) => text).join('；')}。
        </Banner>
      )}
      <div>
        {items.map((item) => (
          <Exam
            key={`${item.courseCode} ${item.date} ${item.startTime}`}
            item={item}
            address={sites.find(({ name: siteName }) => siteName === item.siteName)?.address ?? ''}
          />
        ))}
      </div>
      {endedOn === null && (
        <>
          <fieldset className={styles.checks}>
            <legend className={styles.checksTitle}>打印前核对</legend>
            {checksOf(ticket).map((check) => (
              <Checkbox key={check}>{check}</Checkbox>
            ))}
          </fieldset>
          <div className={styles.actions}>
            <Button variant="primary" icon="print" pending={isReading} onPress={() => void printNewest()}>
              打印，{pages === 1 ? '一张' : `${pages} 张`} A4
            </Button>
            <Button
              variant="quiet"
              icon="calendar"
              onPress={() =>
                withCalendar(({ saveTicketCalendar }) =>
                  notify({ type: 'success', text: saveTicketCalendar(ticket, now) }),
                )
              }
            >
              加入日历
            </Button>
            <Button variant="quiet" icon="copy" onPress={() => void copy()}>
              复制考场座位
            </Button>
          </div>
          <p className={styles.note}>
            <WholeDates>{`${momentWords(openTime)} 起开放，可以重复打印。要存成文件，在打印窗口选“另存为 PDF”。`}</WholeDates>
            身份证号在屏幕上隐去中间几位，打印出来是完整的。
            {guest && ticketType === 'PRACTICE' && (
              <>
                准考证号在纸上也隐去中间四位，入场按身份证和验证码核对；要打印完整的，先
                <Link href={loginPath(practiceTicketPath)}>登录</Link>。
              </>
            )}
          </p>
        </>
      )}
      {guest && <TextButton onPress={guest.onForget}>清空并退出查询</TextButton>}
      {paper.document}
    </section>
  );
}

function Exam({ item, address }: { item: TicketItem; address: string }) {
  const { courseCode, courseName, assessForms, date, startTime, endTime, siteName, room, seat, carry } = item;
  const modes = assessForms.map((mode) => assessFormTitles[mode]).join('、');
  return (
    <article className={styles.exam} aria-label={courseName}>
      {courseCode !== '' && (
        <p className={styles.course}>
          {courseCode} {courseName}
          <span className={styles.small}>{[modes, carry].filter((text) => text !== '').join('，')}</span>
        </p>
      )}
      <Value term="日期和时间" more={`${startTime}–${endTime}`}>
        {dateWords(date)}（{weekdayWords(date)}）
      </Value>
      <Value
        term="考点"
        more={
          <>
            {address}{' '}
            <Link href={mapOf(`${address} ${siteName}`)} target="_blank" rel="noreferrer">
              打开地图
            </Link>
          </>
        }
      >
        {siteName}
      </Value>
      <Value term="考场">{room}</Value>
      <Value term="座位" isSeat>
        {seat}
      </Value>
    </article>
  );
}

interface ValueProps {
  term: string;
  more?: ReactNode;
  isSeat?: boolean;
  children: ReactNode;
}

const Value = ({ term, more, isSeat = false, children }: ValueProps) => (
  <div>
    <p className={styles.term}>{term}</p>
    <p className={isSeat ? styles.seat : styles.value}>{children}</p>
    {more && <p className={styles.small}>{more}</p>}
  </div>
);
