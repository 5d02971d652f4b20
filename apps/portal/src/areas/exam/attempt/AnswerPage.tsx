import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { StillFrame } from '../../../opening/StillFrame.tsx';
import { testPath } from '../../../shared/address/course-paths.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { LoginInPlace } from '../../../shared/session/LoginInPlace.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import { PaperShell } from './opening/PaperShell.tsx';
import type { AttemptView } from './runtime/attempt-view.ts';
import { useAttempt } from './runtime/use-attempt.ts';
import { NotOpened } from './states/NotOpened.tsx';
import { OpenElsewhere } from './states/OpenElsewhere.tsx';
import { Submitted } from './states/Submitted.tsx';
import { Submitting } from './states/Submitting.tsx';
import { AnswerWorkspace, type Opened } from './workspace/AnswerWorkspace.tsx';

/** 答题: the attempt of the address, on the whole screen. */
export default function AnswerPage() {
  const { subjectId = '', id = '' } = useParams();
  const view = useAttempt({ subjectId, testId: id });
  return <AttemptScreen view={view} subjectId={subjectId} testId={id} />;
}

interface AttemptScreenProps {
  view: AttemptView;
  /** From the address. */
  subjectId: string;
  testId: string;
  /** The part that is open at first. */
  defaultOpened?: Opened;
}

/** The answer page in each stage of the attempt, and the login above it when the session has ended. */
export function AttemptScreen(props: AttemptScreenProps) {
  const { view } = props;
  const { session } = useSession();
  useTitle(view.paper?.name ?? '答题', session?.platform);
  const { stage, unsaved } = view;
  // Only while the server lacks an answer: students stop reading a warning that comes without need.
  const isGoing = stage === 'answering' || stage === 'submitting' || stage === 'submitFailed';
  useLeaveGuard(unsaved > 0 && isGoing);
  return (
    <>
      <Stage {...props} />
      <LoginInPlace
        isNeeded={view.needsLogin}
        mayPostpone={view.stage === 'answering'}
        onLoggedIn={view.loggedIn}
      >
        已答的都留在本机，登录后自动补传，计时照常。
      </LoginInPlace>
    </>
  );
}

function Stage({ view, subjectId, testId, defaultOpened }: AttemptScreenProps) {
  // A page that was just opened leaves the focus alone: nothing in it was pressed yet.
  const [takesFocus, setTakesFocus] = useState(() => navigator.userActivation.hasBeenActive);
  const [, navigate] = useLocation();
  const { stage, paper, receipt } = view;
  if (!takesFocus && stage !== 'opening' && stage !== 'answering') setTakesFocus(true);
  const isPractice = receipt === null ? paper?.practice : receipt.type === 'WRONG';
  const back = testPath(subjectId, isPractice ? {} : { testId });
  if (stage === 'openFailed')
    return <NotOpened view={view} back={back} subjectId={subjectId} testId={testId} />;
  if (stage === 'heldElsewhere' || stage === 'takenOver' || stage === 'otherTab')
    return <OpenElsewhere view={view} back={back} />;
  if (stage === 'submitting' || stage === 'submitFailed') return <Submitting view={view} />;
  if (stage === 'submitted' && receipt)
    return <Submitted view={view} receipt={receipt} back={back} {...{ subjectId, testId }} />;
  if (paper === null || stage !== 'answering') return <PaperPlaceholder />;
  return (
    <AnswerWorkspace
      key={paper.testRecordId}
      view={view}
      paper={paper}
      defaultOpened={defaultOpened}
      takesFocus={takesFocus}
      onLeave={() => navigate(back)}
    />
  );
}

/** The page before its paper has come: the frame that it was opened with, filled as far as it is. */
function PaperPlaceholder() {
  return (
    <main aria-busy="true">
      <h1 className={visuallyHidden}>答题</h1>
      <p role="status" className={visuallyHidden}>
        正在打开试卷
      </p>
      <StillFrame>
        <PaperShell />
      </StillFrame>
    </main>
  );
}
