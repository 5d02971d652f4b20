import { listDay } from '@qianwei/api/time/words';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { HeldState, RenewalLink } from './HeldState.tsx';
import * as styles from './HeldTable.css.ts';
import { daysToEnd } from './held-words.ts';
import { ServiceSpan, type ServiceSpanProps, SpanHead } from './ServiceSpan.tsx';
import { shortTypeWords } from './service-words.ts';

export interface HeldRowsProps extends Omit<ServiceSpanProps, 'service'> {
  services: readonly ServiceSpanProps['service'][];
  /** 续期办法 was asked for. */
  onRenewal: () => void;
}

/** The services on a desk: a table whose spans stand on one scale. */
export function HeldTable({ services, scale, now, onRenewal }: HeldRowsProps) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>我的课程服务</caption>
      <thead>
        <tr>
          <th scope="col">课程</th>
          <th scope="col" className={styles.items}>
            服务项
          </th>
          <th scope="col" className={styles.date}>
            开通日期
          </th>
          <td className={styles.spans}>
            <SpanHead scale={scale} now={now} />
          </td>
          <th scope="col" className={styles.date}>
            有效期至
          </th>
          <th scope="col" className={styles.state}>
            状态
          </th>
          <th scope="col" className={styles.way}>
            <span className={visuallyHidden}>办理</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const isSoon = daysToEnd(service, now) !== null;
          return (
            <tr key={service.courseId}>
              <th scope="row">
                <span className={styles.name}>{service.courseName}</span>
                <span className={styles.code}>{service.courseCode}</span>
              </th>
              <td>{shortTypeWords(service.services)}</td>
              <td>{listDay(service.openDate)}</td>
              <td className={styles.spans}>
                <ServiceSpan service={service} scale={scale} now={now} />
              </td>
              <td className={styles.end} data-status={isSoon ? 'SOON' : service.status}>
                {listDay(service.expireDate)}
              </td>
              <td>
                <HeldState service={service} now={now} />
              </td>
              <td className={styles.way}>{isSoon && <RenewalLink onPress={onRenewal} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
