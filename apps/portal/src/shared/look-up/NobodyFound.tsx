import { Drawing } from '@qianwei/ui/Drawing';
import { Link } from '@qianwei/ui/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { institution } from '../../institution/institution.ts';
import * as styles from './look-up.css.ts';
import type { Miss } from './look-up-check.ts';

/** `今天还能查 2 次`, or that the last one was used. No full stop. */
export const leftWords = (leftToday: number): string =>
  leftToday > 0 ? `今天还能查 ${leftToday} 次` : '今天的查询次数已用完，明天再查';

/**
 * Nobody was found, in the same words whatever is wrong, and how to go on. `more` is what else may explain it. Focus begins
 * at its title.
 */
export function NobodyFound({ miss, more }: { miss: Miss; more?: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another miss takes the focus again
  useEffect(() => title.current?.focus(), [miss]);
  const { phone, hours } = institution.service;
  return (
    <div className={styles.noMatch}>
      <Drawing name="search" />
      <div className={styles.noMatchWords}>
        <h2 ref={title} tabIndex={-1} className={styles.resultTitle}>
          未查询到匹配信息，请核对姓名与证件号后重试
        </h2>
        <p>
          为保护个人信息，这里不说明是哪一项不一致。{more}核对无误仍查不到，请在{hours}致电{' '}
          <Link href={`tel:${phone}`}>{phone}</Link>。{leftWords(miss.leftToday)}。
        </p>
      </div>
    </div>
  );
}
