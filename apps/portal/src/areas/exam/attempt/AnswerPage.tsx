import { useParams } from 'wouter';
import { useAttempt } from './runtime/use-attempt.ts';
import { Stages } from './AttemptScreen.tsx';

/** 答题: the attempt of the address, on the whole screen. */
export default function AnswerPage() {
  const { subjectId = '', id = '' } = useParams();
  const view = useAttempt({ subjectId, testId: id });
  return <Stages view={view} subjectId={subjectId} testId={id} />;
}
