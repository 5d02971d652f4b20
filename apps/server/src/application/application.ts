import { answerDays } from '@qianwei/api/contract/academic/exam-rules';
import {
  type ApplicationState,
  type ApplicationStep,
  type ReturnedItem,
  stateAfter,
} from '@qianwei/api/contract/application';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ApplicationAction, SystemAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { FactLines, ReceiptContent } from '../student/receipt.ts';
import type { NewTask, TaskKey } from '../student/tasks.ts';

/** Row of an application; its table holds more. */
export interface ApplicationRow {
  readonly id: string;
  readonly studentId: string;
  readonly status: string;
  /** Missing where no receipt is issued. */
  readonly receiptNo?: string;
  /** The proof; missing where none is asked for. */
  readonly fileIds?: readonly string[];
}

/** Record in the audit; `node` is the part of it that the application is about. */
export type ApplicationSubject = Pick<ApplicationAction, 'bizId' | 'node'>;

/** A decision of staff. */
export interface Decision {
  readonly step: Extract<ApplicationStep, 'RETURN' | 'APPROVE' | 'REJECT' | 'REPORT' | 'GRANT' | 'CORRECT'>;
  /** Text for the student; required unless it is approved, or returned with items. */
  readonly opinion: string;
  /** Items to mend, of those of the kind; empty, the default, when the whole is returned. */
  readonly items?: readonly ReturnedItem[];
  /** Text for the audit when that is more than the opinion. */
  readonly recorded?: string;
  /** Text of the option that the kind has of its own at the terminal (`OfficeKind.option`); undefined without one. */
  readonly option?: string | undefined;
  /** Columns that the step fills in, such as the number of a certificate. */
  readonly columns?: Readonly<Record<string, unknown>>;
  /** Name of the decider. */
  readonly by: string;
}

/** A decision while it is carried out, in the transaction `tx`. */
export interface Deciding extends Decision {
  readonly tx: Database;
  readonly deps: Pick<Deps, 'secrets'>;
  readonly now: Date;
}

/**
 * Duty after a return, one for each application unless it has a key of its own; the kit adds what staff wrote, the priority
 * and the badge of the menu.
 */
type ReturnedDuty = Pick<TaskKey, 'code'> &
  Pick<NewTask, 'reason' | 'title' | 'path' | 'actionText'> &
  Partial<NewTask>;

type Steps = Readonly<Partial<Record<ApplicationAction['action'] | SystemAction['action'], ApplicationStep>>>;

const usualSteps: Steps = {
  APPLY: 'SUBMIT',
  CANCEL: 'WITHDRAW',
  APPROVE: 'APPROVE',
  RETURN: 'RETURN',
  REJECT: 'REJECT',
  REPORT: 'REPORT',
  GRANT: 'GRANT',
  CORRECT: 'CORRECT',
};

/** The columns that the kit writes; a table has more, and those of them that its kind needs. */
export type ApplicationTable = PgTable & {
  readonly id: PgColumn;
  readonly status: PgColumn;
  readonly receiptNo?: PgColumn;
};

/** Columns of a row after a step. */
type ColumnsAfter<Row extends ApplicationRow> = Partial<Row> & { readonly status: Row['status'] };

/** Files that prove what is applied for. */
interface ProofRules {
  readonly scene: UploadScene;
  /** As the student reads when a file is not there any more. */
  readonly missing?: string;
}

/**
 * One kind of application. Its rows stay in a table of their own; this says how they are named and what they say, so that
 * submitting, withdrawing, deciding and showing the timeline are done in one way for all kinds.
 */
