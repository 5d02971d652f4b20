import { listDay } from '@qianwei/api/time/words';
import * as styles from './HeldList.css.ts';
import { HeldState, RenewalLink } from './HeldState.tsx';
import type { HeldRowsProps } from './HeldTable.tsx';
import { daysToEnd } from './held-words.ts';
import { ServiceSpan } from './ServiceSpan.tsx';
import { shortTypeWords } from './service-words.ts';

/** The services on a phone: one below the other. */
export function HeldList({ services, scale, now, onRenewal }: HeldRowsProps) {
  return (
    <ul className={styles.list} aria-label="我的课程服务">
      {services.map((service) => {
        const isSoon = daysToEnd(service, now) !== null;
        return (
          <li key={service.courseId} className={styles.entry}>
            <div className={styles.line}>
              <h3 className={styles.name}>{service.courseName}</h3>
              <HeldState service={service} now={now} />
            </div>
            <p className={styles.items}>
              {service.courseCode}，{shortTypeWords(service.services)}
            </p>
            <ServiceSpan service={service} scale={scale} now={now} />
            <div className={styles.line}>
              <span className={styles.start}>{listDay(service.openDate)} 开通</span>
              <span className={styles.end} data-status={isSoon ? 'SOON' : service.status}>
                到 {listDay(service.expireDate)}
              </span>
            </div>
            {isSoon && <RenewalLink onPress={onRenewal} />}
          </li>
        );
      })}
    </ul>
  );
}
