import type { HeldService } from '@qianwei/api/contract/course/catalogue';
import { parseMoment } from '@qianwei/api/time/moment';
import { daysToEnd } from './held-words.ts';
import * as styles from './ServiceSpan.css.ts';
import type { SpanScale } from './span-scale.ts';

const dayMs = 86_400_000;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export interface ServiceSpanProps {
  service: HeldService;
  scale: SpanScale;
  /** Ms since 1970. */
  now: number;
}

/** From when until when a service runs, and where today is. A picture of the dates that stand beside it. */
export function ServiceSpan({ service, scale, now }: ServiceSpanProps) {
  const { openDate, expireDate, status } = service;
  const from = scale.at(parseMoment(openDate));
  const to = scale.at(parseMoment(expireDate) + dayMs);
  const tone = daysToEnd(service, now) !== null ? 'soon' : status === 'ACTIVE' ? 'running' : 'rest';
  return (
    <span className={styles.span} aria-hidden="true">
      <span
        className={styles.bar}
        data-tone={tone}
        style={{ left: percent(from), width: percent(to - from) }}
      />
      <span className={styles.now} style={{ left: percent(scale.at(now)) }} />
    </span>
  );
}

/** The scale above the spans: its first month, today, its last. */
export function SpanHead({ scale, now }: Omit<ServiceSpanProps, 'service'>) {
  return (
    <span className={styles.head}>
      <span>{scale.first}</span>
      <b
        className={styles.todayWord}
        style={{ left: `clamp(4.5em, ${percent(scale.at(now))}, calc(100% - 4.5em))` }}
      >
        今天
      </b>
      <span>{scale.last}</span>
    </span>
  );
}
