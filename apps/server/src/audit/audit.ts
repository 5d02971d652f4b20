import type { ReturnedItem } from '@qianwei/api/contract/application';
import type { reportQuestion } from '@qianwei/api/contract/exam/book';
import type { StageStep } from '@qianwei/api/contract/thesis/stage-chart';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/operation.ts';
import type { CallContext, Session } from '../http/implement.ts';

/** An action on a record: `bizId` is the record's id. The names are stored, so that they never change. */
interface Action<BizType extends string, Name extends string> {
  readonly bizType: BizType;
  readonly bizId: string;
  readonly action: Name;
}

/** Part of its record that an action concerned. */
interface At<Node extends string> {
  readonly node: Node;
}

/** Words said or decided: never personal data, because a row can neither be changed nor deleted. */
interface Saying {
  readonly opinion: string;
}

/** `node`: AUTO when the time was up. */
type HandIn = Action<'TEST', 'HAND_IN'> & At<'AUTO' | ''>;

/**
 * A step of an application; `node` is the part that its kind names: a field, a course, the test of a report, the level of a review. Of a regrade the
 * record is the attempt.
 */
export type ApplicationAction = Action<
  | ('CORRECTION' | 'EXEMPTION' | 'GRADE_REVIEW' | 'ENGLISH_REVIEW' | 'PRACTICE_REPORT' | 'SIGN_UP' | 'TEST')
  | ('GRADUATION' | 'DEGREE' | 'THESIS_TOPIC' | 'THESIS_CHANGE' | 'THESIS_DELAY'),
  | ('APPLY' | 'SUBMIT' | 'CANCEL' | 'APPROVE' | 'RETURN' | 'REJECT' | 'REPORT' | 'GRANT' | 'CORRECT')
  | ('REMARK_APPLY' | 'REMARK_CHANGED' | 'REMARK_KEPT')
> &
  At<string>;

/** Actions of students. */
export type StudentAction =
  /** `items`: the parts that were mended, without a reason. */
  | (ApplicationAction & { readonly items?: readonly ReturnedItem[] })
  | Action<'ACCOUNT', 'UPDATE_PASSWORD' | 'UPDATE_MOBILE' | 'KICK_OTHER_SESSIONS'>
  | Action<'STUDENT', 'UPDATE_DETAIL'>
  /** The record is the attempt. */
  | (Action<'TEST', 'START'> & At<'PRACTICE' | ''>)
  | Action<'TEST', 'TAKE_OVER'>
  | HandIn
  /** `node`: what is wrong with the question. */
  | (Action<'QUESTION_REPORT', 'REPORT'> & At<PayloadOf<typeof reportQuestion>['reason']>)
  /** The record is the receipt number of the order, or for CANCEL the registration. */
  | Action<'EXAM_APPLY', 'SUBMIT' | 'CANCEL'>
  /** The record is the 考籍, `node` the course's code, or both versions of the plan. */
  | (Action<'PLAN', 'CHOOSE_ELECTIVE' | 'SWITCH'> & At<string>)
  | Action<'COURSE_QUESTION', 'ASK'>
  /** `node`: the lesson's id. */
  | (Action<'LESSON_REPORT', 'REPORT'> & At<string>)
  /** The record is the thesis, `node` the stage and the round. */
  | (Action<'THESIS', Extract<StageStep, 'CONFIRM' | 'SUBMIT' | 'WITHDRAW'>> & At<string>)
  /** The record is the thesis, `node` the rule and its version. */
  | (Action<'THESIS', 'READ'> & At<string>)
  | Action<'THESIS', 'URGE'>;

