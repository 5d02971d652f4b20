import { Field } from '@qianwei/ui/Field';
import { useState } from 'react';
import * as styles from './MonthField.css.ts';

export interface MonthFieldProps {
  label: string;
  /** `yyyy-MM`; empty for none, and for 至今 where `goesOn` is offered. */
  value: string;
  onChange(month: string): void;
  /** The last month that can be chosen, `yyyy-MM`. */
  now: string;
  /** Offers 至今, which is empty text. Default false. */
  goesOn?: boolean;
  error?: string;
  isReadOnly?: boolean;
}

/** Years that are offered: nobody's high school is longer ago. */
const yearCount = 70;

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * A month as two lists of the browser: digits choose in them, and a phone shows its wheel. A year without a month is kept here
 * until the month is chosen.
 */
export function MonthField({
  label,
  value,
  onChange,
  now,
  goesOn = false,
  error,
  isReadOnly,
}: MonthFieldProps) {
  const [half, setHalf] = useState({ year: '', month: '' });
  const thisYear = Number(now.slice(0, 4));
  const isOpenEnd = goesOn && value === '' && half.year === '';
  const year = value === '' ? half.year : value.slice(0, 4);
  const month = value === '' ? half.month : value.slice(5);
  const choose = (nextYear: string, nextMonth: string) => {
    const isWhole = nextYear !== '' && nextMonth !== '';
    setHalf(isWhole ? { year: '', month: '' } : { year: nextYear, month: nextMonth });
    onChange(isWhole ? `${nextYear}-${nextMonth}` : '');
  };
  const years = Array.from({ length: yearCount }, (_, index) => String(thisYear - index));
  if (isReadOnly)
    return (
      <Field label={label}>
        <p className={styles.fixed}>{value === '' ? '至今' : value}</p>
      </Field>
    );
  return (
    <Field label={label} error={error}>
      <div className={styles.pair}>
        <select
          className={styles.list}
          aria-label={`${label}年份`}
          aria-invalid={error ? true : undefined}
          value={isOpenEnd ? 'now' : year}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'now') {
              setHalf({ year: '', month: '' });
              onChange('');
            } else choose(currentTarget.value, month);
          }}
        >
          {goesOn ? <option value="now">至今</option> : <option value="">年</option>}
          {year !== '' && !years.includes(year) && <option value={year}>{year}</option>}
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        {!isOpenEnd && (
          <select
            className={styles.list}
            aria-label={`${label}月份`}
            aria-invalid={error ? true : undefined}
            value={month}
            onChange={({ currentTarget }) => choose(year, currentTarget.value)}
          >
            <option value="">月</option>
            {months.map((each) => (
              <option key={each} value={each} disabled={`${year}-${each}` > now && year === now.slice(0, 4)}>
                {each}
              </option>
            ))}
          </select>
        )}
      </div>
    </Field>
  );
}
