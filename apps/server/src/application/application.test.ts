import { usualStates } from '@qianwei/api/contract/application';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../db/schema/operation.ts';
import { studentTask } from '../db/schema/schedule.ts';
import { correction } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import { DomainProblem } from '../problems.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { addStudent } from '../testing/test-student.ts';
import type { Decision, OfficeKind } from './application.ts';
import { applicationCommands } from './application-commands.ts';
import { decideApplication } from './decide.ts';
import { applyFor } from './submit.ts';
import { timelineOf } from './timeline.ts';
import { withdrawApplication } from './withdraw.ts';

type Row = typeof correction.$inferSelect;

/** A kind of its own over the table of corrections: 照片 and 证明 can be returned, an approval has an effect. */
const kind: OfficeKind<Row> = {
  noun: '报名',
  bizType: 'CORRECTION',
  command: 'signups',
  about: { show: '项目和经过', approve: '通过即可缴费' },
  states: usualStates,
  items: { PHOTO: '照片', PROOF: '证明' },
  table: correction,
  line: ({ reason }) => [reason],
  facts: ({ reason }) => [['理由', reason]],
  subjectOf: ({ id, field }) => ({ bizId: id, node: field }),
  dutyOf: () => ({
    ...{
      code: 'SIGNUP_RETURNED',
      reason: '报名被退回',
      title: '修改报名',
      path: '/exam/signup',
      actionText: '去修改',
    },
  }),
  approved: async ({ id }, { by }) => [`${by} 通过 ${id}`],
};
const whole: OfficeKind<Row> = { ...kind, items: {} };