export interface ApplicationKind<Row extends ApplicationRow> {
  /** As students and staff call it, such as 更正申请. */
  readonly noun: string;
  readonly bizType: ApplicationAction['bizType'];
  /** The state that each stored status stands for. A state that no status stands for does not exist for the kind. */
  readonly states: Readonly<Record<Row['status'], ApplicationState>>;
  /** The step that each of its actions in the audit is; by default those of `usualSteps`. */
  readonly steps?: Steps;
  /** Chinese titles of what can be returned item by item, by code; without them only the whole is returned. */
  readonly items?: Readonly<Record<string, string>>;
  /** Of a review in levels: the Chinese titles by code, and the level that has a row; the audit keeps it as the `node` of a step. */
  readonly levels?: { readonly titles: Readonly<Record<string, string>>; of(row: Row): string };
  /**
   * Columns after a step, its status among them, of a review in levels; null when the step cannot be taken. By default
   * `states` decides.
   */
  after?(row: Row, step: ApplicationStep): ColumnsAfter<Row> | null;
  /** States besides SUBMITTED in which its student may take it back. */
  readonly withdrawnFrom?: readonly ApplicationState[];
  readonly table: ApplicationTable;
  /** Rows of the table where `where` holds, in any order, with what else the kind says of one; by default the rows alone. */
  read?(db: Database, where: SQL): Promise<Row[]>;
  /** Record and part that the audit names. */
  subjectOf(row: Row): ApplicationSubject;
  /** Content in its own words, for its receipt and for the office. */
  facts?(row: Row, deps: Pick<Deps, 'db' | 'secrets'>): readonly FactLines[] | Promise<readonly FactLines[]>;
  /** Its receipt, whose number begins with `prefix`, such as BG; missing where none is issued. */
  readonly receipt?: Pick<ReceiptContent, 'kind'> & { readonly prefix: string };
  /** Missing where no proof is asked for. */
  readonly proof?: ProofRules;
  /** Columns that change with a status beside those of the kit: the status, the opinion and when it was decided. */
  changes?(deciding: Deciding | null, row: Row): Readonly<Record<string, unknown>>;
  /** Duty of the student after a return; missing where nothing is returned. */
  dutyOf?(row: Row, deciding: Deciding): ReturnedDuty | Promise<ReturnedDuty>;
  /** Effects of an approval in its transaction; returns what was done beside it, as lines for staff. */
  approved?(row: Row, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a return in its transaction. */
  returned?(row: Row, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a refusal in its transaction. */
  rejected?(row: Row, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a certificate that is issued, in its transaction; returns lines for staff. */
  granted?(row: Row, deciding: Deciding): Promise<readonly string[]>;
  /** Effects of a certificate that is corrected, in its transaction; returns lines for staff. */
  corrected?(row: Row, deciding: Deciding): Promise<readonly string[]>;
}

/** A row that waits for the office. */
export interface OfficeRow extends ApplicationRow {
  readonly appliedAt: Date;
}

/** A kind about which the office decides by number, at the terminal. */
export interface OfficeKind<Row extends OfficeRow> extends ApplicationKind<Row> {
  /** Prefix of its terminal commands, such as `corrections`. */
  readonly command: string;
  /** Verb of the terminal for deciding; by default 审核. */
  readonly verb?: '审核' | '处理';
  /** Ends the sentences of `pnpm ops`: what is shown, and what an approval does. */
  readonly about: { readonly show: string; readonly approve: string };
  /** Number by which staff name one; by default that of its receipt, or the id of a kind without receipts. */
  readonly number?: { readonly title: string; readonly column: PgColumn; of(row: Row): string };
  /** Option of its own for deciding, such as `advisor` with the text 新导师; its text comes with the decision. */
  readonly option?: { readonly name: string; readonly title: string };
  /** Name of the batch by which the list is narrowed down; missing where there are no batches. */
  batchOf?(row: Row): string;
  /** The row in a list, after its number and the moment of its submission. */
  line(row: Row): readonly string[];
  facts: NonNullable<ApplicationKind<Row>['facts']>;
  /** Facts of an earlier one of the same matter, for staff alone: they stand on no receipt. */
  earlier?(row: Row, deps: Pick<Deps, 'db'>): Promise<readonly FactLines[]>;
  /** Its state in words of its own, such as 待缴费; by default those of the timeline. */
  stateOf?(row: Row): string;
}

/** Number by which staff name an application. */
export function staffNumberOf<Row extends OfficeRow>({
  number,
  table: { id, receiptNo },
}: OfficeKind<Row>): {
  readonly title: string;
  readonly column: PgColumn;
  of(row: Row): string;
} {
  if (number !== undefined) return number;
  return receiptNo === undefined
    ? { title: '编号', column: id, of: (row) => row.id }
    : { title: '回执号', column: receiptNo, of: (row) => row.receiptNo ?? '' };
}

/** The step that each action in the audit is, by the name of the action. */
export const stepsOf = ({
  steps = usualSteps,
}: {
  readonly steps?: Steps;
}): Readonly<Record<string, ApplicationStep>> => steps as Readonly<Record<string, ApplicationStep>>;

/** A step of an application, as the audit keeps it. Throws for a step that the kind does not have. */
export function actionOf(
  kind: Pick<ApplicationKind<never>, 'bizType' | 'steps'>,
  { bizId, node }: ApplicationSubject,
  step: ApplicationStep,
): ApplicationAction {
  const steps = stepsOf(kind);
  const names = Object.keys(steps) as ApplicationAction['action'][];
  const action = names.find((name) => steps[name] === step);
  if (action === undefined) throw new Error(`${kind.bizType} has no action for ${step}`);
  return { bizType: kind.bizType, bizId, node, action };
}

/** The status after a step; undefined when it cannot be taken, or does not exist for the kind. */
export function statusAfter<Row extends ApplicationRow>(
  { states, withdrawnFrom = [] }: ApplicationKind<Row>,
  status: Row['status'],
  step: ApplicationStep,
): Row['status'] | undefined {
  const withdraws = step === 'WITHDRAW' && withdrawnFrom.includes(states[status]);
  const next = withdraws ? 'WITHDRAWN' : stateAfter(states[status], step);
  const statuses = Object.keys(states) as Row['status'][];
  return next === null ? undefined : statuses.find((candidate) => states[candidate] === next);
}

/** Columns after a step; null when it cannot be taken, or does not exist for the kind. */
export function columnsAfter<Row extends ApplicationRow>(
  kind: ApplicationKind<Row>,
  row: Row,
  step: ApplicationStep,
): ColumnsAfter<Row> | null {
  if (kind.after !== undefined) return kind.after(row, step);
  const status = statusAfter(kind, row.status, step);
  return status === undefined ? null : ({ status } as ColumnsAfter<Row>);
}

/** The statuses that wait for a decision; the first is that of a new row. */
export const submittedStatuses = <Row extends ApplicationRow>({
  states,
}: Pick<ApplicationKind<Row>, 'states'>): Row['status'][] =>
  (Object.keys(states) as Row['status'][]).filter((status) => states[status] === 'SUBMITTED');

/** Until when the office answers applications whose window ends at `end`. */
export const answerBefore = (end: Date): Date => new Date(end.getTime() + answerDays * 86_400_000);
