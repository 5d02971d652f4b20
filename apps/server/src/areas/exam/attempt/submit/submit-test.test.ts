import { createHash } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { canonicalAnswers } from '@qianwei/api/contract/exam/answers';
import { getTestPaper, startTest } from '@qianwei/api/contract/exam/attempt';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { countQuestions } from '@qianwei/api/contract/exam/question';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../../../db/schema/operation.ts';
import { studentTask } from '../../../../db/schema/schedule.ts';
import { examSuite } from '../../../../testing/exam-suite.ts';
import {
  answerAll,
  beginAttempt,
  firstBrowser,
  given,
  openAttempt,
  save,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank, rightAnswers, secretTexts } from '../../../../testing/test-exam.ts';
import { formatDateTime } from '../../../../time.ts';

const minute = 60_000;

eachDatabase('answering and handing in', (open) => {
  const { app, me, begin } = examSuite(open);

  it('the paper holds every type and its material, and no right answer, analysis, point or keyword', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps);
    const started = await app().call(startTest, { testId, honest: true }, { token: me().token });
    const deviceKey = firstBrowser;
    const payload = { subjectId: courseId, testId, deviceKey };
    const { data } = await app().call(getTestPaper, payload, { token: me().token });
    expect(data).toMatchObject({
      testRecordId: started.data.testRecordId,
      totalScore: 44,
      tryNo: 1,
      seq: 0,
      practice: false,
      heldElsewhere: null,
    });
    expect(data.groups.map(({ title, score, questions }) => [title, score, questions.length])).toEqual([
      ['单选题', 8, 4],
      ['多选题', 4, 2],
      ['判断题', 2, 2],
      ['填空题', 2, 2],
      ['名词解释', 3, 1],
      ['简答题', 6, 1],
      ['论述题', 10, 1],
      ['综合题', 9, 3],
    ]);
    expect(data.groups[1]!.rule).toBe('多选、少选、错选均不得分');
    expect(
      data.groups.at(-1)!.questions.map(({ questionType, blanks, points }) => [questionType, blanks, points]),
    ).toEqual([
      ['BLANK', 2, 0],
      ['SINGLE', 0, 0],
      ['SHORT', 0, 2],
    ]);
    expect(data.materials).toHaveLength(1);
    expect(data.endsAt - data.serverNow).toBeLessThanOrEqual(90 * minute);
    const text = JSON.stringify(data);
    for (const secret of secretTexts) expect(text).not.toContain(secret);
    for (const name of ['analysis', 'keywords', 'accepted', 'rightAnswer', '"hits"'])
      expect(text).not.toContain(name);
  });

  it('what was saved comes back with the paper, with mark, seconds and time', async () => {
    const attempt = await begin();
    const [first, second] = attempt.questions;
    const at = app().clock.now().getTime() - 5000;
    const answer = { questionId: first!.questionId, answer: 'C', marked: true, seconds: 31, at };
    const saved = await save(app(), attempt, 3, [answer, given(app(), second!.questionId, '')], 2);
    expect(saved.data).toMatchObject({ savedSeq: 3 });
    expect(saved.data.leftSeconds).toBeGreaterThan(89 * 60);
    const again = await openAttempt(app(), me().token, attempt.testRecordId);
    expect(again.attemptToken).toBe(attempt.attemptToken);
    expect(again.questions[0]).toMatchObject({ answer: 'C', marked: true, seconds: 31, at });
    expect(again.questions[1]!.answer).toBeNull();
    expect(await storedAttempt(app(), attempt)).toMatchObject({ seq: 3, blurCount: 2 });
  });

  it('a test of objective questions is graded at once, with receipt, hash, task and log', async () => {
    const attempt = await begin({}, { objectiveOnly: true });
    const answers = answerAll(app(), attempt, ({ questionType }) =>
      questionType === 'MULTIPLE' ? ['C', 'A', 'C'] : rightAnswers[questionType],
    );
    const wrongIndex = answers.findIndex(({ answer }) => answer === 'B');
    answers[wrongIndex] = { ...answers[wrongIndex]!, answer: 'A' };
    answers.pop();
    const { data, errorCode: code } = await submit(app(), attempt, answers);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      status: 'GRADED',
      score: 13,
      passed: true,
      answered: 9,
      questionCount: 10,
      auto: false,
    });
    expect(data.receiptNo).toMatch(/^CS\d{8}-\d{6}$/);
    const byId = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
    const text = canonicalAnswers(
      attempt.questions.map(({ questionId, questionType }) => ({
        questionId,
        questionType,
        answer: byId.get(questionId) ?? null,
      })),
    );
    expect(data.answersHash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(await storedAttempt(app(), attempt)).toMatchObject({
      objective: 13,
      subjective: 0,
      score: 13,
      receiptNo: data.receiptNo,
    });
    const [task] = await app()
      .deps.db.select()
      .from(studentTask)
      .where(eq(studentTask.studentId, me().studentId));
    expect(task!.status).toBe('DONE');
    const logged = await app()
      .deps.db.select()
      .from(auditLog)
      .where(eq(auditLog.bizId, attempt.testRecordId))
      .orderBy(asc(auditLog.createdAt));
    expect(logged.map(({ action }) => action)).toEqual(['START', 'HAND_IN']);
  });

  it('every place says the same number of questions, however many parts a 综合题 has', async () => {
    const attempt = await begin({ analysisRule: 'AT_ONCE' });
    const { token } = me();
    const [, ...answers] = answerAll(app(), attempt);
    const { testId, testRecordId } = attempt;
    const detail = () => app().call(getTestDetail, { testId }, { token });
    const { data: before } = await detail();
    await save(app(), attempt, 1, answers);
    const { data: running } = await detail();
    const { data: receipt } = await submit(app(), attempt, answers);
    const { data: repeated } = await submit(app(), attempt, []);
    const { data: analysis } = await app().call(getTestAnalysis, { testRecordId }, { token });
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect({
      'the test before it': before.questionCount,
      'the blueprint of the test': sum(before.blueprint),
      'the sheet of the paper': attempt.questions.length - 2,
      'the receipt': receipt.questionCount,
      'the receipt when it is asked for again': repeated.questionCount,
      'the analysis': analysis.questionCount,
      'the questions of the analysis': countQuestions(analysis.questions),
      'the types of the analysis': sum(analysis.byType),
    }).toEqual({
      'the test before it': 14,
      'the blueprint of the test': 14,
      'the sheet of the paper': 14,
      'the receipt': 14,
      'the receipt when it is asked for again': 14,
      'the analysis': 14,
      'the questions of the analysis': 14,
      'the types of the analysis': 14,
    });
    expect(analysis.byType.at(-1)).toMatchObject({ title: '综合题', count: 1, right: 0 });
    expect([running.running?.answered, receipt.answered, repeated.answered, analysis.answered]).toEqual([
      13, 13, 13, 13,
    ]);
  });

  it('the receipt says which score counts, and from when the analysis can be read', async () => {
    const closeTime = new Date(app().clock.now().getTime() + 60 * minute);
    const draft = { closeTime, retryHours: 0, analysisRule: 'CLOSED_OR_LAST_TRY' as const };
    const first = await begin(draft, { objectiveOnly: true });
    const answers = answerAll(app(), first, ({ questionType }) => rightAnswers[questionType]);
    const { data } = await submit(app(), first, answers);
    expect(data).toMatchObject({ score: 16, best: 16, passScore: 10 });
    expect(data.analysis).toEqual({ isOpen: false, openTime: formatDateTime(closeTime) });

    const second = await beginAttempt(app(), me().token, first.testId);
    const { data: worse } = await submit(app(), second, answerAll(app(), second).slice(0, 1));
    expect(worse.score).toBeLessThan(16);
    expect(worse).toMatchObject({ best: 16, analysis: { isOpen: true, openTime: null } });
  });

  it('written answers wait for a teacher; the objective part is scored, the hints are kept', async () => {
    const attempt = await begin();
    const { data } = await submit(
      app(),
      attempt,
      answerAll(app(), attempt, ({ questionType, blanks }) =>
        blanks === 2 ? ['secretblank', '错'] : rightAnswers[questionType],
      ),
    );
    expect(data).toMatchObject({
      status: 'MARKING',
      score: null,
      passed: null,
      answered: 14,
      questionCount: 14,
    });
    expect(await storedAttempt(app(), attempt)).toMatchObject({
      objective: 18,
      subjective: null,
      score: null,
    });
    const rows = await storedAnswers(app(), attempt);
    const of = (type: string, blanks = 0) =>
      rows.get(
        attempt.questions.find((question) => question.questionType === type && question.blanks >= blanks)!
          .questionId,
      );
    expect(of('TERM')).toMatchObject({ got: null, hits: [true, false] });
    expect(of('BLANK', 2)).toMatchObject({ got: 1, hits: [true, false] });
    expect(of('MULTIPLE')).toMatchObject({ got: 2, hits: null });
  });

  it('empty written answers score 0 without marking', async () => {
    const attempt = await begin();
    const { data } = await submit(
      app(),
      attempt,
      answerAll(app(), attempt, ({ questionType }) =>
        ['TERM', 'SHORT', 'ESSAY'].includes(questionType) ? ' \n ' : null,
      ),
    );
    expect(data).toMatchObject({ status: 'GRADED', score: 0, passed: false });
    expect(await storedAttempt(app(), attempt)).toMatchObject({ objective: 0, subjective: 0 });
  });

  it('hand-in asks for the honesty statement, the automatic one does not', async () => {
    const attempt = await begin();
    const refused = await submit(app(), attempt, answerAll(app(), attempt), {});
    expect(refused).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { honest: expect.any(String) } },
    });
    expect(await storedAnswers(app(), attempt)).toEqual(new Map());
    expect((await submit(app(), attempt, [], { auto: true })).data).toMatchObject({
      auto: true,
      status: 'GRADED',
    });
  });

  it('ten hand-ins at once make one receipt and one answer to all', async () => {
    const attempt = await begin();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(app(), attempt, answerAll(app(), attempt))),
    );
    expect(answers.map((answer) => answer.errorCode)).toEqual(Array(10).fill(0));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const logged = await app()
      .deps.db.select()
      .from(auditLog)
      .where(eq(auditLog.bizId, attempt.testRecordId));
    expect(logged.filter(({ action }) => action === 'HAND_IN')).toHaveLength(1);
  });

  it('hand-in beats saves that run at the same time: what the hash says is what is stored', async () => {
    const attempt = await begin({}, { objectiveOnly: true });
    const { questionId } = attempt.questions[0]!;
    const saves = Array.from({ length: 20 }, (_, seq) =>
      save(app(), attempt, seq + 1, [given(app(), questionId, 'ABCD'[seq % 4]!)]),
    );
    const [receipt, ...saved] = await Promise.all([submit(app(), attempt), ...saves]);
    expect(new Set(saved.map((answer) => answer.errorCode))).not.toContain(errorCode.serverBusy);
    const stored = await storedAnswers(app(), attempt);
    const text = canonicalAnswers(
      attempt.questions.map((question) => ({
        ...question,
        answer: stored.get(question.questionId)?.answer ?? null,
      })),
    );
    expect(receipt!.data.answersHash).toBe(createHash('sha256').update(text).digest('hex'));
    expect((await save(app(), attempt, 99, [given(app(), questionId, 'B')])).errorCode).toBe(
      errorCode.stateForbids,
    );
  });
});
