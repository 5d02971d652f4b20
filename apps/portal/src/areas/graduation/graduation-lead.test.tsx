import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../shared/time/time.fixtures.ts';
import { openApply, upcomingApply } from './graduation.fixtures.ts';
import { graduationLead } from './graduation-lead.ts';

const lead = (apply: GraduationApply) => graduationLead(apply, parseMoment(storyTime));

describe('/apply/graduation S: each state in a sentence', () => {
  it('a new batch without rules begins at its time; the batch that is looked ahead by is named, or nothing is claimed', () => {
    const unpublished = { ...upcomingApply, rules: null };
    const [window, ...early] = lead({ ...unpublished, previewBy: '2026年下半年' }).text;
    expect(window).toContain('2026年12月1日（周二）09:00 至 2026年12月15日（周二）17:00 受理');
    expect(early[0]).toBe('按2026年下半年批次的规定预检，本批规定还没有公布。');
    const bare = lead({ ...unpublished, conditions: [] });
    expect(bare.title).toContain('毕业申请还没有开始');
    expect(bare.text).toEqual([window]);
  });

  it('only what is handed in can still be in time for an open batch, no course and no thesis', () => {
    const lackingOnly = (code: string) =>
      lead({
        ...openApply,
        conditions: openApply.conditions.map((each) => ({ ...each, ok: each.code !== code })),
      });
    for (const code of ['COURSES', 'PRACTICES', 'THESIS'])
      expect(lackingOnly(code)).toMatchObject({ title: '还差 1 项条件，本批赶不上', action: 'PLAN' });
    expect(lackingOnly('MORAL')).toMatchObject({ title: '还差 1 项条件，齐了就能提交', action: 'FILL' });
  });

  it('a 考籍 that has ended reads that there is nothing to apply for', () => {
    const ended = { ...upcomingApply, isEnded: true, conditions: [] };
    expect(lead(ended)).toMatchObject({ title: '没有要办的毕业申请', action: null });
  });
});
