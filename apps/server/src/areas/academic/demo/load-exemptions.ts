import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { openTask } from '../../../student/tasks.ts';

const office = '江澜市自学考试办公室';

/** 周子墨 is exempt from English; what was handed in for mathematics was returned. */
export async function loadExemptions(
  db: Database,
  people: DemoPeople,
  calendar: DemoCalendar,
): Promise<void> {
  const zhou = people.get('周子墨');
  if (zhou === undefined) throw new Error('No demo student 周子墨');
  const { studentId, studentMajorId } = zhou;
  const applied = [
    {
      courseId: '13000',
      basisType: 'CET4',
      certNo: '182232018120417',
      obtainDate: '2018-12-15',
      reason: '大学英语四级 512 分',
      status: 'APPROVED',
      opinion: '',
      appliedAt: calendar.at('now-624d@14:20'),
      decidedAt: calendar.at('now-610d@10:00'),
    },
    {
      courseId: '00023',
      basisType: 'DIPLOMA',
      certNo: '109881201906001337',
      obtainDate: '2019-06-30',
      reason: '专科阶段学过高等数学',
      status: 'RETURNED',
      opinion: '成绩单没有写学分，请补盖章的成绩单。',
      appliedAt: calendar.at('now-75d@20:05'),
      decidedAt: calendar.at('now-64d@15:30'),
    },
  ] as const;
  for (const row of applied) {
    const receiptNo = await nextReceiptNo(db, 'MK', row.appliedAt);
    const [stored] = await db
      .insert(exemption)
      .values({ ...row, studentId, studentMajorId, receiptNo, fileIds: [] })
      .returning();
    const subject = { bizType: 'EXEMPTION', bizId: stored?.id ?? '', node: row.courseId };
    if (row.status === 'RETURNED')
      // As staff's decision writes it: it can be handed in again in the window to come.
      await openTask(db, {
        studentId,
        studentMajorId,
        code: 'EXEMPTION_RETURNED',
        bizId: stored?.id ?? '',
        reason: '免考申请被退回，需要补充后重新提交',
        title: '重新申请 00023 高等数学（工本） 的免考',
        desc: row.opinion,
        path: '/academic/course/setting',
        actionText: '去补充',
        priority: taskPriorities.returned,
        menuPath: '/academic/course/setting',
        visibleFrom: calendar.at('exemption.start'),
        deadline: calendar.at('exemption.end'),
        deadlineTitle: '免考重新提交截止',
      });
    await db.insert(auditLog).values([
      { ...subject, operatorType: 'STUDENT', operatorId: studentId, action: 'APPLY', time: row.appliedAt },
      {
        ...subject,
        operatorType: 'STAFF',
        operatorId: office,
        action: row.status === 'APPROVED' ? 'APPROVE' : 'RETURN',
        opinion: row.opinion,
        time: row.decidedAt,
      },
    ]);
  }
}
