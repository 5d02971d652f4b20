import { preEducation } from '../../db/schema/student.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import { dayOf } from '../../time.ts';

/** The earlier schooling of those who top up. */
export const loadAccountDemo: AreaDemo = async (db, people) => {
  const toppingUp = [...people.values()].filter(({ level }) => level === 'TOP_UP');
  await db.insert(preEducation).values(
    toppingUp.map(({ person, studentId }) => ({
      studentId,
      school: '江澜职业技术学院',
      major: person.major[0] === '080901' ? '软件技术' : '会计',
      graduateDate: dayOf(1999 + Number(person.examineeNo.slice(4, 6)), 6, 30),
      certNo: `9019812${person.examineeNo.slice(4)}`,
      checkStatus: 'PASSED' as const,
    })),
  );
};
