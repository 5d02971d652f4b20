import { inArray } from 'drizzle-orm';
import { englishScore } from '../../db/schema/english.ts';
import { student } from '../../db/schema/student.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';

/** The results of the batch that is published (screens §12.5). */
const published = [
  ['郑凯', 66, 'PASS'],
  ['吴佳怡', 59, 'FAIL'],
  ['赵婉清', 71, 'PASS'],
  ['李明轩', null, 'ABSENT'],
  ['孙浩然', null, 'VIOLATION'],
] as const;

/**
 * Results in the degree's foreign language: one absent, one in violation of the rules, and that of 王雨桐, who has signed up
 * for the batch of this autumn: entered, and not published.
 */
export const loadEnglishScoresDemo: AreaDemo = async (db, people, calendar) => {
  const owners = [...people.values()].map(({ studentId }) => studentId);
  const rows = await db.select().from(student).where(inArray(student.id, owners));
  const cardOf = (name: string) =>
    rows.find(({ id }) => id === people.get(name)?.studentId)?.idCardHash ?? '';
  const batch = {
    batchName: calendar.text('publishedEnglish.name'),
    publishTime: calendar.at('now-150d@10:00'),
  };
  const next = {
    batchName: calendar.text('english.name'),
    publishTime: calendar.at('english.scorePublish@10:00'),
  };
  await db.insert(englishScore).values([
    ...published.map(([name, score, result], index) => ({
      ...batch,
      ...{ idCardHash: cardOf(name), name, score, result },
      ticketNo: `9805${String(index + 101).padStart(6, '0')}`,
      certNo: result === 'PASS' ? `9805${String(index + 1).padStart(8, '0')}` : '',
    })),
    {
      ...next,
      ...{ idCardHash: cardOf('王雨桐'), name: '王雨桐', score: 72, result: 'PASS' as const },
      // The number of her ticket: hers is the third sign-up.
      ticketNo: `${calendar.text('english.examDate', 'ymd').replaceAll('-', '').slice(2, 6)}000003`,
    },
  ]);
};
