import type { Basis } from '@qianwei/api/contract/academic/basis';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import type { SignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import type { DataOf } from '@qianwei/api/endpoint';
import type { ApiError } from '@qianwei/api/errors';
import { isSessionEnd } from '@qianwei/machines/calls/outcome';
import { isSame } from '@qianwei/machines/draft/same';
import { Button } from '@qianwei/ui/Button';
import { LatePiece } from '@qianwei/ui/late';
import { Part } from '@qianwei/ui/Part';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormActions, StepForm } from '../../shared/application/StepForm.tsx';
import { DraftConflict } from '../../shared/draft/DraftConflict.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { Loading } from '../../shared/query/Loading.tsx';
import { LoginInPlace } from '../../shared/session/LoginInPlace.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { useLoginInPlace } from '../../shared/session/use-login-in-place.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { documentWords } from './document-words.ts';
import { ChosenMargin, NextSteps } from './Margin.tsx';
import { NothingToChoose } from './NothingToChoose.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { ProofOver } from './ProofOver.tsx';
import { HolderLines } from './Review.tsx';
import { refusedStep } from './refused-step.ts';
import { returnedErrors, unmendedParts } from './returned-parts.ts';
import { type SignUpStep, signUpSteps } from './sign-up-address.ts';
import { documentDue, documentFee, type SignUpExam } from './sign-up-exam.ts';
import { formStepsOf } from './steps.ts';
import type { TypedIdentity } from './use-identity.ts';
import { useSignUpDraft } from './use-sign-up-draft.ts';
import type { Visit } from './use-visit.ts';

/** The answer to a submission. */
export type SubmittedSignUp = DataOf<typeof submitSignUpNLog>;

export interface FillingProps {
  exam: SignUpExam;
  visit: Visit;
  opened: OpenedSignUp;
  basis: Basis | null;
  /** When the next batch begins, in words. */
  nextBatch: string;
  identity: DraftView<TypedIdentity>;
  /** The step in the address. */
  step: SignUpStep | undefined;
  hrefOf(step: SignUpStep): string;
  show(step: SignUpStep): void;
  onSubmitted(answer: SubmittedSignUp, document: SignUpDocument): void;
  /** `discard`: of a form that is open. */
  onLeave(discard?: () => Promise<boolean>): void;
  /** A visitor signs up with another 准考证号. */
  onRenumber(): void;
  /** Quotas and fees have changed. */
  onOutdated(): void;
}

/** The form after the proof; what is typed is kept with every change. */
export default function Filling(props: FillingProps) {
  const { exam, visit, opened } = props;
  const { session } = useSession();
  const draft = useSignUpDraft(visit, opened);
  // However the form was opened, this device offers to go on with it after a reload.
  const markBegun = useEffectEvent(() => {
    if (session === null) props.identity.edit('isBegun', true);
  });
  useEffect(() => markBegun(), []);
  const login = useLoginInPlace();
  const isLocked = draft.stage === 'lockedOut';
  const lockOut = useEffectEvent(() => {
    if (session !== null && draft.problem !== null && isSessionEnd(draft.problem)) void login.ask();
    else visit.over();
  });
  useEffect(() => {
    if (isLocked) lockOut();
  }, [isLocked]);
  if (draft.stage === 'opening') return <Loading what={exam.title}>{null}</Loading>;
  const loggedIn = () => {
    login.dialog.onLoggedIn();
    draft.retry();
  };
  return (
    <>
      <FilledSteps {...props} draft={draft} askLogin={login.ask} />
      <LoginInPlace {...login.dialog} onLoggedIn={loggedIn}>
        已填的内容和照片都还在，登录后接着办。
      </LoginInPlace>
    </>
  );
}

