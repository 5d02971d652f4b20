import { errorCode } from '@qianwei/api/contract/envelope';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  beginAttempt,
  given,
  openAttempt,
  save,
  storedAnswers,
  storedAttempt,
} from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank, examClock } from '../../../../testing/test-exam.ts';
import { addStudent } from '../../../../testing/test-student.ts';

const devices = ['browser-one-00001', 'browser-two-00002'] as const;
const device = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      device,
      question: fc.integer({ min: 0, max: 2 }),
      answer: fc.constantFrom('A', 'B', 'C', 'D', null),
      seq: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), device, takeOver: fc.boolean() }) },
);

eachDatabase('the order of saves', (open) => {
  let app: TestApp;
  let testId: string;

  beforeAll(async () => {
    app = await createTestApp({ database: open(), clock: examClock() });
    ({ testId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true }));
  });

  it('whatever two devices send in whatever order: the holder’s highest seq is kept, the other changes nothing', async () => {
    const run = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { token } = await addStudent(app.deps);
      const begun = await beginAttempt(app, token, testId);
      const held = [begun, { ...begun, attemptToken: 'none' }];
      const model = { holder: 0, seq: 0, answers: new Map<string, { seq: number; answer: string | null }>() };
      for (const step of steps) {
        if (step.kind === 'open') {
          const { device: asks, takeOver } = step;
          const opened = await openAttempt(app, token, begun.testRecordId, {
            deviceKey: devices[asks]!,
            takeOver,
          });
          if (takeOver) model.holder = asks;
          expect(opened.attemptToken === '').toBe(model.holder !== asks);
          if (opened.attemptToken !== '') held[asks] = opened;
          continue;
        }
        const { questionId } = begun.questions[step.question]!;
        const answer = await save(app, held[step.device]!, step.seq, [given(app, questionId, step.answer)]);
        if (step.device !== model.holder) {
          expect(answer.errorCode).toBe(errorCode.conflict);
          continue;
        }
        model.seq = Math.max(model.seq, step.seq);
        expect(answer.data.savedSeq).toBe(model.seq);
        if (step.seq > (model.answers.get(questionId)?.seq ?? 0))
          model.answers.set(questionId, { seq: step.seq, answer: step.answer });
      }
      const stored = await storedAnswers(app, begun);
      const shown = new Map([...stored].map(([id, { seq, answer }]) => [id, { seq, answer }]));
      expect(shown).toEqual(model.answers);
      expect((await storedAttempt(app, begun)).seq).toBe(model.seq);
    });
    await fc.assert(run, { numRuns: 12 });
  }, 120_000);

  it('thirty saves at once, in any order of arrival: of each question the highest seq is kept', async () => {
    const sends = fc.array(
      fc.record({ question: fc.integer({ min: 0, max: 3 }), answer: fc.constantFrom('A', 'B', 'C', 'D') }),
      { minLength: 30, maxLength: 30 },
    );
    const run = fc.asyncProperty(sends, async (messages) => {
      const { token } = await addStudent(app.deps);
      const attempt = await beginAttempt(app, token, testId);
      const idOf = (question: number) => attempt.questions[question]!.questionId;
      const expected = new Map(
        messages.map(({ question, answer }, index) => [idOf(question), { seq: index + 1, answer }]),
      );
      const answers = await Promise.all(
        messages.map(({ question, answer }, index) =>
          save(app, attempt, index + 1, [given(app, idOf(question), answer)]),
        ),
      );
      expect(new Set(answers.map((answer) => answer.errorCode))).toEqual(new Set([0]));
      const stored = await storedAnswers(app, attempt);
      expect(new Map([...stored].map(([id, { seq, answer }]) => [id, { seq, answer }]))).toEqual(expected);
      expect((await storedAttempt(app, attempt)).seq).toBe(30);
    });
    await fc.assert(run, { numRuns: 5 });
  }, 120_000);
});
