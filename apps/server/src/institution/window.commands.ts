import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { recordStaffAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import { readArgs } from '../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { typedDayOrMoment } from '../ops/typed-moment.ts';
import { DomainProblem } from '../problems.ts';
import { formatDateTime } from '../time.ts';
import { openWindow } from './open-window.ts';

/**
 * Businesses with windows at the terminal. Registration and the review of results follow from the exam period, sign-ups, their
 * tickets, graduations and degrees from their batches.
 */
const windowTitles: Readonly<Record<string, string>> = {
  EXEMPTION: '免考受理',
  ENGLISH_SCORE: '学位英语成绩',
  MAINTENANCE: '系统维护',
};

/** The window that is not over and has this name; without a name the next one. */
async function windowToSet(db: Database, code: string, name: string | undefined, now: Date) {
  const [row] = await db
    .select()
    .from(businessWindow)
    .where(
      and(
        eq(businessWindow.code, code),
        name === undefined ? undefined : eq(businessWindow.name, name),
        or(isNull(businessWindow.endTime), gt(businessWindow.endTime, now)),
      ),
    )
    .orderBy(asc(businessWindow.startTime))
    .limit(1)
    .for('update');
  return row;
}

const set: OpsCommand = {
  name: 'windows:set',
  usage: 'windows:set <代码> --from 开始 --to 结束 [--name 批次] [--by 经办人]',
  about: `设定一项业务的开放时间：尚未结束的一次改时间，没有则新增。代码有 ${Object.keys(windowTitles).join('、')}`,
  async run({ db, clock }, args) {
    const accepted = { words: 1, text: ['from', 'to', 'name', 'by'] } as const;
    const { words, text, requiredText } = readArgs(this.usage, args, accepted);
    const [code = ''] = words;
    const title = windowTitles[code];
    if (title === undefined)
      throw new DomainProblem(`没有业务 ${code}；业务有 ${Object.keys(windowTitles).join('、')}`);
    const startTime = typedDayOrMoment('from', requiredText('from'), 'start');
    const endTime = typedDayOrMoment('to', requiredText('to'), 'end');
    if (startTime >= endTime) throw new DomainProblem('--to 应晚于 --from');
    const [name, by] = [text('name'), text('by') ?? office];
    const now = clock.now();
    const span = `${formatDateTime(startTime)} 至 ${formatDateTime(endTime)}`;
    return db.transaction(async (tx) => {
      const found = await windowToSet(tx, code, name, now);
      const row = found ?? (await openWindow(tx, { code, name: name ?? '', startTime, endTime }));
      if (found !== undefined)
        await tx.update(businessWindow).set({ startTime, endTime }).where(eq(businessWindow.id, row.id));
      const action = { bizType: 'WINDOW', bizId: row.id, action: 'SET', node: code, opinion: span } as const;
      await recordStaffAction(tx, action, { by, now });
      return `${title}${row.name}${found === undefined ? '已新增' : '已改为'}：${span}`;
    });
  },
};

/** Terminal commands of staff on the windows of the institution. */
export const windowCommands: AreaCommands = [set];
