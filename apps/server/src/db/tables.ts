import * as account from './schema/account.ts';
import * as file from './schema/file.ts';
import * as institution from './schema/institution.ts';
import * as notice from './schema/notice.ts';
import * as operation from './schema/operation.ts';
import * as schedule from './schema/schedule.ts';
import * as security from './schema/security.ts';
import * as session from './schema/session.ts';
import * as student from './schema/student.ts';

/** Every table, as Drizzle wants them when it connects. */
export const tables = {
  platform: institution.platform,
  school: institution.school,
  examCommittee: institution.examCommittee,
  major: institution.major,
  planVersion: institution.planVersion,
  account: account.account,
  passwordHistory: account.passwordHistory,
  student: student.student,
  studentMajor: student.studentMajor,
  preEducation: student.preEducation,
  correction: student.correction,
  session: session.session,
  loginLog: session.loginLog,
  ssoTicket: session.ssoTicket,
  file: file.file,
  notice: notice.notice,
  noticeFile: notice.noticeFile,
  noticeRead: notice.noticeRead,
  examPeriod: schedule.examPeriod,
  businessWindow: schedule.businessWindow,
  studentTask: schedule.studentTask,
  captcha: security.captcha,
  smsCode: security.smsCode,
  smsOutbox: security.smsOutbox,
  rsaKey: security.rsaKey,
  idempotentRequest: operation.idempotentRequest,
  rateLimit: operation.rateLimit,
  auditLog: operation.auditLog,
  dataMeta: operation.dataMeta,
};
