import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { ApiError } from '@qianwei/api/errors';
import { parseMoment } from '@qianwei/api/time/moment';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './SignUpPage.css.ts';

/** 报名须知. */
export function NumberedNotices({ notices }: { notices: readonly string[] }) {
  return (
    <ol className={styles.notices}>
      {notices.map((notice, index) => (
        <li key={notice}>
          <span aria-hidden="true">{index + 1}.</span>
          <span>
            <WholeDates>{notice}</WholeDates>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface ReadGateProps {
  batch: SignUpBatch;
  /** When the notices were sent, by the server's clock, to the second. */
  serverTime: string;
  pending: boolean;
  /** The server has refused to begin: why. */
  problem: ApiError | null;
  onRead(): void;
}

/** Seconds until the notices have been read, by the server's clock. A second is added for the rounding of `serverTime`. */
const secondsLeft = (now: number, serverTime: string, readSeconds: number) =>
  Math.max(0, Math.ceil((parseMoment(serverTime) + 1000 - now) / 1000) + readSeconds);

/** The notices before a sign-up, and the button that is free once they could be read. */
export function ReadGate({ batch, serverTime, pending, problem, onRead }: ReadGateProps) {
  const left = secondsLeft(useNow(1000), serverTime, batch.readSeconds);
  return (
    <section className={styles.plain} aria-labelledby="sign-up-notices">
      <h2 id="sign-up-notices" className={styles.heading}>
        报名须知
      </h2>
      <NumberedNotices notices={batch.notices} />
      {problem && (
        <Banner tone="danger" live="assertive">
          <WhyRefused problem={problem} />
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        block
        blocked={left > 0}
        reason={`请先读完，还有 ${left} 秒`}
        pending={pending}
        onPress={onRead}
      >
        已认真阅读并同意，开始报名
      </Button>
    </section>
  );
}
