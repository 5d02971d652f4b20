import type { ApplicationState } from '@qianwei/api/contract/application';
import {
  type ApplyStatus,
  type ApplyType,
  applyCharts,
  applyLevelTitles,
  applyTypeTitles,
  standingAfter,
} from '@qianwei/api/contract/graduation/apply-status';
import type { ReceiptKind } from '@qianwei/api/contract/receipt';
import type { Day } from '@qianwei/api/time/moment';
import { and, eq } from 'drizzle-orm';
import type { Deciding, OfficeKind } from '../application/application.ts';
import type { Database } from '../db/database.ts';
import { applyBatch, applyRules, type degreeApply, type graduationApply } from '../db/schema/graduation.ts';
import { taskPriorities } from '../db/schema/schedule.ts';
import { studentMajor } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import type { FactLines } from '../student/receipt.ts';
import type { TaskKey } from '../student/tasks.ts';
import { endOfDay } from '../time.ts';
import type { ApplyBatchRow, ApplyRulesRow, RulesOf } from './apply-batches.ts';
import { fileIdsIn } from './file-contents.ts';
import { unmarkChecked } from './materials.ts';

/** The tables of applications that are reviewed in levels. */
export type ApplyTable = typeof graduationApply | typeof degreeApply;

type StoredApply = typeof graduationApply.$inferSelect;

/** An application with its batch and the rules by which it was submitted. */
export interface ApplyRow extends StoredApply {
  /** Of a degree: until when the names are public; null before. */
  readonly publicityEnd?: Date | null;
  readonly batch: ApplyBatchRow;
  readonly rulesRow: ApplyRulesRow;
  readonly examineeNo: string;
}

/** The states of the kit that the statuses stand for. */
const states: Readonly<Record<ApplyStatus, ApplicationState>> = {
  DRAFT: 'DRAFT',
  SUBMITTED: 'SUBMITTED',
  AUDITING: 'SUBMITTED',
  RETURNED: 'RETURNED',
  APPROVED: 'APPROVED',
  REPORTED: 'APPROVED',
  PUBLICITY: 'APPROVED',
  GRANTED: 'APPROVED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
};

/** The statuses in words, for staff. */
export const applyStatusWords: Readonly<Record<ApplyStatus, string>> = {
  DRAFT: '草稿（已撤回）',
  SUBMITTED: '已提交',
  AUDITING: '审核中',
  RETURNED: '退回修改',
  APPROVED: '审核通过',
  REPORTED: '已上报',
  PUBLICITY: '公示中',
  GRANTED: '已发证',
  REJECTED: '未通过',
  EXPIRED: '逾期终止',
};

/** The beginnings of receipt numbers: 毕业, 学位. */
const prefixes: Readonly<Record<ApplyType, string>> = { GRADUATION: 'BY', DEGREE: 'XW' };

/** The pages of the applications. */
export const applyPaths: Readonly<Record<ApplyType, string>> = {
  GRADUATION: '/apply/graduation',
  DEGREE: '/applyDegree/index',
};

/** The duty to mend what was returned. */
export const returnedDuty = (type: ApplyType, studentId: string, applyId: string): TaskKey => ({
  studentId,
  code: `${type}_RETURNED`,
  bizId: applyId,
});

/** Until when what is returned now can be mended: its last day ends at 24:00. */
const returnEnd = (now: Date, days: number): Date => endOfDay(new Date(now.getTime() + days * 86_400_000));

/** Steps after the last level has approved: the moment of that approval stays, since no certificate is dated before it. */
const afterApproval: ReadonlySet<Deciding['step']> = new Set(['REPORT', 'GRANT', 'CORRECT']);

/** The day on the certificate that is issued or corrected. */
export const certDayOf = ({ columns }: Deciding): Day => columns?.certDay as Day;

