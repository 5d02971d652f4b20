import { eq } from 'drizzle-orm';
import { arrangementCommands } from '../areas/academic/arrangement/arrangement.commands.ts';
import { createMovableClock } from '../clock.ts';
import { createDeps } from '../create-deps.ts';
import type { Database } from '../db/database.ts';
import { examApply, examSession } from '../db/schema/registration.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import { readSettings } from '../settings.ts';
import { parseDateTime } from '../time.ts';
import { staffDesk } from './staff-desk.ts';
import { testDataKey } from './test-app.ts';

const hourMs = 3_600_000;
const siteName = '江澜市第一中学';
const roomName = '第 01 考场';
const seatNo = 14;

/** The exam period that a demo student is registered for and that ends last, with the number and area of the student. */
async function readRegistered(db: Database, name: string) {
  const rows = await db
    .select({ period: examPeriod, examineeNo: studentMajor.examineeNo, area: examApply.areaCode })
    .from(examApply)
    .innerJoin(student, eq(student.id, examApply.studentId))
    .innerJoin(studentMajor, eq(studentMajor.id, examApply.studentMajorId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(eq(student.name, name));
  const [last] = rows.sort((a, b) => b.period.applyEnd.getTime() - a.period.applyEnd.getTime());
  if (last === undefined) throw new Error(`${name} is registered for no exam`);
  return last;
}

/**
 * Staff arrange the exams of a demo student by their commands, an hour after the applications have ended: a site lends a
 * room, and the exported sheet comes back with seat 14 of it for each course of the student.
 *
 * @returns 18:00 on the eve of the first exam day, in ms.
 */
export async function arrangeExamsOf(name: string, db: Database, folder: string): Promise<number> {
  const { period, examineeNo, area } = await readRegistered(db, name);
  const clock = createMovableClock({ now: () => new Date(period.applyEnd.getTime() + hourMs) });
  const settings = readSettings({ DATA_DIR: folder, DATA_KEY: testDataKey, PORTAL_TEST_MODE: '1' });
  const desk = staffDesk({ deps: createDeps({ settings, db, clock, write: () => {} }) }, arrangementCommands);
  const ofPeriod = ['--period', period.name];
  try {
    const rooms = await desk.save([
      ['考区代码', '考区', '考点', '地址', '到达方式', '考场', '座位数'],
      [area, '', siteName, '江澜市文昌街 9 号', '由南门进，左手第一栋。', roomName, 30],
    ]);
    await desk.ops('sites:import', rooms, ...ofPeriod);
    const exported = desk.newPath();
    await desk.ops('arrangements:export', exported, ...ofPeriod);
    const filledIn: string[][] = [];
    (await desk.open(exported)).eachRow((row) => {
      const cells = Array.from({ length: 9 }, (_, index) => row.getCell(index + 1).text);
      const place = cells[0] === examineeNo ? [siteName, roomName, String(seatNo)] : cells.slice(6);
      filledIn.push([...cells.slice(0, 6), ...place]);
    });
    await desk.ops('arrangements:import', await desk.save(filledIn), ...ofPeriod);
  } finally {
    desk.leave();
  }
  const days = await db
    .select({ date: examSession.date })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(studentMajor, eq(studentMajor.id, examApply.studentMajorId))
    .where(eq(studentMajor.examineeNo, examineeNo));
  const first =
    days
      .map(({ date }) => date)
      .filter((date) => date >= period.startDate)
      .sort()[0] ?? period.startDate;
  return parseDateTime(`${first} 18:00:00`).getTime() - 24 * hourMs;
}
