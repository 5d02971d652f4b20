import type { SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import { type OpenedSignUp, startSignUp } from '@qianwei/api/contract/sign-up/open';
import { type SignUpDocument, signUpStatusTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { parseMoment } from '@qianwei/api/time/moment';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { LatePiece } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { StepForm } from '../../shared/application/StepForm.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { WhyNot } from '../../shared/page/WhyNot.tsx';
import { Loading } from '../../shared/query/Loading.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { feeWords, payWords } from './document-words.ts';
import type { FillingProps, SubmittedSignUp } from './Filling.tsx';
import { filling, identityStep, reopen, submittedReceipt } from './late-pieces.ts';
import { NextSteps } from './Margin.tsx';
import { ReadGate } from './Notices.tsx';
import { NotOpen, nextBatchWords } from './NotOpen.tsx';
import * as styles from './SignUpPage.css.ts';
import type { SignUpStep } from './sign-up-address.ts';
import { documentFee, type SignUpExam } from './sign-up-exam.ts';
import { formStepsOf } from './steps.ts';
import type { TypedIdentity } from './use-identity.ts';
import type { Visit } from './use-visit.ts';

export interface ApplyingProps extends Pick<FillingProps, 'onSubmitted' | 'onLeave' | 'onOutdated'> {
  exam: SignUpExam;
  config: SignUpConfig;
  visit: Visit;
  identity: DraftView<TypedIdentity>;
  submission: OwnSubmission | null;
  /** When the notices of this visit were sent. */
  issued: string;
  step: SignUpStep | undefined;
  recordHref: string;
  /** 我的报名 of another batch. */
  batchHref(batchId: string): string;
  /** The page, or the tab, where a ticket is looked up. */
  ticketHref: string;
  stepHref(step: SignUpStep | undefined): string;
  show(step: SignUpStep | undefined): void;
  onOpened(opened: OpenedSignUp): void;
}

/** A submission of this visit, for its receipt. */
export interface OwnSubmission {
  readonly answer: SubmittedSignUp;
  readonly document: SignUpDocument;
}

/** The tab 报名: what it shows depends on the batch, on who is there and on what was begun. */
export function Applying(props: ApplyingProps) {
  const { exam, config, visit, identity, submission, issued, step, show, onOpened } = props;
  const { session } = useSession();
  const now = useNow();
  const start = useMutationCall(startSignUp);
  const [hasRead, setRead] = useState(false);
  const [isAnother, setAnother] = useState(false);
  const { opened, batch, key } = visit;

  if (submission !== null && step === undefined)
    return (
      <LatePiece
        of={submittedReceipt}
        fallback={<Waiting />}
        answer={submission.answer}
        batchName={batch.name}
        chosen={exam.chosen(submission.document, batch)}
        fee={documentFee(submission.document, batch, visit.opened?.record ?? null)}
        paid={visit.opened?.record?.paid ?? 0}
        recordHref={props.recordHref}
      />
    );
  // A returned sign-up can be mended after the end, too.
  if (batch.status !== 'OPEN' && opened?.record?.editable !== true)
    return <NotOpen {...props} batch={batch} />;
  const renumber = () => {
    setRead(true);
    setAnother(true);
    visit.close();
    show('identity');
  };
  if (opened !== null) return <Opened {...props} opened={opened} onRenumber={renumber} />;
  if (session === null && identity.document.isBegun && !isAnother)
    return (
      <section className={styles.plain} aria-labelledby="sign-up-begun">
        <h2 id="sign-up-begun" className={styles.heading}>
          这台设备上有一次没办完的报名
        </h2>
        <p>填过的内容都在。输入短信验证码，就从上次停下的那一步接着办。</p>
        <LatePiece
          of={reopen}
          fallback={<Waiting />}
          visit={key}
          identity={identity}
          action="接着办"
          onOpened={onOpened}
        />
        <div className={styles.links}>
          <TextButton onPress={() => setAnother(true)}>重新填写身份</TextButton>
          <TextButton onPress={() => props.onLeave()}>不是我的，清空并退出</TextButton>
        </div>
      </section>
    );
  const { submittedBatch } = identity.document;
  if (session === null && submittedBatch === batch.batchId && !isAnother)
    return <JustSubmitted recordHref={props.recordHref} onAnother={() => setAnother(true)} />;
  // One whose time to pay has passed since is taken back.
  const standing = config.own.filter(
    ({ status, payDeadline }) =>
      status !== 'CANCELLED' && (payDeadline === null || parseMoment(payDeadline) > now),
  );
  const own = standing.find(({ batchId }) => batchId === batch.batchId);
  if (own !== undefined) return <Standing own={own} recordHref={props.recordHref} />;
  const begin = () => {
    if (session === null) {
      setRead(true);
      return show('identity');
    }
    void start.send(key, { done: onOpened });
  };
  if (session !== null || !hasRead || step === undefined)
    return (
      <>
        {standing.map(({ batchId, batchName, status }) => (
          <Banner
            key={batchId}
            tone="info"
            title={`你报名了${batchName}：${signUpStatusTitles[status]}。`}
            action={<Link href={props.batchHref(batchId)}>看那次报名</Link>}
          />
        ))}
        <ReadGate
          batch={batch}
          serverTime={issued}
          pending={start.pending}
          problem={start.problem}
          onRead={begin}
        />
      </>
    );
  return (
    <StepForm
      takesFocus
      label="报名步骤"
      steps={formStepsOf(exam, null)}
      current="identity"
      margin={
        <>
          <NextSteps batch={batch} due={batch.feeEnabled ? 1 : 0} record={null} />
          {exam.aside && (
            <LatePiece of={exam.aside} fallback={null} basis={config.basis} hasFee={batch.feeEnabled} />
          )}
        </>
      }
    >
      <LatePiece
        of={identityStep}
        fallback={<Waiting />}
        visit={key}
        identity={identity}
        next={exam.choice.next}
        onBack={() => show(undefined)}
        onOpened={onOpened}
        onLeave={() => props.onLeave()}
      />
    </StepForm>
  );
}

/** This device has submitted a sign-up and knows nothing else of it. */
function JustSubmitted({ recordHref, onAnother }: { recordHref: string; onAnother(): void }) {
  return (
    <section className={styles.plain} aria-labelledby="sign-up-submitted">
      <h2 id="sign-up-submitted" className={styles.heading}>
        这台设备上刚提交过报名
      </h2>
      <p>到“我的报名”填手机号和短信验证码，可以看办到哪了、怎样缴费。</p>
      <ButtonLink href={recordHref} variant="primary" size="large">
        查我的报名
      </ButtonLink>
      <TextButton onPress={onAnother}>给另一个人报名</TextButton>
    </section>
  );
}

/** The student's sign-up for the batch: its state, until when it is paid, and the way to it. */
function Standing({ own, recordHref }: { own: SignUpConfig['own'][number]; recordHref: string }) {
  return (
    <section className={styles.plain} aria-labelledby="sign-up-standing">
      <h2 id="sign-up-standing" className={styles.heading}>
        你已报名本批次：{signUpStatusTitles[own.status]}
      </h2>
      {own.payDeadline !== null && (
        <p>
          还需缴 {feeWords(own.due)}，{payWords(own)}；过时自动取消，名额放回。
        </p>
      )}
      <ButtonLink href={recordHref} variant="primary" size="large">
        {own.payDeadline === null ? '看我的报名' : '看怎样缴费'}
      </ButtonLink>
    </section>
  );
}

/** After the proof: the form, or why there is none. */
function Opened({
  opened,
  onRenumber,
  ...props
}: ApplyingProps & { opened: OpenedSignUp } & Pick<FillingProps, 'onRenumber'>) {
  const { session } = useSession();
  const { exam, config, visit, identity, step, stepHref, show, recordHref } = props;
  const now = useNow();
  const isSignedUp = opened.record !== null && opened.record.status !== 'CANCELLED';
  if (opened.obstacle !== null)
    return (
      <div className={styles.plain}>
        <Banner
          tone="warning"
          title={`${opened.holder.name}，${isSignedUp ? '已经报名，现在不能改' : '现在不能报名'}。`}
        >
          <WhyNot obstacle={opened.obstacle} />
        </Banner>
        <div className={styles.links}>
          {opened.record && <Link href={recordHref}>看我的报名</Link>}
          {session === null && !isSignedUp && (
            <Button variant="primary" onPress={onRenumber}>
              换准考证号
            </Button>
          )}
          <TextButton onPress={() => props.onLeave()}>清空并退出</TextButton>
        </div>
      </div>
    );
  const { onSubmitted, onLeave, onOutdated } = props;
  const nextBatch = nextBatchWords(config, now);
  return (
    <LatePiece
      of={filling}
      fallback={<Waiting />}
      // The next change after a submission is another draft.
      key={opened.record?.submitTime ?? 'first'}
      {...{ exam, visit, opened, identity, step, show, onSubmitted, onLeave, onRenumber, onOutdated }}
      nextBatch={nextBatch}
      basis={config.basis}
      hrefOf={stepHref}
    />
  );
}

/** Until the code of a step has come. */
const Waiting = () => (
  <Loading what="报名">
    <SkeletonLines shares={[0.4, 0.7, 0.6]} />
  </Loading>
);