eachDatabase('an application', (open) => {
  let app: TestApp;
  let deps: Deps;
  let row: Row;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: [] });
    deps = app.deps;
  });

  /** A guest, identified without a session, submits. */
  async function submit(): Promise<Row> {
    const { studentId } = await addStudent(deps);
    const cipher = deps.secrets.encrypt('无');
    const { id } = await applyFor(deps, kind, {
      applicant: { studentId, studentMajorId: null },
      values: { field: 'name', reason: '写错', oldValueCipher: cipher, newValueCipher: cipher },
    });
    return stored(id);
  }
  async function stored(id: string): Promise<Row> {
    const [found] = await deps.db.select().from(correction).where(eq(correction.id, id));
    if (found === undefined) throw new Error(`No row ${id}`);
    return found;
  }
  const decide = (decision: Partial<Decision>, of: OfficeKind<Row> = kind) =>
    decideApplication(deps, of, row.id, { step: 'RETURN', opinion: '', by: '王老师', ...decision });
  const withdraw = (of: Row) => deps.db.transaction((db) => withdrawApplication({ ...deps, db }, kind, of));
  const ops = (name: string, ...args: string[]) => {
    const command = applicationCommands(kind).find((candidate) => candidate.name === `signups:${name}`);
    if (command === undefined) throw new Error(`No command ${name}`);
    return command.run(deps, args);
  };
  beforeEach(async () => {
    row = await submit();
  });

  it('of a guest without a session has the guest as its actor', async () => {
    const [line] = await deps.db.select().from(auditLog).where(eq(auditLog.bizId, row.id));
    expect(line).toMatchObject({ action: 'APPLY', operatorType: 'STUDENT', operatorId: row.studentId });
  });

  it('returned by items says which, in its timeline and in the duty; none are named for the whole', async () => {
    const items = [{ item: 'PHOTO', reason: '尺寸不对' }];
    await decide({ items });
    const { state, events } = await timelineOf(deps.db, kind, await stored(row.id));
    expect(state).toBe('RETURNED');
    expect(events.map((event) => [event.step, event.items])).toEqual([
      ['SUBMIT', []],
      ['RETURN', items],
    ]);
    const [duty] = await deps.db.select().from(studentTask).where(eq(studentTask.bizId, row.id));
    expect(duty).toMatchObject({ desc: '照片：尺寸不对', menuPath: '/exam/signup', status: 'OPEN' });

    row = await submit();
    await decide({ opinion: '全部重填' });
    const again = await timelineOf(deps.db, kind, await stored(row.id));
    expect(again.events.at(-1)).toMatchObject({ step: 'RETURN', opinion: '全部重填', items: [] });
  });

  it.each<[string, Partial<Decision>, OfficeKind<Row>]>([
    ['须写明意见', {}, kind],
    ['须写明意见', { step: 'REJECT', opinion: ' ' }, kind],
    ['只有退回时', { step: 'REJECT', opinion: '不符', items: [{ item: 'PHOTO', reason: '不清' }] }, kind],
    ['没有项目“FORM”；项目有 照片、证明', { items: [{ item: 'FORM', reason: '不清' }] }, kind],
    ['没有项目“toString”', { items: [{ item: 'toString', reason: '不清' }] }, kind],
    ['“照片”须写明原因', { items: [{ item: 'PHOTO', reason: ' ' }] }, kind],
    [
      '“照片”写了两次',
      {
        items: [
          { item: 'PHOTO', reason: '不清' },
          { item: 'PHOTO', reason: '太小' },
        ],
      },
      kind,
    ],
    ['只能整份退回', { opinion: '不清', items: [{ item: 'PHOTO', reason: '不清' }] }, whole],
  ])('is not decided, and stays as it was: %s', async (text, decision, of) => {
    const failed = decide(decision, of);
    await expect(failed).rejects.toBeInstanceOf(DomainProblem);
    await expect(failed).rejects.toThrow(text);
    expect((await stored(row.id)).status).toBe('PENDING');
    expect(await deps.db.$count(auditLog, eq(auditLog.bizId, row.id))).toBe(1);
  });

  it('F6 is decided by one of two deciders at once; the other reads what was decided', async () => {
    const decided = await Promise.allSettled([
      decide({ step: 'APPROVE' }),
      decide({ step: 'REJECT', opinion: '不符', by: '李老师' }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const approved = decided[0].status === 'fulfilled';
    expect(decided[approved ? 1 : 0]).toMatchObject({
      reason: {
        message: `该报名${approved ? '审核通过' : '未通过'}，不能再处理为“${approved ? '不通过' : '通过'}”`,
      },
    });
    expect((await stored(row.id)).status).toBe(approved ? 'APPROVED' : 'REJECTED');
    expect(await deps.db.$count(auditLog, eq(auditLog.bizId, row.id))).toBe(2);
  });

  it('is withdrawn until it is decided, and not decided afterwards', async () => {
    await withdraw(row);
    expect((await stored(row.id)).status).toBe('CANCELLED');
    await expect(decide({ step: 'APPROVE' })).rejects.toThrow('已撤回，不能再处理为“通过”');

    row = await submit();
    expect(await decide({ step: 'APPROVE' })).toEqual([`王老师 通过 ${row.id}`]);
    await expect(withdraw(await stored(row.id))).rejects.toMatchObject({
      code: errorCode.stateForbids,
      message: '报名审核通过，不能撤回',
    });
  });

  it('is listed while it waits, the oldest first, and decided at the terminal by title or code of an item', async () => {
    const later = await submit();
    await deps.db
      .update(correction)
      .set({ appliedAt: new Date(row.appliedAt.getTime() + 1000) })
      .where(eq(correction.id, later.id));
    const listed = (await ops('list')).split('\n').map((line) => line.split('  ')[0]);
    expect(listed.indexOf(row.id)).toBeLessThan(listed.indexOf(later.id));

    const shown = await ops('decide', row.id, '--return', '--item', '照片=尺寸=小', '--item', 'PROOF=缺章');
    expect(shown).toMatch(/退回 {2}考办 {2}照片：尺寸=小 {2}证明：缺章$/);
    expect(await ops('list')).not.toContain(row.id);
    expect(await ops('decide', later.id, '--approve', '--by', '李老师')).toMatch(/李老师 通过 \S+$/);
  });

  it.each([
    [['show'], '需要 1 个参数'],
    [['show', 'none'], '没有编号为 none 的报名'],
    [['decide', ''], '须且只能有一个'],
    [['decide', '', '--approve'], '没有编号为 （空） 的报名'],
    [['decide', 'none', '--approve', '--return'], '须且只能有一个'],
    [['decide', 'none', '--return', '--item', '照片'], '--item 应为 项目=原因，给出的是 照片'],
    [['decide', 'none', '--approve', '--opinion', '可'], '参数或选项不正确'],
  ])('%j at the terminal is answered with what is wrong', async ([name = '', ...args], text) => {
    const failed = ops(name, ...args);
    await expect(failed).rejects.toBeInstanceOf(DomainProblem);
    await expect(failed).rejects.toThrow(text);
  });

  it('of a kind that returns nothing is offered no --return, and one without items no --item', () => {
    const { RETURNED, ...states } = usualStates;
    const kept = { ...whole, states } as unknown as OfficeKind<Row>;
    const [, , command] = applicationCommands(kept);
    expect(command?.usage).toBe('signups:decide <编号> (--approve | --reject) [--reply 意见] [--by 经办人]');
    expect(applicationCommands(kind)[2]?.usage).toContain('[--item 项目=原因]…');
  });
});
