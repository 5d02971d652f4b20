import type { Day } from '@qianwei/api/time/moment';
import { preEducation } from '../../db/schema/student.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import type { DemoPerson } from '../../demo/people.ts';
import { dayOf } from '../../time.ts';

/** Last days of the earlier schooling, where a résumé says another one than three years before the registration. */
const lastDays: Readonly<Record<string, Day>> = { 吴佳怡: '2019-06-30', 郑凯: '2014-06-30' };

/** School, major and last day of somebody's earlier schooling. */
const schooling = ({ name, examineeNo, major: [code] }: DemoPerson) => ({
  school: name === '吴佳怡' ? '江澜财经职业学院' : '江澜职业技术学院',
  major: code === '080901' ? '软件技术' : '会计',
  graduateDate: lastDays[name] ?? dayOf(1999 + Number(examineeNo.slice(4, 6)), 6, 30),
});

/** The earlier schooling of those who top up. */
export const loadAccountDemo: AreaDemo = async (db, people, calendar) => {
  const toppingUp = [...people.values()].filter(({ level }) => level === 'TOP_UP');
  await db.insert(preEducation).values(
    toppingUp.map(({ person, studentId }) => ({
      studentId,
      ...schooling(person),
      certNo: `9019812${person.examineeNo.slice(4)}`,
      checkStatus: 'PASSED' as const,
      // Of the others it was not kept.
      checkedAt: person.name === '吴佳怡' ? calendar.at('now-24d@10:00') : null,
    })),
  );
};
