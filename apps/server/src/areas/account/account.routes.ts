import {
  applyCorrection,
  chooseMajor,
  getLoginLogList,
  getStudentDetail,
  kickOtherSession,
  updateMobile,
  updatePassword,
  updateStudentDetail,
} from '@qianwei/api/contract/account';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { recordStudentAction } from '../../audit/audit.ts';
import { endSessions } from '../../credentials/end-sessions.ts';
import { forgetOtherDevices } from '../../credentials/known-device.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import { idleSeconds } from '../../http/idle-session.ts';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { listOrFile } from '../../http/list-or-file.ts';
import { findStudent } from '../../student/find-student.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { formatDay } from '../../time.ts';
import { requestCorrection } from './correction.workflow.ts';
import { listLogins, loginsAsCsv } from './login-log.ts';
import { switchMajor } from './major.workflow.ts';
import { bindMobile } from './mobile.workflow.ts';
import { changePassword } from './password.workflow.ts';
import { saveStudentDetail } from './profile.workflow.ts';
import { studentDetail } from './student-detail.ts';

/** The most logins that one export holds, the newest. */
const maxExported = 1000;

/** The student's own record, password, mobile number, sessions and choice of major. */
export const accountRoutes: Implementation[] = [
  implementForStudent(getUserInfo, async (context) => {
    const { session, db } = context;
    const { student } = await findStudent(db, session.studentId);
    const record = shownMajor(await listMajors(db, session.studentId), session.studentMajorId);
    return {
      headUrl: student.headFileId === null ? '' : context.fileUrl(student.headFileId),
      schoolLogo: record?.schoolLogo ?? '',
      schoolName: record?.schoolName ?? '',
      platform: session.platform,
      idleSeconds,
    };
  }),

  implementForStudent(getStudentDetail, (context, { majorId }) => studentDetail(context, majorId)),

  implementForStudent(updateStudentDetail, saveStudentDetail),

  implementForStudent(updateMobile, bindMobile),

  implementForStudent(applyCorrection, requestCorrection),

  implementForStudent(
    getLoginLogList,
    listOrFile(
      (context, { pageNo, pageSize }) => listLogins(context, pageNo, pageSize),
      async (context) => {
        const { list } = await listLogins(context, 1, maxExported);
        return fileAnswer({
          name: `登录记录_${formatDay(context.clock.now())}.csv`,
          type: 'text/csv; charset=utf-8',
          body: loginsAsCsv(list),
        });
      },
    ),
  ),

  implementForStudent(kickOtherSession, async (context) => {
    const { accountId, sessionId } = context.session;
    const kicked = await endSessions(context, accountId, 'KICKED', sessionId);
    await forgetOtherDevices(context, accountId);
    await recordStudentAction(context, {
      bizType: 'ACCOUNT',
      bizId: accountId,
      action: 'KICK_OTHER_SESSIONS',
    });
    return { kicked };
  }),

  implementForStudent(chooseMajor, (context, { majorId, asDefault }) =>
    switchMajor(context, majorId, asDefault),
  ),

  implementForStudent(updatePassword, changePassword),
];
