import { setWrongBook, toggleCollect } from '@qianwei/api/contract/exam/book';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useSubmit } from '../../../shared/mutation/use-submit.ts';

/** Adds questions to 收藏 and the wrong-question book, or removes them. */
export function useQuestionFlags() {
  const form = useSubmit();
  const collection = useMutationCall(toggleCollect, form);
  const book = useMutationCall(setWrongBook, form);
  return {
    pending: form.pending,
    problem: form.problem,
    collect: (questionId: string, collected: boolean) => collection.send({ questionId, collected }),
    keepInBook: (questionId: string, inWrongBook: boolean) => book.send({ questionId, inWrongBook }),
  };
}
