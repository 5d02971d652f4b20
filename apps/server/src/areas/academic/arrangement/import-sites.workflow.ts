import { and, asc, count, eq, gte, inArray, isNotNull, lte, max, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import { chunksOf } from '../../../db/chunks.ts';
import type { Database } from '../../../db/database.ts';
import { examApply, examArea, examRoom, examSite } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../problems.ts';
import { hasExamsToCome, type PeriodRow } from '../../../studies/periods.ts';
import { formatDay } from '../../../time.ts';
import { comparableName } from '../../../typed-text.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import type { PeriodImport } from '../shared/period-import.commands.ts';
import { roomKeyOf } from './period-seats.ts';
import { type SheetRoom, siteSheet } from './site-sheet.ts';

/** A site as it will be; `id` null for a new one. */
interface SiteDraft {
  readonly id: string | null;
  readonly areaCode: string;
  readonly name: string;
  address: string;
  directions: string;
  /** It will be other than it is. */
  isChanged: boolean;
  /** Its texts in the rows so far; '' for none. */
  said: { address: string; directions: string };
}

/** Change of a room of a site by a row. */
interface RoomChange {
  readonly site: SiteDraft;
  readonly room: string;
  readonly capacity: number;
  readonly kind: 'ADDED' | 'CHANGED' | 'REMOVED' | 'UNCHANGED';
}

/** A room as it is, and who sits in it. */
interface UsedRoom {
  readonly siteId: string;
  readonly capacity: number;
  readonly seated: number;
  readonly lastSeat: number;
}

/** Data against which the rows are checked; areas and sites grow with the rows. */
interface Register {
  readonly areas: Map<string, { readonly name: string; readonly isNew: boolean }>;
  /** By their plain names. */
  readonly sites: Map<string, SiteDraft>;
  readonly rooms: ReadonlyMap<string, UsedRoom>;
}

async function readRegister(tx: Database, period: PeriodRow): Promise<Register> {
  const areas = await tx.select().from(examArea).orderBy(asc(examArea.code));
  const sites = await tx.select().from(examSite);
  const rooms = await tx.select().from(examRoom).where(eq(examRoom.periodId, period.id));
  const used = await tx
    .select({
      siteId: examApply.siteId,
      room: examApply.room,
      seated: count(),
      lastSeat: max(examApply.seatNo),
    })
    .from(examApply)
    .where(and(eq(examApply.periodId, period.id), isNotNull(examApply.siteId)))
    .groupBy(examApply.siteId, examApply.room);
  const usedBy = new Map(used.map((row) => [roomKeyOf(row.siteId ?? '', row.room), row]));
  return {
    areas: new Map(areas.map(({ code, name }) => [code, { name, isNew: false }])),
    sites: new Map(
      sites.map(({ id, areaCode, name, address, directions }) => [
        comparableName(name),
        { id, areaCode, name, address, directions, isChanged: false, said: { address: '', directions: '' } },
      ]),
    ),
    rooms: new Map(
      rooms.map(({ siteId, name, capacity }) => {
        const { seated, lastSeat } = usedBy.get(roomKeyOf(siteId, name)) ?? { seated: 0, lastSeat: 0 };
        return [roomKeyOf(siteId, name), { siteId, capacity, seated, lastSeat: lastSeat ?? 0 }];
      }),
    ),
  };
}

/** Takes the area of a row in, or says in Chinese why not. */
function areaProblem({ areaCode, areaName }: SheetRoom, { areas }: Register): string | null {
  const found = areas.get(areaCode);
  if (found !== undefined)
    return areaName === '' || comparableName(areaName) === comparableName(found.name)
      ? null
      : `考区 ${areaCode} 的名称是“${found.name}”，不是“${areaName}”`;
  if (areaName === '') return `没有考区 ${areaCode}；新的考区须写考区名称`;
  const [other] = [...areas].filter(([, { name }]) => comparableName(name) === comparableName(areaName));
  if (other !== undefined) return `考区“${areaName}”的代码是 ${other[0]}，不是 ${areaCode}`;
  areas.set(areaCode, { name: areaName, isNew: true });
  return null;
}

/** Takes in what a row says of a site: '' leaves it as it is. False when an earlier row has said otherwise. */
function describe(site: SiteDraft, line: SheetRoom): boolean {
  for (const field of ['address', 'directions'] as const) {
    const text = line[field];
    if (text === '') continue;
    if (site.said[field] !== '' && site.said[field] !== text) return false;
    site.said[field] = text;
    if (site[field] === text) continue;
    site[field] = text;
    site.isChanged = true;
  }
  return true;
}

/** The site of a row with what the row says of it, or in Chinese why it can't be. */
function siteOf(line: SheetRoom, { sites }: Register): SiteDraft | string {
  const { areaCode } = line;
  const key = comparableName(line.site);
  const fresh = { id: null, areaCode, name: line.site, address: '', directions: '', isChanged: true };
  const site = sites.get(key) ?? { ...fresh, said: { address: '', directions: '' } };
  if (site.areaCode !== areaCode) return `考点“${site.name}”在考区 ${site.areaCode}，不在 ${areaCode}`;
  if (site.address === '' && line.address === '') return `考点“${line.site}”是新的，须写地址`;
  if (!describe(site, line)) return `考点“${site.name}”的地址或到达方式与上面的行不同`;
  sites.set(key, site);
  return site;
}

function roomOf({ room, capacity }: SheetRoom, site: SiteDraft, { rooms }: Register): RoomChange | string {
  const before = rooms.get(roomKeyOf(site.id ?? '', room));
  const change = (kind: RoomChange['kind']): RoomChange => ({ site, room, capacity, kind });
  if (before === undefined) return change(capacity === 0 ? 'UNCHANGED' : 'ADDED');
  if (capacity === 0)
    return before.seated > 0
      ? `${site.name}${room}已安排 ${before.seated} 人次，不能停用；请先把他们改到别的考场`
      : change('REMOVED');
  if (capacity < before.lastSeat)
    return `${site.name}${room}已安排到 ${before.lastSeat} 座，座位数不能是 ${capacity}`;
  return change(before.capacity === capacity ? 'UNCHANGED' : 'CHANGED');
}

function readLines(lines: readonly SheetRoom[], register: Register) {
  const [changes, problems]: [RoomChange[], RowProblem[]] = [[], []];
  for (const line of lines) {
    const wrong = areaProblem(line, register);
    const site = wrong ?? siteOf(line, register);
    const change = typeof site === 'string' ? site : roomOf(line, site, register);
    if (typeof change === 'string') problems.push({ no: line.no, text: change });
    else changes.push(change);
  }
  return { changes, problems };
}

/** Writes areas and sites, and returns the ids of the sites. */
async function storeSites(tx: Database, { areas, sites }: Register): Promise<ReadonlyMap<SiteDraft, string>> {
  const added = [...areas].flatMap(([code, { name, isNew }]) => (isNew ? [{ code, name }] : []));
  if (added.length > 0) await tx.insert(examArea).values(added);
  const ids = new Map<SiteDraft, string>();
  for (const draft of sites.values()) {
    const { id, isChanged, areaCode, name, address, directions } = draft;
    if (id !== null && isChanged)
      await tx.update(examSite).set({ address, directions }).where(eq(examSite.id, id));
    const [row] =
      id === null
        ? await tx
            .insert(examSite)
            .values({ areaCode, name, address, directions })
            .returning({ id: examSite.id })
        : [{ id }];
    if (row !== undefined) ids.set(draft, row.id);
  }
  return ids;
}

async function storeRooms(
  tx: Database,
  period: PeriodRow,
  changes: readonly RoomChange[],
  ids: ReadonlyMap<SiteDraft, string>,
): Promise<void> {
  const rows = (...kinds: readonly RoomChange['kind'][]) =>
    changes
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ site, room, capacity }) => ({
        ...{ periodId: period.id, siteId: ids.get(site) ?? '', name: room, capacity },
      }));
  for (const chunk of chunksOf(rows('ADDED', 'CHANGED')))
    await tx
      .insert(examRoom)
      .values(chunk)
      .onConflictDoUpdate({
        target: [examRoom.periodId, examRoom.siteId, examRoom.name],
        set: { capacity: sql`excluded.capacity` },
      });
  for (const { periodId, siteId, name } of rows('REMOVED'))
    await tx
      .delete(examRoom)
      .where(and(eq(examRoom.periodId, periodId), eq(examRoom.siteId, siteId), eq(examRoom.name, name)));
}

