import { momentWords } from '@qianwei/api/time/words';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { movesWords } from './arrangement-words.ts';
import type { PeriodSeats } from './period-seats.ts';
import { announcedMoves, type SeatMove, storeSeats } from './store-seats.ts';

/** How an arrangement is done. */
export interface Arranging {
  readonly dryRun: boolean;
  readonly by: string;
  readonly now: Date;
}

/** Further remarks for staff. */
function remarksOf(seats: PeriodSeats, moves: readonly SeatMove[], now: Date): string[] {
  const { period, states } = seats;
  const unpaid = [...states.values()].filter((status) => status === 'UNPAID').length;
  const announced = announcedMoves(seats, moves, now).length;
  return [
    now < period.applyEnd &&
      `报考 ${momentWords(period.applyEnd.getTime(), 'end')} 才截止：之后报考的还没有座位，撤销的座位空出来`,
    unpaid > 0 && `待缴费的 ${unpaid} 项不安排座位，缴费后再安排`,
    announced > 0 &&
      `座位已经公布：${announced} 项变动写进考生的待办${now >= period.ticketOpen ? '和通知单，以前打印的通知单作废' : ''}`,
  ].filter((text) => text !== false);
}

/** Stores the moves with their audit, or only says what they would do. Returns what staff read. */
export async function arrange(
  tx: Database,
  seats: PeriodSeats,
  moves: readonly SeatMove[],
  { dryRun, by, now }: Arranging,
): Promise<string> {
  const { period, registered } = seats;
  const added = moves.filter((move) => move.registered.place === null).length;
  const left = registered.filter(({ place }) => place === null).length - added;
  const unchanged = registered.length - left - moves.length;
  const counts = `新安排 ${added}，改动 ${moves.length - added}，未变 ${unchanged}，仍没有座位 ${left}`;
  const details = [...movesWords(seats, moves), ...remarksOf(seats, moves, now)];
  if (dryRun) return [`${period.name}编排试运行，没有写入。将${counts}`, ...details].join('\n');
  await storeSeats(tx, seats, moves, now);
  const action = { bizType: 'EXAM_PERIOD', bizId: period.id, action: 'ARRANGE' } as const;
  await recordStaffAction(tx, { ...action, opinion: counts }, { by, now });
  return [`${period.name}座位已编排：${counts}`, ...details].join('\n');
}
