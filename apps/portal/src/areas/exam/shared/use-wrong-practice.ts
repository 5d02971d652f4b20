import { startWrongPractice } from '@qianwei/api/contract/exam/attempt';
import { useLocation } from 'wouter';
import { answerPath } from '../../../shared/address/course-paths.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';

/**
 * 重练错题: starts a practice of a course's book or of one attempt and opens the answer page; `problem` says why it
 * failed. A second press while it starts does nothing.
 */
export function useWrongPractice() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { pending, problem, send } = useMutationCall(startWrongPractice);
  const start = (courseId: string, testRecordId?: string) =>
    send(
      { courseId, testRecordId },
      {
        done: (started) => {
          if (started.resumed) notify({ type: 'info', text: '上次的错题重练还没交卷，从那里继续' });
          navigate(answerPath(started));
        },
      },
    );
  return { pending, problem, start };
}
