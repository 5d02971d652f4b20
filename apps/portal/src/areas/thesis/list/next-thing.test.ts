import type { ListedThesis, ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { furtherLinks, nextThing, stageTone } from './next-thing.ts';
import {
  beforeTopic,
  booked,
  failedCheck,
  filed,
  retest,
  returnedReport,
  toBook,
} from './thesis-list.fixtures.ts';

const now = parseMoment(storyTime);
const thesisOf = ({ list: [thesis] }: ThesisList): ListedThesis => thesis!;

describe('/thesis/index the next thing', () => {
  it.each<[string, ThesisList, string, string | null]>([
    ['陈思远 reads the rules', beforeTopic, '阅读管理规定，选定论文题目', '阅读规定并选题'],
    ['王雨桐 mends 开题报告', returnedReport, '修改开题报告', '按批注修改'],
    ['李明轩 has it checked again', failedCheck, '修改论文，再次检测', '修改后再次检测'],
    ['赵婉清 books', toBook, '选定答辩场次', '预约答辩'],
    ['冯雪 defends tomorrow', booked, '线上答辩', '看答辩准考证'],
    ['孙浩然 goes on with his 复检', retest, '继续论文复检', '去论文复检'],
    ['吴佳怡 has nothing to do', filed, '82 分，良好', null],
  ])('%s', (_, data, title, action) => {
    const next = nextThing(thesisOf(data), now);
    expect([next.title, next.action?.text ?? null]).toEqual([title, action]);
  });

  it('a missed deadline says that a delay can be applied for, and leads there', () => {
    const overdue = { ...thesisOf(returnedReport), task: null, stageStatus: 'OVERDUE' } as const;
    const next = nextThing({ ...overdue, deadline: '2026-11-16 00:00:00' }, now);
    expect(next).toMatchObject({
      title: '开题报告已逾期',
      due: { when: '11月15日（周日）24:00', rest: ' 已截止', isSoon: false },
      action: { text: '申请延期', href: expect.stringContaining('?apply=DELAY') },
    });
  });

  it('what a teacher has is waited for, without a button', () => {
    const submitted = { ...thesisOf(returnedReport), task: null, stageStatus: 'SUBMITTED' } as const;
    expect(nextThing(submitted, now)).toMatchObject({
      ...{ title: '开题报告已提交，等老师审核', action: null },
    });
  });

  it('a later topic can be applied for before 开题报告 is handed in, not after', () => {
    const [returned] = returnedReport.list;
    const namesOf = (thesis: ListedThesis) => furtherLinks(thesis).map(({ text }) => text);
    expect(namesOf(returned!)).toEqual(['进入论文任务', '看承诺书', '申请延期', '回复老师']);
    const stages = returned!.stages.map((stage) =>
      stage.code === 'REPORT' ? { ...stage, status: 'TODO' as const } : stage,
    );
    expect(namesOf({ ...returned!, stages })).toContain('申请换题');
  });

  it('a topic that was handed in can be looked at and withdrawn in one press', () => {
    const [returned] = returnedReport.list;
    const stages = returned!.stages.map((stage) =>
      stage.code === 'TOPIC' ? { ...stage, status: 'SUBMITTED' as const } : stage,
    );
    const { studentPlanId, planId } = returned!;
    expect(furtherLinks({ ...returned!, stages })).toContainEqual({
      text: '看选题，可以撤回',
      href: `/thesis/chooseTopic/${studentPlanId}/${planId}`,
    });
  });

  it('a teacher who has written nothing is not answered but written to', () => {
    const [returned] = returnedReport.list;
    const names = furtherLinks({ ...returned!, reply: null }).map(({ text }) => text);
    expect(names).toContain('给老师留言');
    expect(names).not.toContain('回复老师');
  });

  it('is amber within seven days, red when there is something to mend', () => {
    expect(stageTone(thesisOf(toBook), now)).toBe('warning');
    expect(stageTone(thesisOf(returnedReport), now)).toBe('danger');
    const task = { ...thesisOf(toBook).task!, deadline: '2027-01-01 00:00:00' } as const;
    expect(stageTone({ ...thesisOf(toBook), task }, now)).toBe('brand');
  });
});
