import type { Login } from '@qianwei/api/contract/account';
import { describe, expect, it } from 'vitest';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import { correctingStudent, logins } from './account.fixtures.ts';
import { lastLogin, mattersOf } from './matters.ts';

const [current, failed] = logins.list as [Login, Login];
const before: Login = { ...current, current: false, time: '2026-11-19 08:00:00' };
const states = (...args: Parameters<typeof mattersOf>) => mattersOf(...args).map(({ state }) => state);

describe('what comes first on the own record', () => {
  it('is nothing when nothing is open', () => {
    expect(mattersOf(studentRecord, [current, before])).toEqual([]);
  });

  it('names failed logins since the last own one, and not those that ended in it', () => {
    expect(states(studentRecord, [current, failed, before])).toEqual(['上次登录以来有 1 次登录失败']);
    expect(states(studentRecord, [current, before, failed])).toEqual([]);
    expect(lastLogin([current, failed, before])).toBe(before);
  });

  it('has the newest request of a field: under review it waits, returned it can be made again', () => {
    expect(states(correctingStudent, [])).toEqual(['“姓名”的更正正在审核']);
    const [, returned] = correctingStudent.corrections;
    const [matter] = mattersOf({ ...studentRecord, corrections: [returned!] }, []);
    expect(matter).toMatchObject({
      state: '“姓名”的更正被退回',
      why: '审核意见：请上传户口簿变更页',
      way: 'correct',
    });
    const approved = { ...returned!, status: 'APPROVED' as const };
    expect(states({ ...studentRecord, corrections: [approved, returned!] }, [])).toEqual([]);
  });

  it('asks only 专升本 for the diploma before', () => {
    const without = { ...studentRecord, preEducation: null };
    expect(states(without, [])).toEqual(['还没有登记前置学历']);
    expect(states({ ...without, applyExamLevel: 'JUNIOR' }, [])).toEqual([]);
  });
});
