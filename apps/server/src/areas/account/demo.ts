import { taskPriorities } from '../../db/schema/schedule.ts';
import { preEducation } from '../../db/schema/student.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import { openTask } from '../../student/tasks.ts';

/** The earlier schooling of those who top up, and the duty of whoever is here for the first time. */
export const loadAccountDemo: AreaDemo = async (db, people) => {
  const toppingUp = [...people.values()].filter(({ level }) => level === 'TOP_UP');
  await db.insert(preEducation).values(
    toppingUp.map(({ person, studentId }) => ({
      studentId,
      school: '江澜职业技术学院',
      major: person.major[0] === '080901' ? '软件技术' : '会计',
      graduateDate: `20${Number(person.examineeNo.slice(4, 6)) - 1}-06-30`,
      certNo: `9019812${person.examineeNo.slice(4)}`,
      checkStatus: 'PASSED' as const,
    })),
  );
  for (const { person, studentId, studentMajorId } of people.values()) {
    if (!person.firstLogin) continue;
    await openTask(db, {
      studentId,
      studentMajorId,
      code: 'ONBOARDING_DETAIL',
      bizId: '1',
      reason: '开始学习前的准备',
      title: '核对个人信息',
      desc: '姓名、证件号、专业有误的，可以申请更正。',
      path: '/account/index',
      actionText: '去核对',
      priority: taskPriorities.continueStudy,
      menuPath: '/account/index',
      badge: false,
    });
  }
};
