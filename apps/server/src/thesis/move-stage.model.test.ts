import {
  type RuleType,
  ruleType,
  type StageStatus,
  type ThesisStage,
  thesisStage,
} from '@qianwei/api/contract/thesis/stage';
import {
  openersOf,
  type StageStep,
  stageStatusAfter,
  stageStep,
  stagesToOpen,
  statusAt,
} from '@qianwei/api/contract/thesis/stage-chart';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { event } from '../db/schema/event.ts';
import { studentTask } from '../db/schema/schedule.ts';
import { student } from '../db/schema/student.ts';
import { studentPlan, thesisWindow } from '../db/schema/thesis.ts';
import { ruleRead } from '../db/schema/thesis-text.ts';
import { Refusal } from '../http/refusal.ts';
import { DomainProblem } from '../problems.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { beginThesis, moveStage, type StageMove, settleThesis } from './move-stage.ts';
import { lockThesis } from './read-thesis.ts';
import { deadlineOf, statusOf } from './stage-state.ts';
import { listThesisLog } from './thesis-log.ts';

const day = 86_400_000;

/** A thesis as it should be: the stored states, the deadlines and the rules that were read. */
interface Model {
  now: number;
  readonly stored: Map<ThesisStage, StageStatus>;
  readonly deadlines: Map<ThesisStage, Date | null>;
  readonly read: Set<RuleType>;
  /** Steps so far, as the audit should retell them. */
  readonly story: string[];
  events: number;
}

/** The thesis on the database, in a transaction that is rolled back. */
interface Real {
  readonly tx: Database;
  readonly studentId: string;
  readonly studentPlanId: string;
}

const statusIn = (model: Model, stage: ThesisStage): StageStatus =>
  statusAt(
    stage,
    { status: model.stored.get(stage) ?? 'LOCKED', deadline: model.deadlines.get(stage) ?? null },
    new Date(model.now),
  );

const standingOf = (model: Model) => ({
  statusOf: (stage: ThesisStage) => statusIn(model, stage),
  hasRead: (rule: RuleType) => model.read.has(rule),
});

/** Opens in the model what may be opened. */
function openInModel(model: Model): void {
  for (const stage of stagesToOpen(standingOf(model))) {
    model.stored.set(stage, 'TODO');
    model.story.push(`${stage} OPEN`);
  }
}

const byStudent: readonly StageStep[] = ['CONFIRM', 'SUBMIT', 'WITHDRAW'];

/** The stages at which the student has something to do, the first of them the one that the duty is about. */
function dutyStage(model: Model): ThesisStage | null {
  const isBlocked = (stage: ThesisStage) =>
    openersOf(stage, standingOf(model)).some(({ kind }) => kind === 'STAGE');
  const isDuty = (stage: ThesisStage): boolean => {
    const status = statusIn(model, stage);
    if (isBlocked(stage)) return false;
    if (status === 'LOCKED') return openersOf(stage, standingOf(model)).length > 0;
    if (stage === 'CHECK') return status === 'RETURNED';
    if (stage === 'REVIEW' || stage === 'GRADE') return false;
    return status === 'TODO' || status === 'RETURNED';
  };
  return thesisStage.options.find(isDuty) ?? null;
}

/** The page to which the duty of a stage leads. */
function pathOf(stage: ThesisStage, { studentPlanId }: Real, model: Model): string {
  if (statusIn(model, stage) === 'LOCKED')
    return `/thesis/${stage === 'REPORT' ? 'readReportRule' : 'readThesisRule'}/writingPlan`;
  if (stage === 'RULE') return '/thesis/readManageRule/writingPlan';
  if (stage === 'TOPIC') return `/thesis/chooseTopic/${studentPlanId}/writingPlan`;
  if (stage === 'COMMITMENT') return `/thesis/letterCommitment/${studentPlanId}`;
  return `/thesis/directory/${studentPlanId}?stage=${stage}`;
}

async function expectToAgree(model: Model, real: Real): Promise<void> {
  const { tx, studentId, studentPlanId } = real;
  const thesis = await lockThesis(tx, studentId, studentPlanId, { now: new Date(model.now) });
  const stored = new Map([...thesis.stages].map(([code, row]) => [code, row.status]));
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(model.stored));
  for (const stage of thesisStage.options) expect(statusOf(thesis, stage)).toBe(statusIn(model, stage));

  const log = await listThesisLog(tx, thesis);
  expect(log.map(({ node, action }) => `${node} ${action}`)).toEqual(model.story);
  const retold = new Map<string, StageStatus>(thesisStage.options.map((stage) => [stage, 'LOCKED']));
  for (const { node, action } of log) {
    const after = stageStatusAfter(node as ThesisStage, retold.get(node) ?? 'LOCKED', action as StageStep);
    expect(after, `${node} ${action}`).not.toBeNull();
    if (action === 'OPEN')
      expect(
        openersOf(node as ThesisStage, {
          statusOf: (stage) => retold.get(stage) ?? 'LOCKED',
          hasRead: (rule) => model.read.has(rule),
        }),
      ).toEqual([]);
    retold.set(node, after ?? 'LOCKED');
  }
  expect(Object.fromEntries(retold)).toEqual(Object.fromEntries(model.stored));

  const events = await tx.$count(
    event,
    and(eq(event.channel, `student:${studentId}`), eq(event.kind, 'THESIS')),
  );
  expect(events).toBe(model.events);
}

