import { Icon } from '@qianwei/ui/Icon';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { unbroken } from '@qianwei/ui/theme/text.css';
import * as styles from './BasketPanel.css.ts';
import type { Clash } from './choices.ts';

interface ClashChoiceProps {
  clash: Clash;
  /** Codes that are listed first, whichever is chosen. */
  advised: readonly string[];
  /** The period that takes the others. */
  next: string;
  onKeep: (code: string) => void;
}

/** Courses of one half-day, and what follows from keeping the one or the other. */
export function ClashChoice({ clash: { session, courses, kept }, advised, next, onKeep }: ClashChoiceProps) {
  const codes = courses.map(({ code }) => code).join(' 与 ');
  const ordered = courses.toSorted(
    (a, b) => Number(advised.includes(b.code)) - Number(advised.includes(a.code)),
  );
  return (
    <section className={styles.clash}>
      <h3 className={styles.clashTitle}>
        <Icon name="alert" />
        <span>
          {codes} 同在<span className={unbroken}>{session.day}</span>，无法同时报考
        </span>
      </h3>
      <RadioGroup
        label={`${session.day}保留哪一门`}
        labelHidden
        ruled
        value={kept.code}
        onChange={onKeep}
        options={ordered.map((course) => ({
          value: course.code,
          label: `保留 ${course.code} ${course.name}`,
          hint: `${course.standing ?? ''}${courses
            .filter((other) => other !== course)
            .map(({ name }) => name)
            .join('、')}改报 ${next}。`,
        }))}
      />
      {session.note && <p className={styles.clashWhy}>{session.note}</p>}
    </section>
  );
}
