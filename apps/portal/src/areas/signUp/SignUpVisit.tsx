import type { SignUpBatch, SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { dateWords, occasionWords, remainingWords, timeWords, weekdayWords } from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { LatePiece } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { useState } from 'react';
import { useAddress } from '../../shared/address/use-address.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Applying, type OwnSubmission } from './Applying.tsx';
import { recordTab } from './late-pieces.ts';
import { NumberedNotices } from './Notices.tsx';
import * as styles from './SignUpPage.css.ts';
import { type SignUpStep, signUpAddress, signUpTabs } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';
import { useTypedIdentity } from './use-identity.ts';
import { useVisit } from './use-visit.ts';

export interface SignUpVisitProps {
  exam: SignUpExam;
  config: SignUpConfig;
  batch: SignUpBatch;
  /** Quotas and fees have changed. */
  onOutdated(): void;
  /** The visit was left: another one begins. */
  onLeft(): Promise<void>;
}

/** One visit: the tabs, and what this visit has opened. */
export function SignUpVisit({ exam, config, batch, onOutdated, onLeft }: SignUpVisitProps) {
  const now = useNow();
  const { values, show, hrefOf } = useAddress(signUpAddress);
  const visit = useVisit(exam.type, config, batch);
  const identity = useTypedIdentity(exam.type);
  const [issued] = useState(config.serverTime);
  const [submission, setSubmission] = useState<OwnSubmission | null>(null);
  const stepHref = (step: SignUpStep | undefined) => hrefOf({ tab: undefined, step });

  const opened = (answer: OpenedSignUp) => {
    visit.open(answer);
    const { record } = answer;
    const isActive = record !== null && record.status !== 'CANCELLED';
    show(isActive ? { tab: 'record', step: undefined } : { tab: undefined, step: undefined });
  };
  const leave = async (discard?: () => Promise<boolean>) => {
    await Promise.all([discard?.(), identity.discard(), visit.leave()]);
    show({ tab: undefined, step: undefined });
    await onLeft();
  };
  const tab = values.tab === 'ticket' && !exam.ticketSearch ? 'apply' : (values.tab ?? 'apply');
  const isOpen = batch.status === 'OPEN';
  const { endTime } = batch;
  return (
    <div className={styles.page}>
      <PageHeader
        title={exam.heading(batch)}
        lede={<Facts facts={exam.facts(batch)} />}
        actions={
          isOpen ? (
            <p className={styles.until}>
              {dateWords(endTime)}（{weekdayWords(endTime)}）{timeWords(endTime, 'end')} 截止
              <b className={styles.left}>{remainingWords(endTime, now)}</b>
            </p>
          ) : (
            <p className={styles.until}>
              {batch.status === 'UPCOMING'
                ? occasionWords(batch.startTime, now, 'START')
                : occasionWords(endTime, now)}
            </p>
          )
        }
      />
      <Tabs
        label="报名"
        selected={tab}
        onSelect={(id) => show({ tab: signUpTabs.find((other) => other === id), step: undefined })}
        items={[
          {
            id: 'apply',
            label: '报名',
            content: (
              <Applying
                {...{ exam, config, visit, identity, submission, issued, stepHref, onOutdated }}
                step={values.step}
                recordHref={hrefOf({ tab: 'record', step: undefined })}
                show={(step) => show({ tab: undefined, step })}
                onOpened={opened}
                onSubmitted={(answer, document) => {
                  setSubmission({ answer, document });
                  identity.edit('isBegun', false);
                  void visit.refresh();
                  show({ tab: undefined, step: undefined });
                }}
                onLeave={(discard) => void leave(discard)}
              />
            ),
          },
          {
            id: 'record',
            label: '我的报名',
            content: (
              <LatePiece
                of={recordTab}
                fallback={outline}
                {...{ exam, visit, identity }}
                hrefOf={stepHref}
                onOpened={opened}
                onLeave={() => void leave()}
              />
            ),
          },
          { id: 'notices', label: '报名须知', content: <NoticesTab notices={batch.notices} /> },
          ...(exam.ticketSearch
            ? [
                {
                  id: 'ticket',
                  label: '准考证查询',
                  content: <LatePiece of={exam.ticketSearch} fallback={outline} ticketType={exam.type} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

const outline = <SkeletonLines shares={[0.4, 0.7, 0.6]} />;

function NoticesTab({ notices }: { notices: readonly string[] }) {
  return (
    <div className={styles.plain}>
      <NumberedNotices notices={notices} />
    </div>
  );
}
