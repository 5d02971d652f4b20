import { correctionFieldTitles, type Login, type StudentRecord } from '@qianwei/api/contract/account';
import { momentWords } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** Something on the record that the student has to know or to do: state, reason, way out. */
export interface Matter {
  mark: Pick<StateMarkProps, 'shape' | 'tone'>;
  state: string;
  why: string;
  /** The student's way to deal with it here. */
  way?: 'correct' | 'password';
}

const danger = { shape: 'triangle', tone: 'danger' } as const;
const warning = { shape: 'triangle', tone: 'warning' } as const;

/** The student's matters on the record, the most urgent first; empty without any. `logins`: the newest first. */
export function mattersOf(student: StudentRecord, logins: readonly Login[]): Matter[] {
  return [...loginMatters(logins), ...correctionMatters(student), ...preEducationMatters(student)];
}

/** The login before the one of this session that succeeded; undefined when the last logins have none. */
export const lastLogin = (logins: readonly Login[]): Login | undefined =>
  logins.find(({ current, result }) => !current && result === 'SUCCESS');

/**
 * Failures since the last login: those before it were the student's own, who then got in. Only the last logins are known:
 * where none of them succeeded, there may be more.
 */
function loginMatters(logins: readonly Login[]): Matter[] {
  const last = lastLogin(logins);
  const since = last === undefined ? logins : logins.slice(0, logins.indexOf(last));
  const failed = since.filter(({ result }) => result === 'FAILED');
  const [newest] = failed;
  if (newest === undefined) return [];
  const why = `最近一次在 ${momentWords(newest.time)}。不是你本人操作的话，请修改密码。`;
  const count = last === undefined ? `至少 ${failed.length}` : failed.length;
  return [{ mark: danger, state: `上次登录以来有 ${count} 次登录失败`, why, way: 'password' }];
}

/** The newest request of each field, unless it was approved or withdrawn. */
function correctionMatters({ corrections }: StudentRecord): Matter[] {
  const isUnderReview = corrections.some(({ status }) => status === 'PENDING');
  const newest = corrections.filter(
    ({ field }, index) => corrections.findIndex((other) => other.field === field) === index,
  );
  return newest.flatMap(({ field, status, opinion, createdAt }): Matter[] => {
    const title = correctionFieldTitles[field];
    if (status === 'PENDING') {
      const why = `${momentWords(createdAt)} 提交，由所属考办审核，结束后才能再申请。`;
      return [{ mark: { shape: 'half', tone: 'brand' }, state: `“${title}”的更正正在审核`, why }];
    }
    if (status !== 'RETURNED' && status !== 'REJECTED') return [];
    const state = `“${title}”的更正${status === 'RETURNED' ? '被退回' : '未通过'}`;
    const why = opinion === '' ? '考办没有写明原因，请联系所属考办。' : `审核意见：${opinion}`;
    return [{ mark: danger, state, why, ...(!isUnderReview && { way: 'correct' as const }) }];
  });
}

function preEducationMatters({ preEducation, applyExamLevel }: StudentRecord): Matter[] {
  if (preEducation?.checkStatus === 'FAILED')
    return [{ mark: danger, state: '前置学历查验未通过', why: '毕业申请前须通过查验，请联系所属考办。' }];
  if (preEducation !== null || applyExamLevel !== 'TOP_UP') return [];
  const why = '专升本毕业申请前须登记并通过查验，请携带专科毕业证书联系所属考办。';
  return [{ mark: warning, state: '还没有登记前置学历', why }];
}