async function expectDuty(model: Model, real: Real): Promise<void> {
  const duties = await real.tx
    .select({ path: studentTask.path })
    .from(studentTask)
    .where(
      and(
        eq(studentTask.bizId, real.studentPlanId),
        like(studentTask.code, 'THESIS\\_%'),
        eq(studentTask.status, 'OPEN'),
      ),
    );
  const stage = dutyStage(model);
  expect(duties.map(({ path }) => path)).toEqual(stage === null ? [] : [pathOf(stage, real, model)]);
}

type Command = fc.AsyncCommand<Model, Real>;

/** Tries a step, whatever the chart says to it. */
class Step implements Command {
  readonly stage: ThesisStage;
  readonly step: StageStep;
  readonly days: number;
  constructor(stage: ThesisStage, step: StageStep, days: number) {
    this.stage = stage;
    this.step = step;
    this.days = days;
  }
  check = () => true;
  toString = () => `${this.stage} ${this.step}${this.step === 'EXTEND' ? ` ${this.days} days` : ''}`;

  private moveOf(model: Model): StageMove {
    const { stage, step } = this;
    if (step === 'EXPIRE') return { stage, step, by: 'SYSTEM' };
    if (step === 'CONFIRM' || step === 'SUBMIT' || step === 'WITHDRAW') return { stage, step, by: 'STUDENT' };
    const until = step === 'EXTEND' ? { until: new Date(model.now + this.days * day) } : {};
    return { stage, step: step as 'PASS', by: 'STAFF', name: '沈静宜', opinion: '请看批注。', ...until };
  }

  private isAllowed(model: Model): boolean {
    const { stage, step, days } = this;
    if (stageStatusAfter(stage, statusIn(model, stage), step) === null) return false;
    if (
      (step === 'CONFIRM' || step === 'SUBMIT') &&
      openersOf(stage, standingOf(model)).some(({ kind }) => kind === 'STAGE')
    )
      return false;
    const deadline = model.deadlines.get(stage)?.getTime() ?? 0;
    return step !== 'EXTEND' || (days > 0 && model.now + days * day > deadline);
  }

  async run(model: Model, { tx, studentId, studentPlanId }: Real): Promise<void> {
    model.now += 1;
    const thesis = await lockThesis(tx, studentId, studentPlanId, { now: new Date(model.now) });
    const move = this.moveOf(model);
    if (!this.isAllowed(model)) {
      const refused = await moveStage(tx, thesis, move).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(
        byStudent.includes(this.step) || this.step === 'EXPIRE' ? Refusal : DomainProblem,
      );
      return expectToAgree(model, { tx, studentId, studentPlanId });
    }
    const before = statusIn(model, this.stage);
    if (model.stored.get(this.stage) !== before) model.story.push(`${this.stage} EXPIRE`);
    model.story.push(`${this.stage} ${this.step}`);
    model.stored.set(this.stage, stageStatusAfter(this.stage, before, this.step) ?? before);
    if (this.step === 'EXTEND' && 'until' in move) model.deadlines.set(this.stage, move.until ?? null);
    const moved = await moveStage(tx, thesis, move);
    if (this.step === 'REOPEN') {
      // Nobody is late with what was just opened.
      expect(statusOf(moved, this.stage)).toBe('TODO');
      model.deadlines.set(this.stage, deadlineOf(moved, this.stage));
    }
    openInModel(model);
    model.events += 1;
    await expectToAgree(model, { tx, studentId, studentPlanId });
    await expectDuty(model, { tx, studentId, studentPlanId });
  }
}

/** Takes one of the steps that can be taken, so that theses come far. */
class AnyLegalStep implements Command {
  readonly choice: number;
  readonly goesBack: boolean;
  constructor(choice: number, goesBack: boolean) {
    this.choice = choice;
    this.goesBack = goesBack;
  }
  check = () => true;
  toString = () => `legal step ${this.choice}${this.goesBack ? ' back' : ''}`;

