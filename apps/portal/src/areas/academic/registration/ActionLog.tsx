import type { RegistrationEvent } from '@qianwei/api/contract/academic/registration';
import { type DateTime, parseMoment, wallClock } from '@qianwei/api/time/moment';
import { listDay, listMoment } from '@qianwei/api/time/words';
import { Part } from '@qianwei/ui/Part';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { ReceiptButton } from '../../../shared/receipt/ReceiptButton.tsx';
import * as styles from './ActionLog.css.ts';

/** As many are in sight at first; the others come with 全部记录. */
const firstCount = 4;

/** `09-01 09:00`; of an earlier year the day alone, `2025-09-02`, which is as wide. */
const logTime = (time: DateTime, now: number): string =>
  wallClock(parseMoment(time)).year === wallClock(now).year ? listMoment(time, now) : listDay(time);

export interface ActionLogProps {
  /** The newest first. */
  log: readonly RegistrationEvent[];
  /** In ms, by the server's clock. */
  now: number;
}

/** 办理记录: what the student did, each with its receipt, which opens at a press. */
export function ActionLog({ log, now }: ActionLogProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Part title="办理记录" note="点回执号看回执">
      {log.length === 0 && <p className={styles.list}>还没有办理过，报考和撤销都会记在这里。</p>}
      <ol className={styles.list}>
        {(showsAll ? log : log.slice(0, firstCount)).map(({ time, text, receiptNo }) => (
          <li key={`${time} ${receiptNo} ${text}`} className={styles.entry}>
            <time dateTime={time.replace(' ', 'T')} className={styles.time}>
              {logTime(time, now)}
            </time>
            <div className={styles.what}>
              <WholeDates>{text}</WholeDates>
              {receiptNo !== '' && (
                <span className={styles.receipt}>
                  <ReceiptButton receiptNo={receiptNo} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {log.length > firstCount && (
        <p className={styles.more}>
          <TextButton aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? '收起' : `全部记录（${log.length} 条）`}
          </TextButton>
        </p>
      )}
    </Part>
  );
}
