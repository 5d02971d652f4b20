import { saveElective } from '@qianwei/api/contract/academic/course-setting';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { surplusWords } from './electives.ts';

/** The call that confirms an elective, for its button in the lead and the one below the choices. */
export type ElectiveSubmit = ReturnType<typeof useElectiveForm>;

/** Confirms electives; a success says what the plan comes to, and `onSaved` is called. */
export function useElectiveForm(onSaved: () => void) {
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(saveElective);
  const confirm = (group: string, courseCode: string) =>
    void send(
      { group, courseCode },
      {
        done: ({ creditPlan, minCredit }) => {
          onSaved();
          notify({ type: 'success', text: `已选 ${courseCode}，${surplusWords(creditPlan, minCredit)}。` });
        },
      },
    );
  return { pending, problem, confirm };
}
