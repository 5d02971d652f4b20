import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { encode } from 'uqr';
import { institution } from '../../institution/institution.ts';
import { verifyHref } from '../address/ticket-href.ts';
import * as styles from './TicketSheet.css.ts';

/** Sources of the last lines: how the paper is compared with what is arranged now, and who issues it. */
export function TicketEnd({ ticket: { ticketType, verifyCode } }: { ticket: Ticket }) {
  const { schoolName, examCommitteeName } = institution;
  const isScanned = ticketType !== 'EXAM';
  return (
    <div className={styles.end}>
      {isScanned && <VerifyPicture verifyCode={verifyCode} />}
      <div className={styles.verifyWords}>
        <p className={styles.verify}>验证码 {verifyCode}</p>
        <p>
          {isScanned
            ? '扫码可核对本页真伪与是否为最新版本。考场如有变动，旧证作废，以重新打印的为准。'
            : '监考人员按验证码核对是否为最新的安排。考场如有变动，旧单作废，以重新打印的为准。'}
        </p>
      </div>
      <div className={styles.offices}>
        <p>{schoolName}继续教育学院</p>
        <p>{examCommitteeName}</p>
      </div>
    </div>
  );
}

/** The address of the verification as a QR code, 24 mm on paper. */
function VerifyPicture({ verifyCode }: { verifyCode: string }) {
  const { data, size } = encode(verifyHref(verifyCode), { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="验证二维码"
    >
      <path d={path} />
    </svg>
  );
}
