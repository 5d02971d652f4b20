import { momentWords } from '@qianwei/api/time/words';
import type { Database } from '../../../db/database.ts';
import { headedLines } from '../../../headed-lines.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import { sessionWords, unseatedWords } from './arrangement-words.ts';
import { readPeriodSeats } from './period-seats.ts';

/** Says how far the seats of a period are arranged: by half-day and area, who has none, and when students see them. */
export function arrangementState(db: Database, periodName: string): Promise<string> {
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, periodName);
    const seats = await readPeriodSeats(tx, period, { isLocked: false });
    const groups = new Map<string, { readonly areaCode: string; total: number; seated: number }>();
    for (const own of seats.registered) {
      const title = `${sessionWords(own)} ${own.areaCode} ${seats.areas.get(own.areaCode) ?? ''}`;
      const group = groups.get(title) ?? { areaCode: own.areaCode, total: 0, seated: 0 };
      group.total += 1;
      if (own.place !== null) group.seated += 1;
      groups.set(title, group);
    }
    const capacityOf = (areaCode: string) =>
      seats.rooms
        .filter(({ site }) => site.areaCode === areaCode)
        .reduce((sum, { capacity }) => sum + capacity, 0);
    const at = (date: Date) => momentWords(date.getTime());
    return [
      `${period.name}：座位 ${at(period.seatPublish)} 公布，通知单 ${at(period.ticketOpen)} 开放`,
      ...(groups.size === 0 ? ['没有要安排座位的报考'] : []),
      ...[...groups].map(
        ([title, { areaCode, total, seated }]) =>
          `${title}：报考 ${total}，已安排 ${seated}，没有座位 ${total - seated}（考区共 ${capacityOf(areaCode)} 个座位）`,
      ),
      ...headedLines(
        '没有座位',
        seats.registered.filter(({ place }) => place === null).map((own) => unseatedWords(own, seats)),
      ),
    ].join('\n');
  });
}
