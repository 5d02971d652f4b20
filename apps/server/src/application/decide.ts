import {
  applicationStateTitles,
  applicationStepTitles,
  type ReturnedItem,
} from '@qianwei/api/contract/application';
import { recordStaffAction } from '../audit/audit.ts';
import { taskPriorities } from '../db/schema/schedule.ts';
import type { Deps } from '../deps.ts';
import { DomainProblem } from '../problems.ts';
import { openTask } from '../student/tasks.ts';
import {
  type ApplicationKind,
  type ApplicationRow,
  actionOf,
  columnsAfter,
  type Deciding,
  type Decision,
  type OfficeKind,
  type OfficeRow,
} from './application.ts';
import { lockApplication } from './lock.ts';
import { storeStep } from './rows.ts';
import { itemWords } from './timeline.ts';

function checkItems(
  { noun, items: titles = {} }: Pick<ApplicationKind<never>, 'noun' | 'items'>,
  step: Decision['step'],
  items: readonly ReturnedItem[],
): void {
  if (items.length === 0) return;
  if (step !== 'RETURN') throw new DomainProblem('只有退回时可以写明要改的项目');
  if (Object.keys(titles).length === 0) throw new DomainProblem(`${noun}只能整份退回，不能只退回其中的项目`);
  const codes = items.map(({ item }) => item);
  for (const [index, { item, reason }] of items.entries()) {
    const title = Object.hasOwn(titles, item) ? titles[item] : undefined;
    if (title === undefined)
      throw new DomainProblem(`${noun}没有项目“${item}”；项目有 ${Object.values(titles).join('、')}`);
    if (codes.indexOf(item) !== index) throw new DomainProblem(`项目“${title}”写了两次`);
    if (reason.trim() === '') throw new DomainProblem(`项目“${title}”须写明原因，学生会看到`);
    checkLength(`项目“${title}”的原因`, reason);
  }
}

/** Characters of an opinion, and of the reason of an item. */
const maxWords = 500;

/** Throws DomainProblem for a text that is too long for who has to read it. */
function checkLength(title: string, text: string): void {
  if (text.length > maxWords)
    throw new DomainProblem(`${title}不超过 ${maxWords} 个字，现在有 ${text.length} 个字`);
}

/** Steps of which the student has to read the reason. */
const explained: ReadonlySet<Decision['step']> = new Set(['RETURN', 'REJECT', 'CORRECT']);

/**
 * Decides about an application whose row the transaction has locked: of two who decide at once the second sees what the
 * first has decided. Writes the row, the duty of the student when it is returned, the effects of an approval and the line
 * of the audit. Returns what else was done, as lines for staff. Throws DomainProblem when the step cannot be taken, or what
 * the student has to read is missing or too long.
 */
export async function decideLocked<Row extends ApplicationRow>(
  kind: ApplicationKind<Row>,
  row: Row,
  deciding: Deciding,
): Promise<readonly string[]> {
  const { tx, step, opinion, items = [], recorded = opinion, by, now } = deciding;
  const title = applicationStepTitles[step];
  const columns = columnsAfter(kind, row, step);
  if (columns === null) {
    const state = applicationStateTitles[kind.states[row.status as Row['status']]];
    throw new DomainProblem(`该${kind.noun}${state}，不能再处理为“${title}”`);
  }
  checkItems(kind, step, items);
  checkLength('意见', opinion);
  if (explained.has(step) && opinion.trim() === '' && items.length === 0)
    throw new DomainProblem(`处理为“${title}”须写明意见，学生会看到`);
  await storeStep(tx, kind, row, columns, deciding);
  const duty = step === 'RETURN' ? await kind.dutyOf?.(row, deciding) : undefined;
  if (duty !== undefined) {
    const desc = [opinion, ...itemWords(items, kind.items)].filter((text) => text !== '').join('；');
    const key = { studentId: row.studentId, bizId: row.id };
    await openTask(tx, { ...key, desc, priority: taskPriorities.returned, menuPath: duty.path, ...duty });
  }
  const action = actionOf(kind, kind.subjectOf(row), step);
  await recordStaffAction(tx, { ...action, opinion: recorded, items }, { by, now });
  const effects = {
    APPROVE: kind.approved,
    // A report says that everything is as it was approved.
    REPORT: kind.approved,
    RETURN: kind.returned,
    REJECT: kind.rejected,
    GRANT: kind.granted,
    CORRECT: kind.corrected,
  } as const;
  return (await effects[step]?.call(kind, row, deciding)) ?? [];
}

/** Throws DomainProblem for a row that another level of the review has now than the one that decides. */
function requireLevel<Row extends ApplicationRow>(
  { noun, levels }: ApplicationKind<Row>,
  row: Row,
  level: string | undefined,
): void {
  if (levels === undefined || level === undefined || levels.of(row) === level) return;
  const { titles } = levels;
  throw new DomainProblem(`该${noun}现在在${titles[levels.of(row)]}，${titles[level]}不能处理`);
}

/**
 * Locks an application by its number and decides about it: see `lockApplication` and `decideLocked`. In a review in levels
 * `level` is the one that decides.
 */
export function decideApplication<Row extends OfficeRow>(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  kind: OfficeKind<Row>,
  number: string,
  decision: Decision & { readonly level?: string | undefined },
): Promise<readonly string[]> {
  const { level, ...deciding } = decision;
  return deps.db.transaction(async (tx) => {
    const row = await lockApplication(tx, kind, number);
    requireLevel(kind, row, level);
    return decideLocked(kind, row, { ...deciding, tx, deps, now: deps.clock.now() });
  });
}
