import type { Database } from '../../../db/database.ts';
import { type SheetColumn, safeText, sheetBytes } from '../../../files/workbook.ts';
import { seatNoText } from '../../../studies/registrations.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import { sessionWords } from './arrangement-words.ts';
import { type PeriodSeats, type Registered, readPeriodSeats } from './period-seats.ts';

const columnsOf = ({ areas }: PeriodSeats): readonly SheetColumn<Registered>[] => [
  // As text: numbers and codes keep their leading zeros.
  { column: { header: '准考证号', width: 16 }, value: ({ examineeNo }) => examineeNo },
  { column: { header: '姓名', width: 12 }, value: ({ name }) => safeText(name) },
  { column: { header: '课程代码', width: 10 }, value: ({ courseCode }) => courseCode },
  { column: { header: '课程名称', width: 28 }, value: ({ courseName }) => safeText(courseName) },
  { column: { header: '半天', width: 14 }, value: sessionWords },
  {
    column: { header: '考区', width: 16 },
    value: ({ areaCode }) => safeText(`${areaCode} ${areas.get(areaCode) ?? ''}`),
  },
  { column: { header: '考点', width: 24 }, value: ({ place }) => safeText(place?.site.name ?? '') },
  { column: { header: '考场', width: 14 }, value: ({ place }) => safeText(place?.room ?? '') },
  { column: { header: '座位号', width: 8 }, value: ({ place }) => seatNoText(place?.seatNo ?? null) },
];

/** The registrations of a period to be seated, as a workbook that `arrangements:import` reads; and how many there are. */
export async function arrangementWorkbook(
  db: Database,
  periodName: string,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly total: number; readonly unseated: number }> {
  const seats = await db.transaction(async (tx) =>
    readPeriodSeats(tx, await lockPeriod(tx, periodName), { isLocked: false }),
  );
  const items = seats.registered;
  return {
    bytes: await sheetBytes({ name: '考场编排', columns: columnsOf(seats), items }),
    total: items.length,
    unseated: items.filter(({ place }) => place === null).length,
  };
}
