import { applicationStateTitles } from '@qianwei/api/contract/application';
import { errorCode } from '@qianwei/api/contract/envelope';
import { recordStudentAction } from '../audit/audit.ts';
import { blocked } from '../eligibility/eligibility.ts';
import { noWayOut } from '../eligibility/ways.ts';
import type { CallContext } from '../http/implement.ts';
import { type ApplicationKind, type ApplicationRow, actionOf, columnsAfter } from './application.ts';
import { storeStep } from './rows.ts';

/**
 * Withdraws an application of the caller, whose row the transaction of the call has locked: of a decision and a withdrawal
 * the second sees the first. 1050003 once it has been decided.
 */
export async function withdrawApplication<Row extends ApplicationRow>(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  kind: ApplicationKind<Row>,
  row: Row,
): Promise<void> {
  const columns = columnsAfter(kind, row, 'WITHDRAW');
  if (columns === null) {
    const state = applicationStateTitles[kind.states[row.status as Row['status']]];
    throw blocked(errorCode.stateForbids, {
      reason: `${kind.noun}${state}，不能撤回`,
      way: noWayOut('BESIDE'),
    });
  }
  await storeStep(db, kind, row, columns, null);
  const action = actionOf(kind, kind.subjectOf(row), 'WITHDRAW');
  await recordStudentAction({ db, clock, studentId: row.studentId }, action);
}
