import { getLoginLogList, getStudentDetail, type StudentRecord } from '@qianwei/api/contract/account';
import { fixtureOf, itemOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import loginLog from './login-log.recorded.json';

/** The same student with a correction under review and one that came back. */
export const correctingStudent: StudentRecord = fixtureOf(getStudentDetail, {
  ...studentRecord,
  corrections: [
    {
      correctionId: 'c2',
      field: 'name',
      oldValue: '周子墨',
      newValue: '周梓墨',
      reason: '身份证已更名',
      status: 'PENDING',
      opinion: '',
      createdAt: '2026-11-18 10:00:00',
    },
    {
      correctionId: 'c1',
      field: 'name',
      oldValue: '周子墨',
      newValue: '周梓墨',
      reason: '身份证已更名',
      status: 'RETURNED',
      opinion: '请上传户口簿变更页',
      createdAt: '2026-11-10 10:00:00',
    },
  ],
});

const recorded = recordedAnswer(getLoginLogList, loginLog);

/** The last logins, one of them failed. */
export const logins = fixtureOf(getLoginLogList, {
  ...recorded,
  list: [
    {
      ...itemOf(recorded.list, 'current', true),
      time: '2026-11-21 20:10:02',
      ip: '10.2.8.*',
      device: 'Chrome，Windows',
    },
    {
      ...itemOf(recorded.list, 'result', 'FAILED'),
      time: '2026-11-20 08:31:40',
      ip: '10.2.9.*',
      device: 'Safari，iPhone',
      method: 'SMS',
    },
  ],
  total: 2,
});
