import type { Receipt } from '@qianwei/api/contract/exam/attempt';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import { momentWords } from '@qianwei/api/time/words';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { markingWords } from '../../shared/exam-labels.ts';
import * as styles from '../states/Message.css.ts';
import type { Standing } from './late-score.ts';

function openingWords({ analysis: { isOpen, openTime } }: Pick<Receipt, 'analysis'>): string {
  if (isOpen) return '解析已经开放，可以逐题查看。';
  return openTime === null
    ? '解析在最后一次作答交卷后开放。'
    : `解析 ${momentWords(openTime)} 开放，届时可以逐题查看。`;
}

/** The fields that decide on the next steps. */
type ReceiptWords = Pick<Receipt, 'analysis' | 'type'>;

/** The next step, by the state of the attempt. */
export function nextWords({ status }: Pick<Standing, 'status'>, receipt: ReceiptWords): string {
  if (status === 'GRADED') return openingWords(receipt);
  if (status === 'VOID') return '本次作答已作废，如有疑问请联系主考院校。';
  if (status === 'SUBMITTED')
    return '此刻交卷的人多，正在评分，成绩出来后会显示在这里，通常一分钟以内。请保存回执号。';
  return `客观题已自动评分；${markingWords}出分后在${testNoun(receipt.type)}页查看。${openingWords(receipt)}请保存回执号，核对答卷时使用。`;
}

/** The advice when the score has not come after several minutes. */
const missingWords = ({ type }: ReceiptWords) =>
  `评分比平时久。答卷已在服务器，不会丢。请稍后到${testNoun(type)}页查看成绩；当天仍没有，请凭回执号联系主考院校。`;

/** The next step, for a score that comes later: announced when it has come, without moving anything. */
export function LateScore(props: { standing: Standing; receipt: Receipt; isMissing: boolean }) {
  const { standing, receipt, isMissing } = props;
  const room = [
    missingWords(receipt),
    ...(['SUBMITTED', 'MARKING', 'VOID', 'GRADED'] as const).map((status) => nextWords({ status }, receipt)),
  ];
  return (
    <div className={styles.sentences}>
      <p role="status" className={styles.sentence}>
        <WholeDates>{isMissing ? missingWords(receipt) : nextWords(standing, receipt)}</WholeDates>
      </p>
      {room.map((words) => (
        <p key={words} className={styles.unseen} aria-hidden>
          <WholeDates>{words}</WholeDates>
        </p>
      ))}
    </div>
  );
}
