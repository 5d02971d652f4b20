import { describe, expect, it } from 'vitest';
import {
  type RuleType,
  ruleType,
  type StageStatus,
  stageStatus,
  type ThesisStage,
  thesisStage,
} from './stage.ts';
import {
  currentStage,
  hasDeadline,
  openersOf,
  stageStatusAfter,
  stageStep,
  stagesToOpen,
  statusAt,
  type ThesisStanding,
} from './stage-chart.ts';

/** The chart of screens 11.1, written out: stages, then each step that may be taken as `FROM STEP TO`. */
const chart: readonly (readonly [stages: readonly ThesisStage[], steps: string])[] = [
  // 阅读规定 · 承诺书: the student alone; signed again when the title changes.
  [
    ['RULE', 'COMMITMENT'],
    `LOCKED OPEN TODO
     TODO CONFIRM PASSED
     PASSED REOPEN TODO`,
  ],
  // Handed in, reviewed by a teacher, until a deadline.
  [
    ['TOPIC', 'REPORT', 'DRAFT', 'REVISION', 'AI_INFO', 'FINAL'],
    `LOCKED OPEN TODO
     TODO SUBMIT SUBMITTED
     TODO EXPIRE OVERDUE
     TODO EXTEND TODO
     SUBMITTED WITHDRAW TODO
     SUBMITTED RETURN RETURNED
     SUBMITTED PASS PASSED
     RETURNED SUBMIT SUBMITTED
     RETURNED EXPIRE OVERDUE
     RETURNED EXTEND RETURNED
     OVERDUE EXTEND TODO
     PASSED REOPEN TODO`,
  ],
  // 检测: waits; after the first bad result a mended text is checked once more.
  [
    ['CHECK'],
    `LOCKED OPEN TODO
     TODO PASS PASSED
     TODO RETURN RETURNED
     TODO FAIL FAILED
     RETURNED SUBMIT SUBMITTED
     RETURNED EXPIRE OVERDUE
     RETURNED EXTEND RETURNED
     OVERDUE EXTEND RETURNED
     OVERDUE FAIL FAILED
     SUBMITTED PASS PASSED
     SUBMITTED FAIL FAILED`,
  ],
  // 评阅 · 答辩 · 成绩: others judge.
  [
    ['REVIEW', 'DEFENCE', 'GRADE'],
    `LOCKED OPEN TODO
     TODO PASS PASSED
     TODO FAIL FAILED`,
  ],
];

const allowed = new Map(
  chart.flatMap(([stages, steps]) =>
    steps.split('\n').flatMap((line) => {
      const [from, step, to] = line.trim().split(' ');
      return stages.map((stage) => [`${stage} ${from} ${step}`, to] as const);
    }),
  ),
);

const standing = (
  statuses: Partial<Record<ThesisStage, StageStatus>>,
  read: readonly RuleType[] = ruleType.options,
): ThesisStanding => ({
  statusOf: (stage) => statuses[stage] ?? 'LOCKED',
  hasRead: (rule) => read.includes(rule),
});

const passed = (...stages: ThesisStage[]) =>
  Object.fromEntries(stages.map((stage) => [stage, 'PASSED'] as const));

describe('the chart of a thesis (screens 11.1)', () => {
  it('has every stage', () => {
    expect(chart.flatMap(([stages]) => stages).toSorted()).toEqual(thesisStage.options.toSorted());
  });

  describe.each(thesisStage.options)('%s', (stage) => {
    it.each(stageStatus.options)('takes from %s the steps of the chart and refuses every other', (status) => {
      const taken = Object.fromEntries(
        stageStep.options.map((step) => [step, stageStatusAfter(stage, status, step)]),
      );
      const expected = Object.fromEntries(
        stageStep.options.map((step) => [step, allowed.get(`${stage} ${status} ${step}`) ?? null]),
      );
      expect(taken).toEqual(expected);
    });

    const deadline = new Date('2026-11-16T00:00:00+08:00');
    const stepsAside = (ms: number) => new Date(deadline.getTime() + ms);
    it.each(stageStatus.options)(
      '%s turns into what the deadline makes of it at its millisecond',
      (status) => {
        const expected = allowed.get(`${stage} ${status} EXPIRE`) ?? status;
        expect(statusAt(stage, { status, deadline }, stepsAside(-1))).toBe(status);
        expect(statusAt(stage, { status, deadline }, deadline)).toBe(expected);
        expect(statusAt(stage, { status, deadline }, stepsAside(1))).toBe(expected);
        expect(statusAt(stage, { status, deadline: null }, stepsAside(1))).toBe(status);
      },
    );

    it('has a deadline where something is handed in', () => {
      expect(hasDeadline(stage)).toBe([...allowed.keys()].some((key) => key === `${stage} RETURNED EXPIRE`));
    });
  });
});

