import type { SignUpBatch, SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import {
  dayWords,
  momentWords,
  occasionTitles,
  remainingWords,
  sideOf,
  timeWords,
  weekdayWords,
} from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { LatePiece } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { useEffect, useEffectEvent, useState } from 'react';
import { practiceTicketPath } from '../../shared/address/ticket-href.ts';
import { useAddress } from '../../shared/address/use-address.ts';
import { guestOwner } from '../../shared/draft/draft-view.ts';
import { TimeLimit } from '../../shared/page/TimeLimit.tsx';
import { useUnblocked } from '../../shared/page/use-unblocked.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { Applying, type OwnSubmission } from './Applying.tsx';
import { recordTab } from './late-pieces.ts';
import { NumberedNotices } from './Notices.tsx';
import * as styles from './SignUpPage.css.ts';
import { type SignUpStep, signUpAddress, signUpTabs } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';
import { rememberSubmitted, useTypedIdentity } from './use-identity.ts';
import { signUpDraftKey, useVisit } from './use-visit.ts';

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
  const { session } = useSession();
  const { values, show, hrefOf } = useAddress(signUpAddress);
  const visit = useVisit(exam.type, config, batch);
  const identity = useTypedIdentity(exam.type);
  useUnblocked([visit.opened?.obstacle], [{ refetch: visit.refresh }]);
  const [issued] = useState(config.serverTime);
  const [submission, setSubmission] = useState<OwnSubmission | null>(null);
  const batchHref = (batchId: string) => hrefOf({ batch: batchId, tab: 'record', step: undefined });
  const stepHref = (step: SignUpStep | undefined) => hrefOf({ tab: undefined, step });

  const opened = (answer: OpenedSignUp) => {
    visit.open(answer);
    const { record } = answer;
    // 我的报名 shows a record that was taken back, too; elsewhere it leads to the form again.
    const isShown = record !== null && (tab === 'record' || record.status !== 'CANCELLED');
    show({ tab: isShown ? 'record' : undefined, step: undefined });
  };
  /** A student's own sign-up says nothing about the identity that a visitor types at this device. */
  const discardIdentity = async () => session === null && identity.discard();
  /**
   * 清空并退出. Gone from this device and from every tab are, of this exam and of this student or else of visitors:
   * the form of the person of this visit, open here or behind a record; what this tab has of a visitor's identity;
   * and forms that no tab has open. What another tab has of somebody else stays, in that tab and on this device.
   */
  const leave = async (discard?: () => Promise<boolean>) => {
    const owner = session?.id ?? guestOwner;
    const { opened } = visit;
    const discardForm =
      discard ??
      (async () => {
        if (opened === null) return;
        const { discardDraft } = await import('../../shared/draft/run-draft.ts');
        await discardDraft(owner, signUpDraftKey(visit, opened));
      });
    await Promise.allSettled([discardForm(), discardIdentity(), visit.leave()]);
    await import('../../shared/draft/draft-store.ts')
      .then(({ forgetDraftsLike }) => forgetDraftsLike(owner, `${exam.type}:`))
      .catch(() => undefined);
    show({ tab: undefined, step: undefined });
    await onLeft();
  };
  // The server says what a batch is: it is asked again when a time of it has come while the page is open.
  const { startTime, endTime, arrangeTime } = batch;
  const passed = [startTime, endTime, arrangeTime].filter((time) => parseMoment(time) <= now).length;
  const [shownPassed, setShownPassed] = useState(passed);
  const refetch = useEffectEvent(onOutdated);
  useEffect(() => {
    if (shownPassed === passed) return;
    setShownPassed(passed);
    refetch();
  }, [passed, shownPassed]);
  const ticketHref = exam.ticketSearch ? hrefOf({ tab: 'ticket', step: undefined }) : practiceTicketPath;
  const tab = values.tab === 'ticket' && !exam.ticketSearch ? 'apply' : (values.tab ?? 'apply');
  return (
    <div className={styles.page}>
      <PageHeader
        title={exam.heading(batch)}
        lede={<Facts facts={exam.facts(batch)} />}
        actions={<NextDate batch={batch} mendUntil={visit.opened?.record?.correctUntil ?? null} now={now} />}
      />
      {values.batch !== '' && (
        <p>
          <Link href={hrefOf({ batch: '', tab: undefined, step: undefined })}>看现在的批次</Link>
        </p>
      )}
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
                batchHref={batchHref}
                ticketHref={ticketHref}
                show={(step) => show({ tab: undefined, step })}
                onOpened={opened}
                onSubmitted={(answer, document) => {
                  setSubmission({ answer, document });
                  if (session === null) rememberSubmitted(identity, batch.batchId);
                  void visit.refresh();
                  // Places are taken, and the start says that a sign-up stands.
                  onOutdated();
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
                {...{ exam, config, visit, identity, ticketHref }}
                hrefOf={stepHref}
                batchHref={batchHref}
                onOpened={opened}
                onLeave={() => void leave()}
                onCancelled={() => {
                  setSubmission(null);
                  onOutdated();
                }}
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

interface NextDateProps {
  batch: SignUpBatch;
  /** Until when a returned sign-up can be mended; null without one. */
  mendUntil: DateTime | null;
  now: number;
}

/** Beside the heading: the next moment of the batch, or of a returned sign-up, and how long until then. */
function NextDate({ batch, mendUntil, now }: NextDateProps) {
  if (mendUntil !== null && now < parseMoment(mendUntil))
    return (
      <TimeLimit left={remainingWords(mendUntil, now)}>{momentWords(mendUntil, 'end')} 修改截止</TimeLimit>
    );
  const { status, startTime, endTime, examStart, examEnd } = batch;
  if (status === 'OVER') return <TimeLimit left={null}>{dayWords(examEnd)} 已结束</TimeLimit>;
  const isExam = status === 'CLOSED' || status === 'ARRANGED';
  const [moment, occasion] = isExam
    ? ([examStart, 'EXAM'] as const)
    : status === 'OPEN'
      ? ([endTime, 'DEADLINE'] as const)
      : ([startTime, 'START'] as const);
  // The day of an exam has no time here: each course, or seat, has its own.
  const time = isExam ? '' : `${timeWords(moment, sideOf(occasion))} `;
  return (
    <TimeLimit left={remainingWords(moment, now, occasion)}>
      {dayWords(moment)}（{weekdayWords(moment)}）{time}
      {occasionTitles[occasion]}
    </TimeLimit>
  );
}

function NoticesTab({ notices }: { notices: readonly string[] }) {
  return (
    <div className={styles.plain}>
      <NumberedNotices notices={notices} />
    </div>
  );
}
