import { getStudentDetail, type StudentRecord } from '@qianwei/api/contract/account';
import { fixtureOf, recordedAnswer } from '../client/story-fixture.ts';
import studentDetail from './student-detail.recorded.json';

const recorded = recordedAnswer(getStudentDetail, studentDetail);

/** 周子墨's record, in full. */
export const studentRecord: StudentRecord = fixtureOf(getStudentDetail, {
  ...recorded,
  politics: '共青团员',
  email: '',
  address: '江澜市学府路 88 号 3 幢 502 室',
  zipCode: '210000',
  emergencyMobile: '15400000092',
  preEducation: recorded.preEducation && {
    ...recorded.preEducation,
    graduateDate: '2020-06-30',
    certNo: '129871202006001234',
  },
  planVersion: '2026-05',
  passwordChangedAt: '2026-09-02 20:11:05',
  revision: 3,
});
