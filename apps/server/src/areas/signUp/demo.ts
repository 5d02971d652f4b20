import { school } from '../../db/schema/institution.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import { formatDay } from '../../time.ts';
import { addEnglish, addPractice } from './demo/add-batch.ts';
import { addSignUp } from './demo/add-sign-up.ts';
import { saveWindows } from './staff/batch/save-batch.ts';

/** The batches of screens §12.5, each with what is next to it, and the sign-ups that their tickets belong to. */
export const loadSignUpDemo: AreaDemo = async (db, people, calendar, stage) => {
  const [examining] = await db.select().from(school).limit(1);
  if (examining === undefined) throw new Error('There is no school');
  const setting = { db, calendar, schoolId: examining.id };
  const arranged = await addPractice(setting, `${calendar.text('saturdayFrom(now+5d)', 'ym')}实践考核`, {
    applyStart: 'now-40d@09:00',
    applyEnd: 'now-30d@17:00',
    arrangePublish: 'now-4d@10:00',
    ticketOpen: 'now-2d@09:00',
    examStart: 'saturdayFrom(now+5d)',
    examEnd: 'saturdayFrom(now+5d)+1d',
    scorePublish: 'now+40d@10:00',
  });
  const open = await addPractice(setting, `${calendar.text('thesisPlan.term')}实践考核`, {
    applyStart: 'now-3d@09:00',
    applyEnd: 'now+5d@17:00',
    arrangePublish: 'now+19d@10:00',
    ticketOpen: 'now+21d@09:00',
    examStart: 'saturdayFrom(now+28d)',
    examEnd: 'saturdayFrom(now+28d)+1d',
    scorePublish: 'now+70d@10:00',
  });
  await addEnglish(setting, `${calendar.text('now-183d', 'ym')}批`, {
    applyStart: 'now-230d@09:00',
    applyEnd: 'now-216d@17:00',
    arrangePublish: 'now-193d@10:00',
    ticketOpen: 'now-190d@09:00',
    examStart: 'now-183d',
    examEnd: 'now-183d',
    scorePublish: 'now-150d@10:00',
  });
  const english = await addEnglish(setting, calendar.text('english.name'), {
    applyStart: 'english.applyStart',
    applyEnd: 'english.applyEnd',
    arrangePublish: 'now-3d@10:00',
    ticketOpen: 'english.ticketOpen',
    examStart: 'english.examDate',
    examEnd: 'english.examDate',
    scorePublish: 'english.scorePublish@10:00',
  });
  await addEnglish(setting, `${calendar.text('saturdayFrom(now+160d)', 'ym')}批`, {
    applyStart: 'now+100d@09:00',
    applyEnd: 'now+114d@17:00',
    arrangePublish: 'now+150d@10:00',
    ticketOpen: 'now+153d@09:00',
    examStart: 'saturdayFrom(now+160d)',
    examEnd: 'saturdayFrom(now+160d)',
    scorePublish: 'now+195d@10:00',
  });

  // Of the two places of 13004 one is left.
  await addSignUp(db, people, stage, {
    batch: open,
    name: '钱文博',
    serial: 900_001,
    status: 'APPROVED',
    siteName: '学府路实训中心',
    appliedAt: calendar.at('now-2d@10:20'),
    approvedAt: calendar.at('now-1d@09:40'),
    items: [{ courseId: '13004' }],
  });
  const saturday = calendar.at('saturdayFrom(now+5d)');
  await addSignUp(db, people, stage, {
    batch: arranged,
    name: '冯雪',
    serial: 900_002,
    status: 'ARRANGED',
    siteName: '学府路实训中心',
    appliedAt: calendar.at('now-38d@09:12'),
    approvedAt: calendar.at('now-37d@15:30'),
    items: [
      {
        courseId: '13753',
        examDate: formatDay(saturday),
        startTime: '14:00',
        endTime: '16:00',
        siteName: '学府路实训中心',
        siteAddress: '江澜市云台区学府路 18 号 3 号楼，由东门进入，3 号楼在左手第一栋',
        room: '第 6 机房',
        seatNo: 21,
      },
      {
        courseId: '00897',
        examDate: formatDay(calendar.at('saturdayFrom(now+5d)+1d')),
        startTime: '09:00',
        endTime: '11:00',
        siteName: '江澜职业技术学院实训楼',
        siteAddress: '江澜市临江区滨河大道 102 号实训楼 B 座，由北门进入，换乘 7 路到职业学院站，步行 6 分钟',
        room: 'B402',
        seatNo: 5,
      },
    ],
  });
  await addSignUp(db, people, stage, {
    batch: english,
    name: '王雨桐',
    serial: 900_003,
    status: 'ARRANGED',
    siteName: '江澜市',
    appliedAt: calendar.at('now-36d@20:05'),
    approvedAt: calendar.at('now-35d@10:15'),
    more: { language: 'ENGLISH', studyForm: 'SELF_STUDY', freshGraduate: false },
    items: [
      {
        examDate: formatDay(calendar.at('english.examDate')),
        startTime: '14:30',
        endTime: '16:30',
        siteName: '江澜大学二教',
        siteAddress: '江澜市云台区学府路 18 号，由南门进入',
        room: '第 204 考场',
        seatNo: 15,
      },
    ],
  });
  await saveWindows(db, english);
};
