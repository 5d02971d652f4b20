import { hashTerm } from '@qianwei/api/signing/hash-words';
import type { ReceiptRow } from '@qianwei/ui/Receipt';
import { PrintFrame } from '../print/PrintFrame.tsx';
import * as styles from './ReceiptPaper.css.ts';

export interface ReceiptPaperProps {
  title: string;
  receiptNo: string;
  /** 64 hexadecimal digits. */
  sha256: string;
  rows: readonly ReceiptRow[];
}

/** A receipt on one A4 page, with the whole SHA-256 of what was submitted. */
export default function ReceiptPaper({ title, receiptNo, sha256, rows }: ReceiptPaperProps) {
  return (
    <PrintFrame title={title} number={`回执号 ${receiptNo}`}>
      <table className={styles.facts}>
        <tbody>
          {rows.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row" className={styles.term}>
                {term}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.term}>
              {hashTerm}
            </th>
            <td className={styles.hash}>{sha256}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>
        校验码是提交内容的 SHA-256。回执已存在服务器上，按回执号可以随时核对；内容有任何改动，校验码都会不同。
      </p>
    </PrintFrame>
  );
}