  async run(model: Model, real: Real): Promise<void> {
    const taken: readonly StageStep[] = this.goesBack
      ? ['WITHDRAW', 'REOPEN', 'RETURN', 'FAIL']
      : ['CONFIRM', 'SUBMIT', 'PASS', 'RETURN'];
    const steps = thesisStage.options.flatMap((stage) =>
      taken
        .filter((step) => stageStatusAfter(stage, statusIn(model, stage), step) !== null)
        .map((step) => new Step(stage, step, 0)),
    );
    await steps[this.choice % Math.max(1, steps.length)]?.run(model, real);
  }
}

class ReadRule implements Command {
  readonly rule: RuleType;
  constructor(rule: RuleType) {
    this.rule = rule;
  }
  check = (model: Readonly<Model>) => !model.read.has(this.rule);
  toString = () => `reads ${this.rule}`;

  async run(model: Model, real: Real): Promise<void> {
    const { tx, studentId, studentPlanId } = real;
    model.now += 1;
    const now = new Date(model.now);
    const thesis = await lockThesis(tx, studentId, studentPlanId, { now });
    const version = thesis.rules.get(this.rule)?.version ?? '';
    await tx
      .insert(ruleRead)
      .values({ studentId, planId: 'writingPlan', type: this.rule, version, seconds: 60, readAt: now });
    model.read.add(this.rule);
    openInModel(model);
    model.events += 1;
    await settleThesis(tx, thesis);
    await expectToAgree(model, real);
    await expectDuty(model, real);
  }
}

class Wait implements Command {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
  check = () => true;
  toString = () => `waits ${this.days} days`;

  async run(model: Model, real: Real): Promise<void> {
    model.now += this.days * day;
    await expectToAgree(model, real);
  }
}

const step = fc
  .tuple(
    fc.constantFrom(...thesisStage.options),
    fc.constantFrom(...stageStep.options.filter((name) => name !== 'OPEN')),
    fc.integer({ min: -3, max: 30 }),
  )
  .map((args) => new Step(...args));
const legalStep = fc.nat({ max: 11 }).map((choice) => new AnyLegalStep(choice, false));
const stepBack = fc.nat({ max: 11 }).map((choice) => new AnyLegalStep(choice, true));
const commands = fc.commands(
  [
    step,
    legalStep,
    legalStep,
    legalStep,
    stepBack,
    fc.constantFrom(...ruleType.options).map((rule) => new ReadRule(rule)),
    fc.integer({ min: 1, max: 12 }).map((days) => new Wait(days)),
  ],
  { maxCommands: 60, size: 'max' },
);

/** Ends a transaction so that nothing of it stays. */
class RollBack extends Error {}

eachDatabase('the stages of a thesis, whatever is tried', { demo: true }, (open) => {
  it('rows, duty, audit and events agree with the chart after each step (screens 11.1)', async () => {
    const { db } = open();
    const [owner] = await db
      .select({ id: studentPlan.id, studentId: student.id, studentMajorId: studentPlan.studentMajorId })
      .from(studentPlan)
      .innerJoin(student, eq(student.id, studentPlan.studentId))
      .where(eq(student.name, '陈思远'));
    if (owner === undefined) throw new Error('陈思远 has no thesis');
    const { studentId, studentMajorId } = owner;

    /** A thesis that has just begun, in a batch whose deadlines lie ahead. */
    async function begin(tx: Database): Promise<{ model: Model; real: Real }> {
      const [start] = await tx
        .select({ at: thesisWindow.startTime })
        .from(thesisWindow)
        .where(and(eq(thesisWindow.planId, 'writingPlan'), eq(thesisWindow.stage, 'TOPIC')));
      const now = start?.at ?? new Date(0);
      await tx
        .update(studentPlan)
        .set({ overall: 'ABANDONED' })
        .where(eq(studentPlan.id, owner?.id ?? ''));
      const [plan] = await tx
        .insert(studentPlan)
        .values({ studentId, studentMajorId, planId: 'writingPlan' })
        .returning({ id: studentPlan.id });
      const studentPlanId = plan?.id ?? '';
      const thesis = await beginThesis(tx, { studentId, studentPlanId, now });
      const events = await tx.$count(event, eq(event.channel, `student:${studentId}`));
      return {
        real: { tx, studentId, studentPlanId },
        model: {
          now: now.getTime(),
          stored: new Map(thesisStage.options.map((stage) => [stage, stage === 'RULE' ? 'TODO' : 'LOCKED'])),
          deadlines: new Map(thesisStage.options.map((stage) => [stage, deadlineOf(thesis, stage)])),
          read: new Set(),
          story: ['RULE OPEN'],
          events,
        },
      };
    }

    await fc.assert(
      fc.asyncProperty(commands, async (tried) => {
        const attempt = db.transaction(async (tx) => {
          await fc.asyncModelRun(() => begin(tx), tried);
          throw new RollBack();
        });
        await attempt.catch((error: unknown) => {
          if (!(error instanceof RollBack)) throw error;
        });
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
