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
    const { text, action } = leadOf({ ...marchSetting, exemptClosed: courseSetting.exemptClosed });
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
    expect(leadOf({ ...marchSetting, exemptions: again }).action.kind).toBe('GO');
  });

  it('is the thesis when all else is passed, and for a graduate the reason why nothing can be changed', () => {
    expect(leadOf(graduateSetting).text).toBe('已于 2026年6月30日 毕业，课程设置不能再改。');
    const groups = graduateSetting.groups.map((group) => ({
      ...group,
      courses: group.courses.map((course) =>
        course.examMode === 'THESIS' ? { ...course, status: 'LEARNING' as const } : course,
      ),
    }));
    expect(leadOf({ ...graduateSetting, groups }).action).toMatchObject({ href: '/thesis/index' });
  });
});
