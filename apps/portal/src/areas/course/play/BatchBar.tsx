import type { PlayInfo } from '@qianwei/api/contract/course/play';
import { momentWords } from '@qianwei/api/time/words';
import { CERTIFICATE_TITLE, certificateHost, PRACTICE_TITLE } from '@qianwei/machines/routes/generate';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { institution } from '../../../institution/institution.ts';
import { useHostname } from '../../../shared/page/rendering.tsx';
import * as styles from './BatchBar.css.ts';

interface BatchBarProps {
  batch: Pick<NonNullable<PlayInfo['batch']>, 'name' | 'endTime' | 'ended' | 'learnRate' | 'learnNeed'>;
  /** 去测评, and 返回实践测评. */
  assessmentHref: string;
  backHref: string;
}

/** 返回实践测评, on a certificate host 返回证书测评 (PAGE-4). */
function BackLink({ href }: { href: string }) {
  const isCertificate = certificateHost(useHostname(), institution.certificateMarker);
  return <Link href={href}>返回{isCertificate ? CERTIFICATE_TITLE : PRACTICE_TITLE}</Link>;
}

/** In place of it without a batch: the lesson can be watched, and counts for none. */
export function NoBatchBar({ backHref }: Pick<BatchBarProps, 'backHref'>) {
  return (
    <section className={styles.bar} aria-label="测评批次">
      <div className={styles.words}>
        <p className={styles.name}>当前没有可学习的测评批次</p>
        <p className={styles.until}>可以先看，进度会保存；报名通过、批次开放后看的才计入批次。</p>
      </div>
      <div className={styles.acts}>
        <BackLink href={backHref} />
      </div>
    </section>
  );
}

/** The assessment batch that a lesson of a practice course counts for: how much is watched, needed, and until when. */
export function BatchBar({ batch, assessmentHref, backHref }: BatchBarProps) {
  const { name, endTime, ended, learnRate, learnNeed } = batch;
  const isEnough = learnRate >= learnNeed;
  const missing = `还差 ${learnNeed - learnRate}%，看够 ${learnNeed}% 后可以测评。`;
  return (
    <section className={styles.bar} aria-label="测评批次">
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.until}>
          <WholeDates>
            {ended ? '批次已结束，可以继续看，不再计入这个批次。' : `测评截止 ${momentWords(endTime, 'end')}`}
          </WholeDates>
        </p>
      </div>
      <div className={styles.progress}>
        <ProgressBar
          label="学习要求"
          value={learnNeed > 0 ? learnRate / learnNeed : 1}
          valueText={`${learnRate}%，需 ${learnNeed}%`}
          tone={isEnough ? 'success' : 'brand'}
        />
      </div>
      <div className={styles.acts}>
        <BackLink href={backHref} />
        {!ended &&
          (isEnough ? (
            <ButtonLink href={assessmentHref} size="small">
              去测评
            </ButtonLink>
          ) : (
            <Button size="small" blocked reason={missing}>
              去测评
            </Button>
          ))}
      </div>
    </section>
  );
}
