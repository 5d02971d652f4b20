import { expect, it } from 'vitest';
import { identityOf } from './identity-of.ts';

const shared = { majorName: '计算机科学与技术', examCommitteeName: '云川省自考办' };
const records = [
  { ...shared, majorCode: '080901', schoolName: '江澜大学', applyExamLevel: 'BACHELOR', examineeNo: '1' },
  { ...shared, majorCode: '080901', schoolName: '临川学院', applyExamLevel: 'TOP_UP', examineeNo: '2' },
  { ...shared, majorCode: '080901', schoolName: '江澜大学', applyExamLevel: 'TOP_UP', examineeNo: '3' },
];

it('of three 考籍 whose majors share a name, the number is of the one in use', () => {
  for (const { schoolName, applyExamLevel, examineeNo } of records) {
    const session = { name: '周子墨', ...shared, schoolName, applyExamLevel, majorInfoList: records };
    expect(identityOf(session)?.examineeNo).toBe(examineeNo);
  }
});

it('is nobody without a major in use', () => {
  const session = { name: '周子墨', ...shared, schoolName: '', applyExamLevel: '', majorInfoList: records };
  expect(identityOf(session)).toBeNull();
});