/** Descriptions of one type of application that the others do not share. */
export interface ApplyKindOptions<Type extends ApplyType> {
  readonly type: Type;
  readonly table: ApplyTable;
  readonly command: string;
  readonly receiptKind: ReceiptKind;
  readonly items: Readonly<Record<string, string>>;
  /** The fields of each item. */
  readonly itemFields: Readonly<Record<string, readonly string[]>>;
  readonly about: OfficeKind<ApplyRow>['about'];
  /** The document that was submitted last. */
  documentOf(row: ApplyRow, deps: Pick<Deps, 'secrets'>): object;
  facts(row: ApplyRow, deps: Pick<Deps, 'db' | 'secrets'>): Promise<readonly FactLines[]>;
  /** Further columns after a decision. */
  changes?(deciding: Deciding, row: ApplyRow): Readonly<Record<string, unknown>>;
  /** Effects of an approval at any level; a DomainProblem undoes it. */
  approved(row: ApplyRow, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a certificate that is issued. */
  granted?(row: ApplyRow, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a certificate that is corrected. */
  corrected?(row: ApplyRow, deciding: Deciding): Promise<readonly string[]>;
}

/** The rules by which an application was submitted. */
export const rulesOf = <Type extends ApplyType>(_type: Type, { rulesRow }: ApplyRow): RulesOf[Type] =>
  rulesRow.rules as RulesOf[Type];

/** A kind of application that is reviewed in levels and returned part by part (screens 11.5, 11.6). */
export function applyKind<Type extends ApplyType>(options: ApplyKindOptions<Type>): OfficeKind<ApplyRow> {
  const {
    type,
    table,
    command,
    receiptKind,
    items,
    itemFields,
    about,
    documentOf,
    facts,
    changes,
    approved,
    granted,
    corrected,
  } = options;
  const title = applyTypeTitles[type];
  /** Takes the marks back of what staff have returned or refused: the files of its items, without items all of the document. */
  const unmark = async (row: ApplyRow, { tx, deps, items: sentBack = [] }: Deciding) => {
    const parts = sentBack.length === 0 ? Object.keys(itemFields) : sentBack.map(({ item }) => item);
    const fields = parts.flatMap((part) => itemFields[part] ?? []);
    await unmarkChecked(tx, row.studentId, fileIdsIn(documentOf(row, deps), fields));
    return [];
  };
  return {
    noun: title,
    bizType: type,
    command,
    about,
    states,
    items,
    table,
    async read(db: Database, where) {
      const rows = await db
        .select({
          row: table as typeof graduationApply,
          batch: applyBatch,
          rulesRow: applyRules,
          of: studentMajor,
        })
        .from(table as typeof graduationApply)
        .innerJoin(applyBatch, eq(applyBatch.id, table.batchId))
        .innerJoin(
          applyRules,
          and(eq(applyRules.batchId, table.batchId), eq(applyRules.version, table.rulesVersion)),
        )
        .innerJoin(studentMajor, eq(studentMajor.id, table.studentMajorId))
        .where(where);
      return rows.map(({ row, batch, rulesRow, of }) => ({
        ...row,
        batch,
        rulesRow,
        examineeNo: of.examineeNo,
      }));
    },
    receipt: { kind: receiptKind, prefix: prefixes[type] },
    levels: { titles: applyLevelTitles, of: ({ level }) => level },
    after: (row, step) => standingAfter(applyCharts[type], row, step),
    batchOf: ({ batch }) => batch.name,
    line: ({ batch, examineeNo, level, status }) => [
      batch.name,
      `准考证号 ${examineeNo}`,
      status === 'SUBMITTED' || status === 'AUDITING'
        ? `待${applyLevelTitles[level]}审核`
        : applyStatusWords[status],
    ],
    facts: async (row, deps) => [
      ...(await facts(row, deps)),
      [
        '上次撤回的原因',
        row.withdrawReasonCipher === null ? '' : deps.secrets.decrypt(row.withdrawReasonCipher),
      ],
    ],
    stateOf: ({ status }) => applyStatusWords[status],
    // The level that takes the step; the audit keeps it.
    subjectOf: ({ id, level }) => ({ bizId: id, node: level }),
    changes(deciding, row) {
      const isReturn = deciding?.step === 'RETURN';
      const { returnDays } = rulesOf(type, row);
      return {
        returnedItems: isReturn ? (deciding.items ?? []) : [],
        returnUntil: isReturn ? returnEnd(deciding.now, returnDays) : null,
        ...(isReturn && { returnCount: row.returnCount + 1 }),
        ...(deciding && afterApproval.has(deciding.step) && { decidedAt: row.decidedAt }),
        ...(deciding && changes?.(deciding, row)),
      };
    },
    dutyOf: ({ id, studentId, studentMajorId, rulesRow }, { now }) => ({
      ...returnedDuty(type, studentId, id),
      studentMajorId,
      reason: `${title}被退回，改好退回的几项就能重新提交`,
      title: type === 'GRADUATION' ? '补正毕业材料' : '补正学位申请',
      path: applyPaths[type],
      actionText: type === 'GRADUATION' ? '补正毕业材料' : '去补正',
      deadline: returnEnd(now, (rulesRow.rules as RulesOf[Type]).returnDays),
      deadlineTitle: `${title}补正截止`,
      priority: taskPriorities.returned,
    }),
    approved: (row, deciding) => approved(row, deciding),
    returned: unmark,
    rejected: unmark,
    ...(granted && { granted: (row: ApplyRow, deciding: Deciding) => granted(row, deciding) }),
    ...(corrected && { corrected: (row: ApplyRow, deciding: Deciding) => corrected(row, deciding) }),
  };
}
