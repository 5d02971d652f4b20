import { Button } from '@qianwei/ui/Button';
import { DateRuler } from '@qianwei/ui/DateRuler';
import { PrintSheet, usePrint } from '@qianwei/ui/PrintSheet';
import type { ReactNode } from 'react';
import { Holder } from './Holder.tsx';
import { Site } from './Site.tsx';
import * as styles from './Ticket.css.ts';
import type { TicketData } from './ticket.ts';

export interface TicketProps {
  ticket: TicketData;
  /** Of the student; a portrait's outline without it. */
  photo?: string;
  /** The QR code of the verification, 24 mm square: `QrPicture`. */
  qr: ReactNode;
}

/** 准考证: one A4 page with all that is needed at the door, and the button that prints it. */
export function Ticket({ ticket, photo, qr }: TicketProps) {
  const { day, verification } = ticket;
  const { sheetRef, print } = usePrint();
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Button variant="primary" icon="print" onPress={print}>
          打印准考证
        </Button>
      </div>
      <div className={styles.frame}>
        <PrintSheet
          ref={sheetRef}
          title={ticket.title}
          issuer={ticket.issuer}
          foot={`打印时间 ${ticket.printedAt}`}
        >
          <div className={isDense(ticket) ? styles.dense : styles.body}>
            <Holder data={ticket} photo={photo} />
            {ticket.sites.map((site) => (
              <Site key={site.name} site={site} />
            ))}
            <section>
              <h2 className={styles.heading}>{day.title}</h2>
              <DateRuler label={day.title} points={day.points} spans={day.spans} scale="time" look="tick" />
            </section>
            <section>
              <h2 className={styles.heading}>考生须知</h2>
              <ol className={styles.rules}>
                {ticket.rules.map((rule) => (
                  <li key={rule} className={styles.rule}>
                    {rule}
                  </li>
                ))}
              </ol>
            </section>
            <Checked items={ticket.checked} />
            <div className={styles.end}>
              {qr}
              <div>
                <p>验证码 {verification.code}</p>
                {verification.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
              <div className={styles.offices}>
                {ticket.offices.map((office) => (
                  <p key={office}>{office}</p>
                ))}
              </div>
            </div>
          </div>
        </PrintSheet>
      </div>
    </div>
  );
}

/** The items checked before printing, and the line to sign on. */
function Checked({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.check}>
      <span className={styles.checkTitle}>打印前已核对</span>
      <ul className={styles.checks} aria-label="打印前已核对">
        {items.map((item) => (
          <li key={item} className={styles.checkItem}>
            <svg className={styles.box} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1h14v14H1zM4 8.4l3 3 5.5-6.5" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
      <span>
        考生签名
        <span className={styles.signature}>&nbsp;</span>
      </span>
    </div>
  );
}

/** Characters that fit on one line of the ticket, and on two lines of a course's cell. */
const maxCharacters = { site: 32, course: 24 };

/** True when a ticket says more than one page holds in the drawn size: it is then set a tenth smaller. */
function isDense({ sites }: Pick<TicketData, 'sites'>): boolean {
  const exams = sites.flatMap((site) => site.exams);
  return (
    sites.length > 1 ||
    exams.length > 3 ||
    sites.some(({ name }) => name.length > maxCharacters.site) ||
    exams.some(({ name }) => name.length > maxCharacters.course)
  );
}
