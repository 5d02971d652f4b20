import type { HomeIndex } from '@qianwei/api/contract/home';
import { parseMoment } from '@qianwei/api/time/moment';
import { daysLeftWords, nearMomentWords, nearWords, sideOf } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { type Deadline, DeadlineLine } from '@qianwei/ui/DeadlineLine';
import { useLateCode } from '@qianwei/ui/late';
import { Menu } from '@qianwei/ui/Menu';
import { Section } from '@qianwei/ui/Section';
import { useState } from 'react';
import { isPending } from '../../routes/pending-pages.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import * as styles from './Deadlines.css.ts';
import { canIgnoreDeadline, type Ignore } from './ignoring.tsx';

const calendar = () => import('./save-deadlines.ts');

export interface DeadlinesProps {
  deadlines: HomeIndex['deadlines'];
  /** Ms since 1970, by the server's clock. */
  now: number;
  ignore: Ignore;
}

/** Deadlines within 30 days, on a ruler; on a phone as a list. */
export function Deadlines({ deadlines: all, now, ignore }: DeadlinesProps) {
  const notify = useNotify();
  const withCalendar = useLateCode(calendar);
  const [showsAll, setShowsAll] = useState(false);
  const own = all.filter(({ concerns }) => concerns);
  const deadlines = showsAll ? all : own;
  const ignorable = deadlines.filter(canIgnoreDeadline);
  const save = () =>
    withCalendar(({ saveDeadlines }) => notify({ type: 'success', text: saveDeadlines(deadlines, now) }));
  return (
    <Section
      name="截止雷达"
      note={`30 天内 ${deadlines.length} 项`}
      action={
        <span className={styles.actions}>
          {deadlines.length > 0 && (
            <Button variant="quiet" size="small" className={styles.save} onPress={save}>
              导出日历
            </Button>
          )}
          {ignorable.length > 0 && (
            <Menu
              items={ignorable.map(({ id, title }) => ({
                id,
                label: title,
                onAction: () => ignore(id, title),
              }))}
              trigger={
                <Button variant="quiet" size="small" className={styles.save}>
                  忽略今日
                </Button>
              }
            />
          )}
          {own.length < all.length && (
            <Button
              variant="quiet"
              size="small"
              className={styles.save}
              aria-expanded={showsAll}
              onPress={() => setShowsAll(!showsAll)}
            >
              {showsAll ? '只看我的' : `全部日程（${all.length}）`}
            </Button>
          )}
        </span>
      }
    >
      {deadlines.length === 0 ? (
        <p className={styles.none}>30 天内没有你要赶的日子。有新的报考、论文或申请时间时，会画在这把尺上。</p>
      ) : (
        <DeadlineLine
          from={now}
          days={rulerDays(deadlines, now)}
          items={deadlines.map((entry) => onRuler(entry, now))}
        />
      )}
    </Section>
  );
}

/** Days of the ruler: a fortnight, or as far as the last date, so that no half of it is empty. */
function rulerDays(deadlines: HomeIndex['deadlines'], now: number): number {
  const last = Math.max(...deadlines.map(({ deadline }) => parseMoment(deadline)));
  return Math.min(30, Math.max(14, Math.ceil((last - now) / 86_400_000) + 1));
}

function onRuler(entry: HomeIndex['deadlines'][number], now: number): Deadline {
  const side = sideOf(entry.occasion);
  const tones = { NOW: 'danger', URGENT: 'danger', SOON: 'warning', NORMAL: 'plain' } as const;
  return {
    id: entry.id,
    at: parseMoment(entry.deadline),
    when: nearWords(entry.deadline, now, side),
    whenLong: `${nearMomentWords(entry.deadline, now, side)}，${daysLeftWords(entry.deadline, now, entry.occasion)}`,
    what: entry.title,
    tone: side === 'start' ? 'plain' : tones[entry.level],
    href: entry.path === null || isPending(entry.path) ? undefined : entry.path,
  };
}