/** Actions of staff, those by terminal included. */
export type StaffAction =
  | (ApplicationAction & Saying & { readonly items: readonly ReturnedItem[] })
  /** Its files were written into a folder; the opinion says how many. */
  | (Action<ApplicationAction['bizType'], 'FILES'> & At<string> & Saying)
  | Action<'COURSE_QUESTION', 'ANSWER'>
  /** The record is the attempt, `node` the question's number on the answer sheet, such as 46-2. */
  | (Action<'TEST', 'MARK'> & At<string> & Saying)
  | (Action<'TEST', 'GRADE' | 'VOID'> & Saying)
  /** The record is the window, `node` its code; what was said are its times. */
  | (Action<'WINDOW', 'SET'> & At<string> & Saying)
  /** The record is the course. */
  | (Action<'QUESTION', 'IMPORT'> & Saying)
  /** The opinion is the amount. */
  | (Action<'SIGN_UP', 'PAY' | 'REFUND'> & Saying)
  /** The opinion says what changed, or how many places were arranged. */
  | (Action<'SIGN_UP_BATCH', 'SET' | 'IMPORT' | 'ARRANGE'> & Saying)
  /** The record is the batch; the opinion has its times, or the differences of its rules. */
  | (Action<'APPLY_BATCH', 'SET' | 'RULES'> & Saying)
  /** The record is the batch, by its name. */
  | (Action<'ENGLISH_SCORE', 'IMPORT' | 'PUBLISH' | 'WITHDRAW'> & Saying)
  /** The record is the exam period. */
  | (Action<'GRADE', 'PUBLISH'> & Saying)
  /** `node`: the number of the import. */
  | (Action<'GRADE', 'IMPORT' | 'WITHDRAW'> & At<string> & Saying)
  /** The record is the exam period; what was said is what changed. */
  | (Action<'EXAM_PERIOD', 'SET' | 'IMPORT_OFFERINGS' | 'IMPORT_SEATS' | 'IMPORT_SITES' | 'ARRANGE'> & Saying)
  /** The record is the receipt number of the order; what was said are the courses. */
  | (Action<'EXAM_APPLY', 'PAY'> & Saying)
  /** `node`: its kind; what was said is the day. */
  | (Action<'SANCTION', 'ADD' | 'LIFT'> & At<'CHEATING' | 'OTHER'> & Saying)
  /** The record is the thesis, `node` the stage and the round; SEE is that the teacher has opened what was handed in. */
  | (Action<'THESIS', Extract<StageStep, 'RETURN' | 'PASS' | 'FAIL' | 'EXTEND' | 'REOPEN'> | 'SEE'> &
      At<string> &
      Saying)
  /** The record is the thesis; the opinion is the name of the new teacher. */
  | (Action<'THESIS', 'NEW_ADVISOR'> & Saying)
  /** The record is the batch; what was said are its times, its majors or how many take part. */
  | (Action<'THESIS_PLAN', 'SET' | 'ENROL' | 'RULE' | 'WITHDRAW_RULE' | 'IMPORT_TOPICS'> & Saying)
  /** The record is the years of the titles, such as 2023–2025. */
  | (Action<'PAST_TITLE', 'IMPORT'> & Saying)
  /** The opinion is the outcome of the check. */
  | (Action<'ARCHIVED_THESIS', 'ARCHIVE'> & Saying)
  /** `node`: how the check of the earlier schooling ended. */
  | (Action<'PRE_EDUCATION', 'CHECK'> & At<'PASSED' | 'FAILED'> & Saying)
  /** The record is the receipt number of the withdrawal; what was said are the course and the amount. */
  | (Action<'EXAM_APPLY', 'EXEMPT' | 'REFUND'> & Saying);

/** Actor: a student's id, the name that staff gave, or '' for the server itself. */
type Operator = Pick<typeof auditLog.$inferSelect, 'operatorType' | 'operatorId' | 'time'>;

/** The acting student: of the session, or a guest whose identity was proven by SMS. */
type Acting = Pick<CallContext, 'db' | 'clock'> &
  ({ readonly session: Pick<Session, 'studentId'> } | Pick<Session, 'studentId'>);

/** Records what the caller did, in the transaction of the mutation. */
export async function recordStudentAction(acting: Acting, action: StudentAction): Promise<void> {
  const { studentId } = 'session' in acting ? acting.session : acting;
  const operator: Operator = { operatorType: 'STUDENT', operatorId: studentId, time: acting.clock.now() };
  await acting.db.insert(auditLog).values({ ...action, ...operator });
}

/** Records what staff did, in the transaction of the action; `by` is the name that they gave. */
export async function recordStaffAction(
  tx: Database,
  action: StaffAction,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const operator: Operator = { operatorType: 'STAFF', operatorId: by, time: now };
  await tx.insert(auditLog).values({ ...action, ...operator });
}

/** Actions of the server itself. */
export type SystemAction =
  | (Action<'SIGN_UP' | 'GRADUATION' | 'DEGREE', 'EXPIRE'> & At<string>)
  /** The record is the thesis, `node` the stage and the round. */
  | (Action<'THESIS', Extract<StageStep, 'OPEN' | 'EXPIRE' | 'PASS' | 'REOPEN'>> & At<string>)
  /** The record is the submission, `node` the number of the wish that is asked next; the opinion is its title. */
  | (Action<'THESIS_TOPIC', 'NEXT_WISH'> & At<string> & Saying);

/** Records what the server did by itself, in the transaction of the action. */
export async function recordSystemAction(tx: Database, action: SystemAction, now: Date): Promise<void> {
  const operator: Operator = { operatorType: 'SYSTEM', operatorId: '', time: now };
  await tx.insert(auditLog).values({ ...action, ...operator });
}

/** Each column as a value, or as SQL where it differs from row to row. */
type InSql<Columns> = Columns extends unknown
  ? { readonly [Name in keyof Columns]: Columns[Name] | SQL<Columns[Name]> }
  : never;

const columns = [
  'bizType',
  'bizId',
  'action',
  'node',
  'opinion',
  'operatorType',
  'operatorId',
  'time',
] as const;

/**
 * An `insert` of an action for each row of `from`, as a part of a statement that does many at once: the rows that
 * `recordStudentAction` would write, or with the operator SYSTEM those of the server.
 */
export function insertActions(
  action: InSql<StudentAction>,
  operator: Readonly<Record<keyof Operator, SQL>>,
  from: SQL,
): SQL {
  const row = { node: '', opinion: '', ...action, ...operator };
  const names = columns.map((name) => sql.identifier(auditLog[name].name));
  const values = columns.map((name) => sql`${row[name]}`);
  return sql`insert into ${auditLog} (id, ${sql.join(names, sql`, `)})
    select gen_random_uuid()::text, ${sql.join(values, sql`, `)} from ${from}`;
}
