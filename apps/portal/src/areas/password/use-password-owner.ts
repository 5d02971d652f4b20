import { getStudentDetail } from '@qianwei/api/contract/account';
import type { PasswordOwner } from '@qianwei/api/contract/password-rules';
import { useCall } from '../../shared/query/use-call.ts';
import { useSession } from '../../shared/session/session.tsx';

/**
 * What is known of the one whose password it is: all of it once the record has come. Who must change the password
 * first is not given the record (1030002); then the session's 准考证号 is all, and the server looks at the rest.
 */
export function usePasswordOwner(): PasswordOwner {
  const { session, mustChangePassword } = useSession();
  const { data: student } = useCall(
    getStudentDetail,
    {},
    { enabled: session !== null && !mustChangePassword },
  );
  if (student === undefined) return session === null ? {} : { examineeNos: [session.account] };
  return {
    examineeNos: student.majorInfoList.map(({ examineeNo }) => examineeNo),
    idCardTail: student.idCard.slice(-6),
    mobile: student.mobile,
    namePinyin: student.namePinyin,
  };
}