function FilledSteps(
  props: FillingProps & { draft: DraftView<SignUpDocument>; askLogin(): Promise<boolean> },
) {
  const { exam, visit, opened, basis, nextBatch, identity, draft, step, hrefOf, show } = props;
  const { askLogin, onSubmitted, onLeave, onRenumber, onOutdated } = props;
  const { session } = useSession();
  const { batch, key } = visit;
  const { document } = draft;
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isFlushing, setFlushing] = useState(false);
  const [isMerged, setMerged] = useState(false);
  // Typed beside the button while the draft is saved: no other device has changed it.
  const typed = useRef<Partial<SignUpDocument>>({});
  const submission = useMutationCall(submitSignUpNLog);
  const { record } = opened;
  const unmended = unmendedParts(document, record);
  const photos = [...opened.photos, ...(record === null ? [] : [record.photo])].filter(
    ({ fileId }, at, all) => all.findIndex((other) => other.fileId === fileId) === at,
  );
  const photo = photos.find(({ fileId }) => fileId === document.photoFileId);
  const missing = exam.choice.missing(document, batch, opened);
  const isChosen = Object.keys(missing).length === 0;
  const hasPhoto = photo !== undefined && unmended.every(({ item }) => item !== 'PHOTO');
  const furthest: SignUpStep = !isChosen ? 'choice' : hasPhoto ? 'confirm' : 'photo';
  const reachable = signUpSteps.slice(0, signUpSteps.indexOf(furthest) + 1);
  // Without a step in the address the student goes on where the last visit ended, on whichever device, and is not moved on by
  // a choice.
  const lastStep = unmended.some(({ item }) => item !== 'PHOTO') ? 'choice' : furthest;
  const [entry, setEntry] = useState({ step: lastStep, isKnown: draft.isServerKnown });
  if (draft.isServerKnown && !entry.isKnown) setEntry({ step: lastStep, isKnown: true });
  const wanted = step ?? entry.step;
  const current = reachable.includes(wanted) ? wanted : furthest;
  const fee = documentFee(document, batch, record);
  const isBarred = exam.choice.isBarred?.(document, opened) ?? false;
  const photoReason = record?.returnedItems.find(({ item }) => item === 'PHOTO')?.reason;
  const choosing: DraftView<SignUpDocument> = {
    ...draft,
    edit: (field, value) => {
      setWrong(({ [field]: _mended, ...others }) => others);
      draft.edit(field, value);
    },
  };

  const go = (next: SignUpStep) => {
    setWrong({});
    void draft.flush();
    show(next);
  };
  const refused = (error: ApiError) => {
    visit.check(error);
    const place = refusedStep(error);
    if (place === null) return;
    setWrong(place.errors);
    if (place.step !== 'confirm') show(place.step);
    if (error.errorCode !== errorCode.taken && place.errors.fee === undefined) return;
    onOutdated();
    void visit.refresh();
  };
  const submit = async ({ agree, despitePassed }: { agree: boolean; despitePassed: boolean }) => {
    let newest = document;
    if (agree) {
      setFlushing(true);
      typed.current = {};
      const flushed = await draft.flush();
      newest = flushed.document;
      setFlushing(false);
      // Both are asked above the step; nothing is submitted that the student has not read.
      if (flushed.outcome === 'conflict' || flushed.outcome === 'lockedOut') return;
      const isMerged = !isSame(newest, { ...document, ...typed.current });
      setMerged(isMerged);
      if (isMerged) return;
    }
    const payload = { ...key, ...newest, fee, despitePassed, agree: true as const };
    await submission.send(payload, {
      wrong: agree ? {} : { agree: '请先勾选承诺' },
      waits: false,
      failed: refused,
      done: (answer) => {
        void draft.submitted();
        onSubmitted(answer, newest);
      },
    });
  };
  return (
    <StepForm
      takesFocus
      label="报名步骤"
      steps={formStepsOf(exam, {
        batch,
        holder: opened.holder,
        document,
        record,
        current,
      })}
      current={current}
      margin={
        <>
          <ChosenMargin
            {...{ exam, batch, document, draft, opened }}
            onLeave={() => onLeave(draft.discard)}
          />
          {!isBarred && (
            <NextSteps batch={batch} due={documentDue(document, batch, record)} record={record} />
          )}
          {exam.aside && (
            <LatePiece of={exam.aside} fallback={null} basis={basis} hasFee={batch.feeEnabled} />
          )}
        </>
      }
    >
      {visit.isOver && (
        <ProofOver
          {...{ visit: key, identity }}
          isKept={opened.draft !== null || opened.record !== null}
          onOpened={visit.open}
        />
      )}
      <DraftConflict draft={draft} words={documentWords(exam, batch)} />
      {current === 'identity' && (
        <>
          <Part title="已核验的身份">
            <HolderLines holder={opened.holder} photo={undefined} />
          </Part>
          {session === null && (
            <div>
              <TextButton onPress={onRenumber}>换准考证号</TextButton>
            </div>
          )}
          <FormActions>
            <Button variant="primary" size="large" block onPress={() => go('choice')}>
              {exam.choice.next}
            </Button>
          </FormActions>
        </>
      )}
      {current === 'choice' && (
        <>
          {isBarred && <NothingToChoose courses={opened.courses} nextBatch={nextBatch} />}
          <LatePiece
            of={exam.choice.fields}
            fallback={<Loading what={exam.choice.label}>{null}</Loading>}
            {...{ exam, batch, opened, basis }}
            draft={choosing}
            errors={{ ...returnedErrors(unmended), ...wrong }}
          />
          {!isBarred && (
            <FormActions onBack={() => go('identity')} note={exam.choice.note(document, batch, record)}>
              <Button
                variant="primary"
                size="large"
                block
                onPress={() => (isChosen ? go('photo') : setWrong(missing))}
              >
                下一步，传照片
              </Button>
            </FormActions>
          )}
        </>
      )}
      {current === 'photo' && (
        <PhotoStep
          {...{ visit, photos, chosenId: photo?.fileId ?? '', error: wrong.photoFileId, askLogin }}
          returned={
            record && photoReason !== undefined
              ? { fileId: record.document.photoFileId, reason: photoReason }
              : null
          }
          onBack={() => go('choice')}
          onNext={() => go('confirm')}
          onChoose={(chosen) => {
            visit.addPhotos([chosen]);
            draft.edit('photoFileId', chosen.fileId);
          }}
        />
      )}
      {current === 'confirm' && (
        <ConfirmStep
          {...{ exam, visit, opened, basis, photo, unmended, hrefOf }}
          draft={{
            ...draft,
            edit: (field, value) => {
              typed.current = { ...typed.current, [field]: value };
              draft.edit(field, value);
            },
          }}
          isMerged={isMerged}
          pending={submission.pending || isFlushing}
          errors={submission.errors}
          problem={submission.problem}
          onBack={() => go('photo')}
          onSubmit={(consent) => void submit(consent)}
        />
      )}
    </StepForm>
  );
}
