import { timeWords } from '@qianwei/api/time/words';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import * as styles from './commitment.css.ts';
import type { OwnSignature } from './signing.ts';

interface SigningChecksProps {
  /** The table of the fields has been on the screen. */
  fieldsSeen: boolean;
  /** When the end of the text was on the screen, ms; null before. */
  readAt: number | null;
  /** How many items the letter has. */
  items: number;
  signature: OwnSignature | null;
}

function signatureNote(signature: OwnSignature | null): string {
  if (signature === null) return '在承诺书末尾写全名';
  if (!signature.isEnough) return '签名过于简单，请重新签写';
  return signature.strokes === null ? '照片，已经选好' : `${signature.strokes} 笔，清晰可辨`;
}

/** 签署前: fields, text and signature, each with how far it is. */
export function SigningChecks({ fieldsSeen, readAt, items, signature }: SigningChecksProps) {
  return (
    <ul className={styles.checks}>
      <Check isDone={fieldsSeen} note="由选题结果带出，如有误先别签">
        核对姓名、题目、导师
      </Check>
      <Check
        isDone={readAt !== null}
        note={readAt === null ? `共 ${items} 条` : `${items} 条，${timeWords(readAt)} 读完`}
      >
        读到文末
      </Check>
      <Check isDone={signature?.isEnough === true} note={signatureNote(signature)}>
        签名写好
      </Check>
    </ul>
  );
}

function Check({ isDone, note, children }: { isDone: boolean; note: string; children: ReactNode }) {
  return (
    <li className={styles.check({ isDone })}>
      <StateSymbol shape={isDone ? 'check' : 'open'} />
      <span>
        {children}
        {isDone && <span className={visuallyHidden}>（已完成）</span>}
        <small className={styles.checkNote}>{note}</small>
      </span>
    </li>
  );
}
