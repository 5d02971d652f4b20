import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { describe, expect, it } from 'vitest';
import { courseSetting, graduateSetting, lockedSetting, marchSetting } from './course-setting.fixtures.ts';
import { picksOf } from './credits.ts';
import { settingLead } from './setting-lead.ts';

const leadOf = (setting: CourseSetting) => settingLead(setting, picksOf(setting.electives));

describe('what leads the page', () => {
  it('is an elective that is not confirmed, with what it comes to and until when it can be changed', () => {
    expect(leadOf(courseSetting)).toMatchObject({
      title: '选考二选一，还没有确认',
      text: '现在按 04751 计算，总学分正好 73，没有余量。第一次报考其中一门时锁定，之前随时可改。',
      action: { kind: 'CONFIRM' },
    });
  });

  it('is an exemption that came back, while it can be handed in again', () => {
    expect(leadOf(marchSetting)).toMatchObject({
      title: '00023 高等数学（工本）的免考被退回',
      text: '退回原因：成绩单没有写学分，请补盖章的成绩单。补好材料后可以重新申请。',
      action: { kind: 'REAPPLY' },
    });
  });

  it('is the way to registration once nothing is open; what came back is named with the day from which it can be handed in', () => {
    const decided = marchSetting.exemptions.filter(({ status }) => status !== 'PENDING');
    const { text, action } = leadOf({
      ...marchSetting,
      exemptions: decided,
      exemptClosed: courseSetting.exemptClosed,
    });
    expect(text).toBe(
      '总学分 76，比毕业要求多 3。已合格 20，篮里 8，还差 45。00023 的免考被退回，2027-03-01 起可以重交。',
    );
    expect(action).toEqual({ kind: 'GO', href: '/academic/exam/plan', label: '去报考' });
    expect(leadOf(lockedSetting).text).toBe('总学分 76，比毕业要求多 3。已合格 20，已报考 14，还差 39。');
  });

  it('does not name what came back once the course is passed or applied for again', () => {
    const again = marchSetting.exemptions.map((each) =>
      each.status === 'PENDING' ? { ...each, courseCode: '00023' } : each,
    );
    expect(leadOf({ ...marchSetting, exemptions: again })).toMatchObject({
      title: '00023 离散数学的免考正在审核',
      text: expect.stringContaining('最晚 2026年12月5日（周六）17:00 答复。'),
      action: null,
    });
  });

  it('says when registration opens while it is closed, and offers no 去报考', () => {
    const registration = {
      name: '2027年4月考期',
      start: '2027-02-14 09:00:00',
      end: '2027-02-25 17:00:00',
    } as const;
    expect(leadOf({ ...lockedSetting, registration, canRegister: 0 })).toMatchObject({
      title: '没有要确认的，现在不能报考',
      text: expect.stringContaining('2027年4月考期 2027年2月14日（周日）09:00 开始报考。'),
      action: { kind: 'GO', label: '看考试计划' },
    });
    const closed = { ...lockedSetting, registration: null, canRegister: 0 };
    expect(leadOf(closed).action).toMatchObject({ label: '看考试计划' });
  });

  it('offers no 去报考 while nothing more can be registered in the open period', () => {
    expect(leadOf({ ...lockedSetting, canRegister: 0 })).toMatchObject({
      title: '没有要确认的，这期没有能再报的课程',
      action: { kind: 'GO', href: '/academic/apply/info', label: '看报考记录' },
    });
  });

  it('an elective that is only picked on the page is not said to count', () => {
    const [elective] = courseSetting.electives;
    const { text } = settingLead(courseSetting, { [elective?.group ?? '']: '13017' });
    expect(text).toContain('你选的 13017 还没有确认；确认以后总学分 76');
    expect(leadOf(courseSetting).text).toContain('现在按 04751 计算');
  });

  it('a graduate whose results are kept elsewhere reads so, and nothing about 报考', () => {
    const lead = leadOf({
      ...courseSetting,
      holder: 'GRADUATE',
      credits: { ...courseSetting.credits, done: 0 },
    });
    expect(lead).toMatchObject({ title: '已毕业，成绩没有录入', action: null });
    expect(lead.text).not.toContain('报考');
  });

  it('is the thesis when all else is passed, and for a graduate the reason why nothing can be changed', () => {
    expect(leadOf(graduateSetting).text).toBe('已于 2026年6月30日 毕业，课程设置不能再改。');
    const groups = graduateSetting.groups.map((group) => ({
      ...group,
      courses: group.courses.map((course) =>
        course.examMode === 'THESIS' ? { ...course, status: 'LEARNING' as const } : course,
      ),
    }));
    expect(leadOf({ ...graduateSetting, groups }).action).toMatchObject({
      href: '/thesis/index',
    });
  });
});