function countsOf({ areas, sites }: Register, changes: readonly RoomChange[]): string {
  const times = (kind: RoomChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const drafts = [...sites.values()].filter(({ isChanged }) => isChanged);
  const added = drafts.filter(({ id }) => id === null).length;
  return [
    `考区新增 ${[...areas.values()].filter(({ isNew }) => isNew).length}`,
    `考点新增 ${added}、更新 ${drafts.length - added}`,
    `考场新增 ${times('ADDED')}、更新 ${times('CHANGED')}、停用 ${times('REMOVED')}、未变 ${times('UNCHANGED')}`,
  ].join('；');
}

/**
 * Remarks on sites whose address students may have read already, with how many sit there: in any period whose seats are
 * published and whose exams are still to come, for a site is the same in all of them.
 */
async function remarksOf(tx: Database, { sites }: Register, now: Date): Promise<string[]> {
  const changed = new Map(
    [...sites.values()].flatMap(({ id, name, isChanged }) => (id !== null && isChanged ? [[id, name]] : [])),
  );
  if (changed.size === 0) return [];
  const rows = await tx
    .select({ siteId: examApply.siteId, periodName: examPeriod.name, people: count() })
    .from(examApply)
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(
      and(
        inArray(examApply.siteId, [...changed.keys()]),
        lte(examPeriod.seatPublish, now),
        gte(examPeriod.endDate, formatDay(now)),
      ),
    )
    .groupBy(examApply.siteId, examPeriod.id)
    .orderBy(asc(examPeriod.startDate), asc(examApply.siteId));
  return rows.map(
    ({ siteId, periodName, people }) =>
      `${periodName}的座位已经公布，${changed.get(siteId ?? '')}有 ${people} 人次：地址或到达方式改了，请另发公告告诉他们`,
  );
}

/**
 * Imports areas, sites and the rooms that these lend for a period, all or nothing; what is not named stays as it is, 0
 * seats take a room back in which nobody sits. Says what was done. Rejects with DomainProblem that names the rows that are
 * wrong, such as a room that becomes too small for who sits in it, which the tables refuse, too.
 */
export async function importSites(db: Database, request: PeriodImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, siteSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有考场');
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, request.periodName);
    if (!hasExamsToCome(period, now))
      throw new DomainProblem(`${period.name}的考试已经结束，考点和考场不能再改`);
    const register = await readRegister(tx, period);
    const read = readLines(values, register);
    const found = [...problems, ...read.problems];
    if (found.length > 0) throw rowProblems('考点', found);
    const counts = countsOf(register, read.changes);
    const remarks = await remarksOf(tx, register, now);
    if (request.dryRun) return [`${period.name}考点试运行，没有写入。将有：${counts}`, ...remarks].join('\n');
    await storeRooms(tx, period, read.changes, await storeSites(tx, register));
    const action = { bizType: 'EXAM_PERIOD', bizId: period.id, action: 'IMPORT_SITES' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return [`${period.name}考点已导入：${counts}`, ...remarks].join('\n');
  });
}