/** “Opens when” of screens 11.1: the stage, the stages before it, the rule to be read. */
const opening: readonly (readonly [ThesisStage, readonly ThesisStage[], RuleType | null])[] = [
  ['RULE', [], null],
  ['TOPIC', ['RULE'], null],
  ['COMMITMENT', ['TOPIC'], null],
  ['REPORT', ['COMMITMENT'], 'REPORT'],
  ['DRAFT', ['REPORT'], 'THESIS'],
  ['REVISION', ['DRAFT'], null],
  ['AI_INFO', ['DRAFT'], null],
  ['FINAL', ['REVISION', 'AI_INFO'], null],
  ['CHECK', ['FINAL'], null],
  ['REVIEW', ['CHECK'], null],
  ['DEFENCE', ['REVIEW'], null],
  ['GRADE', ['DEFENCE'], null],
];

describe('what opens a stage (screens 11.1)', () => {
  it('is said for every stage, in the order of the thesis', () => {
    expect(opening.map(([stage]) => stage)).toEqual(thesisStage.options);
  });

  it.each(opening)('%s opens after %j', (stage, before, rule) => {
    const ofStages = before.map((code) => ({ kind: 'STAGE' as const, stage: code }));
    const ofRule = rule === null ? [] : [{ kind: 'RULE' as const, ruleType: rule }];
    expect(openersOf(stage, standing({}, []))).toEqual([...ofStages, ...ofRule]);
    expect(openersOf(stage, standing(passed(...before), []))).toEqual(ofRule);
    expect(openersOf(stage, standing({}))).toEqual(ofStages);
    expect(openersOf(stage, standing(passed(...before)))).toEqual([]);
  });

  it.each(
    opening.flatMap(([stage, before]) =>
      before.flatMap((code) =>
        stageStatus.options
          .filter((status) => status !== 'PASSED')
          .map((status) => [stage, code, status] as const),
      ),
    ),
  )('%s stays locked while %s is %s', (stage, before, status) => {
    const others = (opening.find(([code]) => code === stage)?.[1] ?? []).filter((code) => code !== before);
    const now = standing({ ...passed(...others), [before]: status });
    expect(openersOf(stage, now)).toEqual([{ kind: 'STAGE', stage: before }]);
    expect(stagesToOpen(now)).not.toContain(stage);
  });

  it('修改稿 and AI使用说明 open together after 初稿', () => {
    const upToDraft = passed('RULE', 'TOPIC', 'COMMITMENT', 'REPORT', 'DRAFT');
    expect(stagesToOpen(standing(upToDraft))).toEqual(['REVISION', 'AI_INFO']);
  });

  it('a stage that is open already does not open again', () => {
    expect(stagesToOpen(standing({ RULE: 'TODO' }))).toEqual([]);
    expect(stagesToOpen(standing({}))).toEqual(['RULE']);
    expect(stagesToOpen(standing(passed(...thesisStage.options)))).toEqual([]);
  });
});

describe('the stage at which a thesis is', () => {
  it.each(stageStatus.options.filter((status) => status !== 'PASSED' && status !== 'LOCKED'))(
    'is the first one that is %s',
    (status) => {
      expect(currentStage(standing({ ...passed('RULE', 'TOPIC'), COMMITMENT: status, REPORT: 'TODO' }))).toBe(
        'COMMITMENT',
      );
    },
  );

  it('is the first locked one where nothing is open, such as before a rule is read', () => {
    expect(currentStage(standing(passed('RULE', 'TOPIC', 'COMMITMENT')))).toBe('REPORT');
  });

  it('is 成绩 once everything is passed', () => {
    expect(currentStage(standing(passed(...thesisStage.options)))).toBe('GRADE');
  });
});
