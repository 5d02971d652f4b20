import { and, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exemption } from '../db/schema/academic.ts';
import { englishScore } from '../db/schema/english.ts';
import { student } from '../db/schema/student.ts';
import type { StudyRecord } from './record.ts';

/** The result in the degree's foreign language that counts: the best one that is published; null without any. */
export async function degreeEnglishOf(
  db: Database,
  { studentId }: { readonly studentId: string },
  now: Date,
): Promise<typeof englishScore.$inferSelect | null> {
  const rows = await db
    .select({ score: englishScore })
    .from(student)
    .innerJoin(englishScore, eq(englishScore.idCardHash, student.idCardHash))
    .where(and(eq(student.id, studentId), lte(englishScore.publishTime, now)))
    .orderBy(desc(englishScore.publishTime));
  const results = rows.map(({ score }) => score);
  return results.find(({ result }) => result === 'PASS') ?? results[0] ?? null;
}

/** A certificate from before the student was registered: it exempts from a course, and does not count for the degree. */
export type EarlyCertificate = Pick<typeof exemption.$inferSelect, 'basisType' | 'obtainDate'>;

/** The certificate of English that a 考籍 was exempted by, from before its registration; null without one. */
export async function earlyCertificateOf(
  db: Database,
  { studentMajorId, record }: Pick<StudyRecord, 'studentMajorId' | 'record'>,
): Promise<EarlyCertificate | null> {
  const [early] = await db
    .select({ basisType: exemption.basisType, obtainDate: exemption.obtainDate })
    .from(exemption)
    .where(
      and(
        eq(exemption.studentMajorId, studentMajorId),
        inArray(exemption.basisType, ['CET4', 'CET6']),
        eq(exemption.status, 'APPROVED'),
        lt(exemption.obtainDate, record.registerDate),
      ),
    );
  return early ?? null;
}

/** The reason that it does not count: `四级是 2018 年考籍注册前取得的，能免考课程，不能用于学位。` */
export const earlyCertificateWords = ({ basisType, obtainDate }: EarlyCertificate): string =>
  `${basisType === 'CET6' ? '六级' : '四级'}是 ${obtainDate.slice(0, 4)} 年考籍注册前取得的，能免考课程，不能用于学位。`;
