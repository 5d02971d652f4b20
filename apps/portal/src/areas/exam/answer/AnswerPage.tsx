import { useParams } from 'wouter';
import { useAttempt } from '../attempt/use-attempt.ts';
import { Stages } from './Stages.tsx';

/** 答题: the attempt of the address, on the whole screen. */
export default function AnswerPage() {
  const { subjectId = '', id = '' } = useParams();
  const view = useAttempt({ subjectId, testId: id });
  return <Stages view={view} subjectId={subjectId} testId={id} />;
}
