import type { DegreeRules } from '@qianwei/api/contract/graduation/apply-rules';
import { publishRules, saveApplyBatch } from '../../apply/save-batch.ts';
import { archivedThesis } from '../../db/schema/graduation.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import { formatDay } from '../../time.ts';

/** The rules of the demo institution's degrees, as its notice n09 says them. */
const degreeRulesNow: DegreeRules = {
  conditions: [
    'GRADUATED',
    'AVERAGE',
    'LANGUAGE',
    'LEVEL',
    'THESIS_SCORE',
    'THESIS_CHECK',
    'CHEATING',
    'TIME_LIMIT',
  ],
  materials: [{ code: 'DEGREE_PROOF', need: 'OPTIONAL' }],
  averages: [{ of: 'PLAN' }],
  thesisMin: 70,
  languages: [
    { way: 'DEGREE_ENGLISH', min: null },
    { way: 'CET4', min: 425 },
    { way: 'PETS3', min: null },
    { way: 'COURSE', min: 70 },
  ],
  months: 6,
  returnDays: 7,
  publicityDays: 7,
};

/** As they were before: a result in the course was not enough, and the names were public for five days. */
const earlierDegreeRules: DegreeRules = {
  ...degreeRulesNow,
  languages: degreeRulesNow.languages.filter(({ way }) => way !== 'COURSE'),
  publicityDays: 5,
};

/** The filed theses of those who have passed one. */
const theses = [
  {
    name: '吴佳怡',
    title: '小微商贸企业存货内部控制研究',
    titleEn: 'Research on Internal Control of Inventory in Small Trading Enterprises',
    copyRate: 12.4,
  },
  {
    name: '郑凯',
    title: '面向小微企业的进销存系统设计',
    titleEn: 'Design of an Inventory Management System for Small and Micro Enterprises',
    copyRate: 16.8,
  },
] as const;

/** The batch before with its rules, the one that is open with those in force, and the theses that are filed. */
export const loadDegreeDemo: AreaDemo = async (db, people, calendar) => {
  const at = (expression: string) => calendar.at(expression);
  const last = await saveApplyBatch(db, {
    ...{ type: 'DEGREE', name: calendar.text('degree.lastTerm') },
    startTime: at('now-230d@09:00'),
    endTime: at('now-185d@17:00'),
  });
  await publishRules(db, last.id, {
    rules: earlierDegreeRules,
    basisTitle: '《自学考试毕业与学位办理细则》',
    basisDate: formatDay(at('now-400d')),
    basisPath: null,
    publishTime: at('now-240d@09:00'),
  });
  const open = await saveApplyBatch(db, {
    ...{ type: 'DEGREE', name: calendar.text('degree.term') },
    startTime: at('degree.start'),
    endTime: at('degree.end'),
  });
  await publishRules(db, open.id, {
    rules: degreeRulesNow,
    basisTitle: `《${calendar.text('degree.term')}学士学位申请通知》第二条`,
    basisDate: formatDay(at('now-7d')),
    basisPath: '/home/notice/detail/n09',
    publishTime: at('now-7d@10:00'),
  });
  await db.insert(archivedThesis).values(
    theses.flatMap(({ name, ...thesis }) => {
      const owner = people.get(name);
      if (owner === undefined) return [];
      const { studentId, studentMajorId } = owner;
      return [{ studentId, studentMajorId, ...thesis, checkPassed: true }];
    }),
  );
};
