import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../../shared/session/session.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import type { AttemptView } from './runtime/attempt-view.ts';
import { testPath } from '../shared/paths.ts';
import { Desk } from './workspace/AnswerWorkspace.tsx';
import type { Opened } from './dialogs/Dialogs.tsx';
import { Elsewhere } from './states/OpenElsewhere.tsx';
import { HandedIn } from './states/Submitted.tsx';
import { HandingIn } from './states/Submitting.tsx';
import { Login } from './dialogs/LoginDuringAttempt.tsx';
import { NotOpened } from './states/NotOpened.tsx';
import { Opening } from './states/PaperPlaceholder.tsx';

interface StagesProps {
  view: AttemptView;
  /** Of the address. */
  subjectId: string;
  testId: string;
  /** What stands open at first. */
  defaultOpened?: Opened;
}

/** The answer page in each stage of the attempt, and the login above it when the session has ended. */
export function Stages(props: StagesProps) {
  const { view } = props;
  const { session } = useSession();
  useTitle(view.paper?.name ?? '答题', session?.platform);
  useLeaveWarning(view);
  return (
    <>
      <Stage {...props} />
      <Login view={view} />
    </>
  );
}

function Stage({ view, subjectId, testId, defaultOpened }: StagesProps) {
  const [, navigate] = useLocation();
  const { stage, paper, receipt } = view;
  const back = testPath(subjectId, paper?.practice ? {} : { testId });
  if (stage === 'openFailed')
    return <NotOpened view={view} back={back} subjectId={subjectId} testId={testId} />;
  if (stage === 'heldElsewhere' || stage === 'takenOver' || stage === 'otherTab')
    return <Elsewhere view={view} back={back} />;
  if (stage === 'handingIn' || stage === 'handInFailed') return <HandingIn view={view} />;
  if (stage === 'handedIn' && receipt)
    return <HandedIn view={view} receipt={receipt} back={back} {...{ subjectId, testId }} />;
  if (paper === null || stage !== 'answering') return <Opening />;
  return (
    <Desk
      key={paper.testRecordId}
      view={view}
      paper={paper}
      defaultOpened={defaultOpened}
      onLeave={() => navigate(back)}
    />
  );
}

/** The browser asks before the tab is closed, but only while the server lacks an answer: a question too many is not read. */
function useLeaveWarning({ stage, unsaved }: AttemptView) {
  const isAtStake =
    unsaved > 0 && (stage === 'answering' || stage === 'handingIn' || stage === 'handInFailed');
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtStake]);
}
