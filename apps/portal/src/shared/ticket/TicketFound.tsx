import type { Ticket, TicketItem } from '@qianwei/api/contract/academic/ticket';
import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { dateWords, weekdayWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { DockAction } from '@qianwei/ui/DockAction';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { late, useLateCode } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { mapOf } from '../../institution/exams.ts';
import { copyText } from '../device/copy-text.ts';
import { useNotify } from '../page/notify.tsx';
import { usePaper } from '../print/paper.tsx';
import { useNow } from '../time/use-now.ts';
import * as styles from './TicketFound.css.ts';
import { clashIn, ticketPages } from './ticket-pages.ts';
import { checksOf, placesText } from './ticket-words.ts';

const ticketPaper = late<{ ticket: Ticket; isCut: boolean }>(() => import('./TicketPaper.tsx'), {
  prefetch: 'idle',
});
const ticketCalendar = () => import('./ticket-event.ts');

export interface TicketFoundProps {
  ticket: Ticket;
  /** Empties a page on which it was looked up, with a masked name; left out for the student's own. */
  onForget?: () => void;
}

/** A ticket on the screen: when, where and on which seat, what to compare, and its ways onto paper and into a calendar. */
export function TicketFound({ ticket, onForget }: TicketFoundProps) {
  const { title, periodName, photoUrl, name, examineeNo, majorCode, majorName, items, sites, changes } =
    ticket;
  const notify = useNotify();
  const now = useNow();
  const paper = usePaper(ticketPaper, { ticket, isCut: false });
  const withCalendar = useLateCode(ticketCalendar);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onForget) heading.current?.focus();
  }, [onForget]);
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
  const print = (block: boolean) => (
    <Button variant="primary" icon="print" block={block} onPress={paper.print}>
      打印，{pages === 1 ? '一张' : `${pages} 张`} A4
    </Button>
  );
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
                onForget ? maskName(name) : name,
                maskIdCard(ticket.idCard),
                `准考证号 ${examineeNo}`,
                `${majorCode} ${majorName}`,
                periodName,
              ]}
            />
          </div>
          <StateMark shape="check" tone="success">
            审核通过，可打印
          </StateMark>
        </div>
      </div>
      {clash && (
        <Banner tone="danger" title="两门考核时间冲突，请联系主考院校">
          {clash.map(({ courseCode, startTime }) => `${courseCode} ${startTime} 开考`).join('，')}
          ，只能参加一门。
        </Banner>
      )}
      {changes.length > 0 && (
        <Banner tone="danger" title="安排有变动，以前打印的准考证作废，请重新打印。">
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
      <fieldset className={styles.checks}>
        <legend className={styles.checksTitle}>打印前核对</legend>
        {checksOf(ticket).map((check) => (
          <Checkbox key={check}>{check}</Checkbox>
        ))}
      </fieldset>
      <DockAction>{print(true)}</DockAction>
      <div className={styles.actions}>
        {print(false)}
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
        <TextButton onPress={() => void copy()}>复制考场座位</TextButton>
      </div>
      <p className={styles.note}>
        身份证号在屏幕上隐去中间几位，打印出来是完整的。要存成文件，在打印窗口选“另存为 PDF”。
      </p>
      {onForget && <TextButton onPress={onForget}>清空并退出查询</TextButton>}
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
