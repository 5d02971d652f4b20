import type { MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { checkCode } from '../files/check-code.ts';
import { checkWords, lastingWords, storedWords, untilWords, validityOf } from './material-file.ts';
import * as styles from './safe.css.ts';

/** So many are shown before the others are asked for. */
const shownFirst = 3;

/** 材料保险箱 of one material: files that can be handed in again, and those that are out of date with their last day. */
export function SafeChoices(props: {
  label: string;
  files: readonly MaterialFile[];
  /** Choosing one takes the place of the chosen one. */
  isReplaced: boolean;
  /** ms */
  now: number;
  onChoose(file: MaterialFile): void;
}) {
  const { label, files, isReplaced, now, onChoose } = props;
  const [isWhole, setWhole] = useState(false);
  if (files.length === 0) return null;
  const shown = isWhole ? files : files.slice(0, shownFirst);
  return (
    <section className={styles.safe} aria-label={`${label}，材料保险箱`}>
      <p className={styles.note}>材料保险箱：以前上传过的，不用再传</p>
      <ul>
        {shown.map((file) => (
          <SafeFile key={file.fileId} {...{ file, isReplaced, now, onChoose }} />
        ))}
      </ul>
      {shown.length < files.length && (
        <div className={styles.more}>
          <TextButton onPress={() => setWhole(true)}>{`还有 ${files.length - shown.length} 份`}</TextButton>
        </div>
      )}
    </section>
  );
}

function SafeFile({
  file,
  isReplaced,
  now,
  onChoose,
}: {
  file: MaterialFile;
  isReplaced: boolean;
  now: number;
  onChoose(file: MaterialFile): void;
}) {
  const validity = validityOf(file, now);
  const words = isReplaced ? '换成这份' : '用这份';
  const proof = [checkWords(file, now), untilWords(file)].filter((words) => words !== '').join('，');
  return (
    <li className={styles.choice}>
      <span className={styles.name}>
        <bdi>{file.fileName}</bdi>
        <small className={styles.facts}>
          <WholeDates>{storedWords(file)}</WholeDates>，
          <span className={unbroken}>校验码 {checkCode(file.sha256)}</span>
        </small>
        {proof !== '' && (
          <small className={styles.facts}>
            <WholeDates>{proof}</WholeDates>
          </small>
        )}
        {validity.kind === 'SOON' && (
          <StateMark shape="triangle" tone="warning">
            {lastingWords(validity)}
          </StateMark>
        )}
      </span>
      {validity.kind === 'EXPIRED' ? (
        <StateMark shape="cross" tone="danger">
          已过期，不能再用
        </StateMark>
      ) : (
        <TextButton aria-label={`${words}：${file.fileName}`} onPress={() => onChoose(file)}>
          {words}
        </TextButton>
      )}
    </li>
  );
}
