import { getStudentDetail } from '@qianwei/api/contract/account';
import type { PasswordOwner } from '@qianwei/api/contract/password-rules';
import { useCall } from '../../shared/query/use-call.ts';
import { useSession } from '../../shared/session/session.tsx';

/**
 * The facts that a new password must not contain of its owner, complete once the record has come. A student who must
 * change the password first cannot read the record (1030002): then it is only the 准考证号 of the session, and the server
 * checks the rest.
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
