import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../shared/time/time.fixtures.ts';
import {
  auditing,
  granted,
  open,
  overdue,
  precheck,
  publicity,
  rejected,
  returned,
  settled,
  submitted,
} from './degree.fixtures.ts';
import { degreeLead } from './degree-lead.ts';

const now = parseMoment(storyTime);
const lead = (apply: DegreeApply) => degreeLead(apply, now);

describe('/applyDegree/index S: each state in a sentence', () => {
  it.each<[string, DegreeApply, string, string]>([
    ['未毕业可预检', precheck, '毕业前预检', '现在还不能申请：还差 3 项'],
    ['条件不足', { ...precheck, deadline: open.deadline }, '条件不足', '现在还不能申请：还差 3 项'],
    ['可申请', open, '可以申请', '条件都满足了，可以申请学士学位'],
    ['已提交', submitted, '已提交', '已提交，等学院审核'],
    ['审核中', auditing, '审核中', '学位办正在审核'],
    ['退回', returned, '退回补正', '有 1 处要改'],
    ['公示', publicity, '公示中', '名单正在公示'],
    ['已授予', granted, '已授予', '学士学位已授予'],
    ['未通过', rejected, '未通过', '这次申请没有通过'],
    ['逾期', overdue, '逾期', '申请期限已过'],
  ])('%s', (_, apply, word, title) => {
    expect(lead(apply)).toMatchObject({ state: { word }, title });
  });

  it('says until when: to mend, of the publicity, of the batch and of the own limit', () => {
    expect(lead(returned).text).toBe(
      '学位办退回，2026年11月28日（周六）24:00 前重新提交，离截止还有 7 天 3 小时。改好后接着审，不用从头来。',
    );
    const whole = { ...returned, returned: { ...returned.returned!, items: [], opinion: '整份重做' } };
    expect(lead(whole).text).toContain('改好后各级从头审。');
    expect(lead(publicity).text).toContain('公示到 2026年11月28日（周六）24:00。');
    expect(lead(open).text).toBe(
      '本批 2026年12月31日（周四）17:00 截止，还有 39 天 20 小时；本人的申请期限剩 39 天。',
    );
  });

  it('says the number of the certificate, and why an application failed', () => {
    expect(lead(granted).text).toContain('学位证书编号 1042842026000123');
    expect(lead(rejected).text).toBe('论文抽检结果为不合格，本次不予授予。');
    expect(lead(overdue).text).toContain('已超过申请期限（毕业证签发 2026-04-30 后 6 个月）');
  });

  it('leads first out of what is in the way, and nowhere while others decide', () => {
    expect(lead(precheck).action).toMatchObject({ kind: 'WAY', way: { path: '/apply/graduation' } });
    expect(lead(open).action).toEqual({ kind: 'FORM', text: '开始填写' });
    expect(lead(auditing).action).toBeNull();
  });

  it('says plainly that the degree is out of reach once nothing can change the average, and leads on to graduation', () => {
    expect(lead(settled)).toMatchObject({
      title: '现在还不能申请：还差 3 项',
      text: '其中“学位均分不低于 70 分”没有能再补的办法，按现有的成绩和记录达不到学位条件。毕业不受影响，照常办毕业申请。',
      action: { way: { path: '/apply/graduation' } },
    });
  });

  it('opens the form to whom only a certificate of others is lacking', () => {
    const conditions = open.conditions.map((each) =>
      each.code === 'LANGUAGE' ? { ...each, ok: false } : each,
    );
    expect(lead({ ...open, conditions })).toMatchObject({
      title: '可以填写申请表，外语用证书认定',
      action: { kind: 'FORM' },
    });
  });

  it('says when it begins to whom nothing but time is in the way', () => {
    if (open.batch === null) throw new TypeError('No batch');
    const obstacle = { reason: '申请还没有开始', nextTime: null, way: { kind: 'OFFICE' as const } };
    const batch = { ...open.batch, status: 'UPCOMING' as const, startTime: '2026-11-24 09:00:00' as const };
    expect(lead({ ...open, obstacle, batch })).toMatchObject({
      title: '条件都满足了，还没有开始',
      text: '2026年下半年批次 2026年11月24日（周二）09:00 开始，还有 3 天。',
    });
    expect(lead({ ...open, obstacle, batch, rules: null, conditions: [] }).title).toBe('学位申请还没有开始');
  });

  it('names the batch by whose rules it looks ahead while those of the new one are not published', () => {
    expect(lead({ ...precheck, rules: null, previewBy: '2026年上半年' }).text).toMatch(
      /^按2026年上半年批次的规定预检，本批规定还没有公布。8 项条件中 /,
    );
  });
});
