import { getTestAnalysis, getWrongBook, setWrongBook } from '@qianwei/api/contract/analysis';
import { toggleCollect } from '@qianwei/api/contract/exam';
import { useClient } from '../../../shared/client/client.tsx';
import { useSubmit } from '../../../shared/mutation/use-submit.ts';
import { callKey } from '../../../shared/query/use-call.ts';
import { useQueryClient } from '../../../shared/query/use-query-client.ts';

/** Takes questions into 收藏 and the wrong-question book or out of them; what is shown of them is asked for anew. */
export function useQuestionFlags() {
  const client = useClient();
  const queries = useQueryClient();
  const { pending, problem, submit } = useSubmit();
  const refresh = () =>
    Promise.all(
      [getWrongBook, getTestAnalysis].map((call) => queries.invalidateQueries({ queryKey: callKey(call) })),
    );
  return {
    pending,
    problem,
    collect: (questionId: string, collected: boolean) =>
      submit({}, async () => {
        await client.call(toggleCollect, { questionId, collected });
        await refresh();
      }),
    keepInBook: (questionId: string, inWrongBook: boolean) =>
      submit({}, async () => {
        await client.call(setWrongBook, { questionId, inWrongBook });
        await refresh();
      }),
  };
}
