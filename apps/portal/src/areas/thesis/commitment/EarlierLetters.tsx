import {
  getCommitmentFile,
  maxEarlierLetters,
  type SignedLetter,
} from '@qianwei/api/contract/thesis/commitment';
import { listMoment } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import * as styles from './commitment.css.ts';

/** 以前签署的: letters of another title, round or time, each as it was signed. Nothing without one. */
export function EarlierLetters({ letters }: { letters: readonly SignedLetter[] }) {
  if (letters.length === 0) return null;
  return (
    <MarginPart title="以前签署的">
      <ul className={styles.earlier}>
        {letters.map(({ commitmentId, time, title, roundNo }) => (
          <li key={commitmentId} className={styles.letter}>
            <span>{`${listMoment(time)} ${roundNo === 1 ? '首轮' : '复检'}`}</span>
            <span className={styles.muted}>{`《${title}》`}</span>
            <ExportButton
              endpoint={getCommitmentFile}
              payload={{ commitmentId, export: true }}
              label={`下载 ${listMoment(time)} 的 PDF`}
              look={{ size: 'small', icon: 'download' }}
            />
          </li>
        ))}
      </ul>
      {letters.length === maxEarlierLetters && (
        <p className={styles.muted}>{`只显示最近 ${maxEarlierLetters} 份。`}</p>
      )}
    </MarginPart>
  );
}
