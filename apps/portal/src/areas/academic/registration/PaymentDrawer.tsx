import { momentWords, remainingWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Receipt } from '@qianwei/ui/Receipt';
import { exams } from '../../../institution/exams.ts';
import { institution } from '../../../institution/institution.ts';
import * as styles from './PaymentDrawer.css.ts';
import type { Order } from './registrations.ts';

export interface PaymentDrawerProps {
  orders: readonly Order[];
  /** In ms, by the server's clock. */
  now: number;
  onClose: () => void;
}

/** 继续缴费: each order with its number, its amount and until when it is kept, and how the institution is paid. */
export default function PaymentDrawer({ orders, now, onClose }: PaymentDrawerProps) {
  return (
    <DrawerPanel title="缴费" side="end" isOpen onOpenChange={onClose}>
      <div className={styles.drawer}>
        {orders.map(({ receiptNo, fee, payDeadline, courses }) => (
          <Receipt
            key={receiptNo}
            title={`待缴 ${yuanWords(fee)}`}
            rows={[
              { term: '订单号', value: receiptNo, look: 'number' },
              {
                term: '课程',
                value: courses.map(({ courseCode, courseName }) => `${courseCode} ${courseName}`).join('、'),
              },
              ...(payDeadline === null
                ? []
                : [
                    { term: '截止', value: momentWords(payDeadline, 'end') },
                    { term: '还剩', value: remainingWords(payDeadline, now) },
                  ]),
            ]}
            next="过时没有缴费，名额自动释放；报考截止前可以重新报。"
          />
        ))}
        <section className={styles.ways}>
          <h3 className={styles.title}>怎样缴费</h3>
          <ol className={styles.list}>
            {exams.payment.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
          <p>{exams.payment.confirmed}</p>
          <p>
            自考办 {institution.service.phone}，{institution.service.hours}。
          </p>
        </section>
      </div>
    </DrawerPanel>
  );
}
