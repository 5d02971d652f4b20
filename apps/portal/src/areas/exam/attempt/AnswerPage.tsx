import { useParams } from 'wouter';
import { AttemptScreen } from './AttemptScreen.tsx';
import { useAttempt } from './runtime/use-attempt.ts';

/** 答题: the attempt of the address, on the whole screen. */
export default function AnswerPage() {
  const { subjectId = '', id = '' } = useParams();
  const view = useAttempt({ subjectId, testId: id });
  return <AttemptScreen view={view} subjectId={subjectId} testId={id} />;
}
