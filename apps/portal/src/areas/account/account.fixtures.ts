import type { getLoginLogList } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import type { Student } from './words.ts';

/** 周子墨's record, in full. */
export const student: Student = {
  id: 'student-2',
  name: '周子墨',
  gender: 'MALE',
  cardType: 'ID_CARD',
  idCard: '320198199809170335',
  birthday: '1998-09-17',
  nation: '汉族',
  politics: '共青团员',
  mobile: '15400000002',
  email: '',
  address: '江澜市学府路 88 号 3 幢 502 室',
  zipCode: '210000',
  emergencyName: '周建国',
  emergencyMobile: '15400000092',
  headUrl: '',
  photoUrl: '',
  examineeNo: '013224200002',
  applyExamLevel: 'TOP_UP',
  majorId: 'record-2',
  majorCode: '080901',
  majorName: '计算机科学与技术',
  schoolName: '江澜大学',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  registerDate: '2024-09-01',
  planVersion: '2026-05',
  examStatus: 'NORMAL',
  preEducation: {
    school: '江澜职业技术学院',
    major: '软件技术',
    graduateDate: '2020-06-30',
    certNo: '129871202006001234',
    checkStatus: 'PASSED',
  },
  majorInfoList: [
    {
      majorId: 'record-2',
      majorCode: '080901',
      majorName: '计算机科学与技术',
      applyExamLevel: 'TOP_UP',
      schoolName: '江澜大学',
      examCommitteeName: '云川省高等教育自学考试委员会办公室',
      examineeNo: '013224200002',
      status: 'NORMAL',
      isDefault: true,
    },
  ],
  editableFields: [
    'email',
    'address',
    'zipCode',
    'emergencyName',
    'emergencyMobile',
    'nation',
    'politics',
    'headFileId',
  ],
  corrections: [],
  passwordChangedAt: '2026-09-02 20:11:05',
  revision: 3,
};

/** The same student with a correction under review and one that came back. */
export const correctingStudent: Student = {
  ...student,
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
};

/** The last logins, one of them failed. */
export const logins: DataOf<typeof getLoginLogList> = {
  list: [
    {
      time: '2026-11-21 20:10:02',
      ip: '10.2.8.*',
      device: 'Chrome，Windows',
      method: 'PASSWORD',
      result: 'SUCCESS',
      current: true,
    },
    {
      time: '2026-11-20 08:31:40',
      ip: '10.2.9.*',
      device: 'Safari，iPhone',
      method: 'SMS',
      result: 'FAILED',
      current: false,
    },
  ],
  total: 2,
  pageNo: 1,
  pageSize: 5,
};
