import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { failed, mixed, withoutThesis, wu, zhou } from './grades.fixtures.ts';
import { gradeLeadOf } from './lead.ts';

const now = parseMoment(storyTime);

describe('the first sentence of the page', () => {
  it('is the failed result that can be reviewed, with the deadline', () => {
    const lead = gradeLeadOf(zhou, now);
    expect(lead.title).toBe('数据结构与算法 59.5 分，可以申请复核');
    expect(lead.state.word).toBe('不合格，差 0.5 分，成绩不作四舍五入');
    expect(lead.text).toContain('2026年11月24日（周二）17:00 截止，还有 2 天 20 小时。');
    expect(lead.action).toBe(failed);
  });

  it('is the one that is nearest to a pass, and says that there are others', () => {
    const list = [{ ...failed, gradeId: 'far', finalScore: 31 }, ...zhou.list];
    const lead = gradeLeadOf({ ...zhou, list }, now);
    expect(lead.action?.finalScore).toBe(59.5);
    expect(lead.text).toContain('另有 1 门也可以申请');
  });

  it('offers no review from the deadline on, whatever an old answer says', () => {
    const lead = gradeLeadOf(zhou, parseMoment('2026-11-24 17:00:00'));
    expect(lead).toMatchObject({ title: '5 门笔试合格，还有 10 门', action: null, way: { text: '去报考' } });
  });

  it('offers no 去报考 while nothing can be registered', () => {
    const none = { ...zhou, canRegister: 0 };
    expect(gradeLeadOf(none, parseMoment('2026-11-24 17:00:00')).way).toEqual({
      href: '/academic/apply/info',
      text: '看报考记录',
    });
  });

  it('is the review under way, then what is not published yet', () => {
    expect(gradeLeadOf(mixed, now).title).toBe('数据结构与算法 59.5 分，正在复核');
    const pending = gradeLeadOf({ ...mixed, list: mixed.list.slice(0, 1) }, now);
    expect(pending.title).toBe('2026年10月考期操作系统的成绩还没有公布');
    expect(pending.text).toMatch(/^预计 2026年11月28日（周六）10:00 公布。/);
  });

  it('is overdue once the answer should have come, since when and whom to call', () => {
    const late = gradeLeadOf(mixed, parseMoment('2026-12-07 09:00:00'));
    expect(late.title).toBe('数据结构与算法 59.5 分，复核还没有答复');
    expect(late.state.word).toBe('超期未答复');
    expect(late.text).toContain('应在 2026年12月4日（周五）17:00 前答复，已超过 3 天，请打自考办电话');
    expect(late.text).not.toContain('最晚');
  });

  it('is a thesis that failed, with the way to its re-check', () => {
    expect(gradeLeadOf(withoutThesis, now)).toMatchObject({
      title: '会计学（本科）毕业论文 63.6 分，不合格',
      text: '答辩 54 分，低于 60 分，总评不合格。复检的条件和时间写在论文管理里。',
      way: { href: '/thesis/index', text: '去论文管理' },
    });
  });

  it('is a calm summary where nothing is open, with what the degree needs', () => {
    expect(gradeLeadOf(wu, now)).toMatchObject({
      title: '14 门笔试课程全部合格',
      text: '已取得 70 学分，毕业要求 70 学分；学位均分 69.6，距 70 还差 0.4。',
      way: null,
    });
    const reached = { ...wu, summary: { ...wu.summary, degreeAvg: 72.4 } };
    expect(gradeLeadOf(reached, now).text).toContain('学位均分 72.4，已达到 70');
    const college = { ...wu, summary: { ...wu.summary, degreeNeed: null } };
    expect(gradeLeadOf(college, now).text).not.toContain('学位均分');
  });
});
