import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { StateMark } from '@qianwei/ui/StateMark';
import { useNow } from '../time/use-now.ts';
import { lastingWords } from './material-file.ts';
import * as styles from './safe.css.ts';
import { safeRows } from './safe-rows.ts';

const looks = {
  USABLE: { shape: 'check', tone: 'success' },
  SOON: { shape: 'triangle', tone: 'warning' },
  EXPIRED: { shape: 'cross', tone: 'danger' },
} as const;

/**
 * 材料保险箱 in the margin: what the student has for the application, and how long it can be used. Nothing without any: what is kept
 * for another application is not known here.
 */
export function SafePart({ materials }: { materials: readonly ApplyMaterial[] }) {
  const rows = safeRows(materials, useNow());
  if (rows.length === 0) return null;
  return (
    <MarginPart title="材料保险箱">
      <p className={styles.lead}>传过一次、查过一次，报名、毕业、学位都能用。</p>
      <ul className={styles.files}>
        {rows.map(({ name, validity, proof }) => (
          <li key={name} className={styles.file}>
            <span className={styles.name}>{name}</span>
            <StateMark {...looks[validity.kind]}>{lastingWords(validity)}</StateMark>
            {proof !== '' && <span className={styles.proof}>{proof}</span>}
          </li>
        ))}
      </ul>
    </MarginPart>
  );
}
