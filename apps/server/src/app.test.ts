import * as setting from '@qianwei/api/contract/academic/course-setting';
import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { applyGradeReview, getGradeList } from '@qianwei/api/contract/academic/grade';
import * as planner from '@qianwei/api/contract/academic/planner';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import * as calls from '@qianwei/api/contract/account';
import { getCourseQaList, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import * as play from '@qianwei/api/contract/course/play';
import { errorCode } from '@qianwei/api/contract/envelope';
import { applyRemark, getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import * as attempt from '@qianwei/api/contract/exam/attempt';
import { getWrongBook, reportQuestion, setWrongBook, toggleCollect } from '@qianwei/api/contract/exam/book';
import { getScoresHistory, getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import * as degree from '@qianwei/api/contract/graduation/degree';
import * as graduation from '@qianwei/api/contract/graduation/graduation';
import { getHomeIndex } from '@qianwei/api/contract/home';
import * as login from '@qianwei/api/contract/login';
import { applyScoreReviewNLog, getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { finishOnboarding } from '@qianwei/api/contract/onboarding';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import * as signUp from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import * as submission from '@qianwei/api/contract/sign-up/submit';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { getOwnFiles, upload } from '@qianwei/api/contract/upload';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { getVersionNLog } from '@qianwei/api/contract/version';
import type { Endpoint } from '@qianwei/api/endpoint';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { implementations } from './app.ts';
import { markAnswer } from './areas/exam/marking/mark-answer.workflow.ts';
import { thesisRoutes } from './areas/thesis/thesis.routes.ts';
import { englishScore } from './db/schema/english.ts';
import { planVersion } from './db/schema/institution.ts';
import { businessWindow } from './db/schema/schedule.ts';
import { studentMajor } from './db/schema/student.ts';
import { demoPerson } from './demo/people.ts';
import { createDemoApp, type DemoApp, demoAccount } from './testing/demo-app.ts';
import { openExamTo } from './testing/exam-courses.ts';
import { addBatch, addExamWithPaper, addHandedIn } from './testing/exam-rows.ts';
import { pdf, png } from './testing/sample-files.ts';
import { browserHeaders } from './testing/session-cookie.ts';
import { identityOf, uploadPhoto } from './testing/sign-up-visit.ts';
import { issueTicket } from './testing/sso-ticket.ts';
import { answerAll, given, openAttempt } from './testing/test-attempt.ts';
import { onEmbedded } from './testing/test-database.ts';
import { addExamWithBank } from './testing/test-exam.ts';

const hour = 60 * 60_000;
const captcha = { code: '0000', codeKey: 'any' };

const thesisCalls = thesisRoutes.map(({ endpoint }) => endpoint);

// The areas' suites run on PostgreSQL. Here each call is made once with the other driver, on the one connection that
// the embedded database has: a handler that asks for a second one would wait forever.
onEmbedded('every call on the embedded database', { demo: true }, (open) => {
  let app: DemoApp;
  // Those of both applications are made in app-apply.test.ts, those of theses in app-thesis.test.ts.
  const answered = new Set<string>(
    [...Object.values(graduation), ...Object.values(degree), ...thesisCalls].map(({ path }) => path),
  );
  beforeAll(async () => {
    app = await createDemoApp(open());
  });

  /** Makes a call that must be answered, in the shape that the contract names. */
  async function ask<Payload, Data>(call: Endpoint<Payload, Data>, payload: unknown, token?: string) {
    const answer = await app.call(call, payload, { token });
    expect(answer).toMatchObject({ errorCode: 0, errorMsg: '' });
    answered.add(call.path);
    return answer.data;
  }

  it('login: captcha, SMS code, password, ticket, and out again', async () => {
    expect(await ask(login.getCode, { codeType: 'IMAGE' })).toHaveProperty('expireSeconds', 300);
    const mobile = '15400000002';
    await ask(login.getSmsCode, { mobile, ...captcha });
    const [message] = await app.outbox(mobile);
    const wrongPassword = {
      loginType: 'SMS',
      codeKey: 'any',
      mobile,
      smsCode: message?.code === '000000' ? '000001' : '000000',
    };
    expect((await app.call(login.loginManyWay, wrongPassword)).errorMsg).toContain('还可尝试 4 次');
    const bySms = { loginType: 'SMS', codeKey: 'any', mobile, smsCode: message?.code };
    expect(await ask(login.loginManyWay, bySms)).toMatchObject({ name: '周子墨' });

    const { examineeNo } = demoAccount('吴佳怡');
    const guessOnce = async () => {
      const guess = { loginType: 'PASSWORD', account: examineeNo, password: await app.seal('Wrong@2026') };
      return (await app.call(login.loginManyWay, guess, { ip: '10.9.0.1' })).data;
    };
    for (const left of [4, 3]) expect(JSON.stringify(await guessOnce())).toContain(`${left} 次`);

    const ticket = await issueTicket(app.deps, '013222200011');
    const byTicket = await ask(login.loginByTicket, { ticket });
    const token = 'token' in byTicket ? byTicket.token : '';
    expect(await ask(login.logoutByTicket, {}, token)).toEqual({
      redirectUrl: 'https://library.jianglan.example/',
    });
    expect(await ask(login.logout, {}, (await app.login('黄磊')).token)).toBeNull();
  });

  it('account: the record, its changes, sessions, password and mobile number', async () => {
    const { token, majorInfoList, id } = await app.login('何静');
    await app.login('何静');
    const [junior, topUp] = majorInfoList.map(({ majorId }) => majorId);
    expect(await ask(calls.chooseMajor, { majorId: topUp, asDefault: true }, token)).toMatchObject({
      majorName: '会计学',
    });
    expect(await ask(getUserInfo, {}, token)).toMatchObject({ schoolName: '江澜大学' });
    const { revision } = await ask(calls.getStudentDetail, { majorId: junior }, token);
    const address = '云川省江澜市文昌街 1 号';
    const saved = await ask(calls.updateStudentDetail, { address, revision }, token);
    expect(saved.revision).toBe(revision + 1);
    expect(await ask(calls.getStudentDetail, {}, token)).toMatchObject({ id, address, majorCode: '120203K' });

    const file = new File([png(64, 64)], '证明.png');
    const { fileId, url } = await ask(upload, { file, scene: 'QA_FILE' }, token);
    expect((await ask(getOwnFiles, { scene: 'QA_FILE' }, token)).list).toMatchObject([{ fileId }]);
    const shown = await app.request(url, { headers: await browserHeaders(app.deps, token) });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(64, 64));
    const correction = { field: 'name', newValue: '何晶', reason: '登记时写错', fileIds: [fileId] };
    await ask(calls.applyCorrection, correction, token);
    // Reported by the unique index, whose violation each driver wraps in its own way.
    expect(await app.call(calls.applyCorrection, correction, { token })).toMatchObject({
      errorCode: errorCode.stateForbids,
    });
    expect((await ask(calls.getLoginLogList, {}, token)).total).toBeGreaterThan(1);
    expect(await ask(calls.kickOtherSession, {}, token)).toEqual({ kicked: 1 });

    const mobile = '15410000010';
    const smsCode = await app.smsCode(mobile, 'MOBILE', { token });
    answered.add(login.getSmsCodeNLog.path);
    const proof = { verifyType: 'PASSWORD', password: await app.seal('Demo@2026x') };
    expect(await ask(calls.updateMobile, { ...proof, mobile, smsCode }, token)).toEqual({
      mobile: expect.stringContaining('0010'),
    });
    const sealed = await app.seal('Fresh#2026');
    const oldPassword = await app.seal('Demo@2026x');
    const passwords = { oldPassword, newPassword: sealed, confirmPassword: sealed };
    expect(await ask(calls.updatePassword, passwords, token)).toEqual({ needLogin: true });
    expect((await app.call(getUserInfo, {}, { token })).errorCode).toBe(errorCode.sessionInvalid);
  });

  it('home, menu, notices with their files, public services, version', async () => {
    const { token } = await app.login('周子墨');
    expect(await ask(getHomeIndex, {}, token)).toMatchObject({ nextStep: { code: 'TEST_RUNNING' } });
    await ask(finishOnboarding, { code: 'RECORD' }, token);
    expect((await ask(getMenuList, {}, token))[0]).toMatchObject({ path: '/home/index' });
    const { list, unread } = await ask(getNoticeListNLog, { keyword: '报考', unread: true }, token);
    const { files } = await ask(getNoticeDetailNLog, { id: 'n01' }, token);
    expect((await app.request(files[0]!.url)).status).toBe(200);
    const read = await ask(readNotice, { ids: list.map(({ id }) => id) }, token);
    expect(read.unread).toBe(unread - list.length);
    expect((await ask(getPublicServiceListNLog, {})).list).not.toHaveLength(0);
    expect((await ask(getVersionNLog, {}, token)).changeLog[0]?.version).toBe('3.4.1');
  });

  it('exam: before, while and after a test is answered', async () => {
    const { token, id: studentId } = await app.login('郑凯');
    const { testId, courseId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true });
    await openExamTo(app.deps.db, { testId, studentId });
    expect(await ask(getTestDetail, { courseId }, token)).toMatchObject({ testId, entry: 'READY' });
    const { testRecordId } = await ask(attempt.startTest, { testId, honest: true }, token);
    const held = await openAttempt(app, token, testRecordId);
    answered.add(attempt.getTestPaper.path);
    const { attemptToken } = held;
    const answers = answerAll(app, held, ({ questionType }) => (questionType === 'SINGLE' ? 'A' : null));
    const saved = await ask(
      attempt.saveAnswer,
      { testRecordId, attemptToken, seq: 1, answers: answers.slice(0, 3), blurCount: 0 },
      token,
    );
    expect(saved.savedSeq).toBe(1);
    const right = given(
      app,
      held.questions.find(({ questionType }) => questionType === 'JUDGE')!.questionId,
      false,
    );
    const handedIn = { testRecordId, attemptToken, seq: 2, answers: [...answers, right], honest: true };
    expect(await ask(attempt.submitTest, handedIn, token)).toMatchObject({ status: 'GRADED', score: 1 });
    expect((await ask(getTestRecordList, { testId }, token)).list).toMatchObject([{ score: 1 }]);
    expect(await ask(getScoresHistory, { testId }, token)).toMatchObject({ list: [{ score: 1 }] });
    expect(await ask(getTestAnalysis, { testRecordId }, token)).toMatchObject({ score: 1 });

    const book = await ask(getWrongBook, { courseId }, token);
    expect(book.total).toBe(4);
    const { questionId } = book.list[0]!;
    expect(await ask(toggleCollect, { questionId, collected: true }, token)).toEqual({
      collected: true,
    });
    expect(await ask(setWrongBook, { questionId, inWrongBook: false }, token)).toEqual({
      inWrongBook: false,
    });
    expect((await ask(getWrongBook, { courseId }, token)).total).toBe(3);
    const report = { questionId, reason: 'ANSWER', content: '参考答案应当是第二项' };
    expect((await ask(reportQuestion, report, token)).reportId).not.toBe('');
    expect(await ask(attempt.startWrongPractice, { courseId }, token)).toMatchObject({ resumed: false });
  });

  it('exam: a written answer that is marked, and a report that is handed in', async () => {
    const { token, id: studentId } = await app.login('冯雪');
    const { db } = open();
    const from = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);
    const written = await addExamWithPaper(db);
    const answers = { short: '定义' };
    const record = await addHandedIn(db, { exam: written, studentId, start: from(-2), answers });
    const mark = { receiptNo: record.receiptNo, label: '5', points: [2, 0, 0], comment: '', by: '王老师' };
    await markAnswer(db, mark, from(-1));
    const wish = {
      testRecordId: record.id,
      questionId: written.ids.short,
      reason: '我写出了全部三个要点，请复核',
    };
    expect(await ask(applyRemark, wish, token)).toMatchObject({ status: 'PENDING' });

    const practice = await addExamWithPaper(db, { type: 'PRACTICE', assessMode: 'REPORT', conditions: {} });
    const bizId = await addBatch(db, practice.test.id, { startTime: from(-1), endTime: from(1) });
    await openExamTo(db, { testId: practice.test.id, studentId });
    const file = new File([pdf()], '实践报告.pdf');
    const { fileId } = await ask(upload, { file, scene: 'PRACTICE_REPORT' }, token);
    const report = { testId: practice.test.id, bizId, fileIds: [fileId] };
    expect((await ask(submitPracticeReport, report, token)).receiptNo).toMatch(/^BG/);
    const { list } = await ask(getPracticeAssessmentList, { bizId }, token);
    expect(list).toMatchObject([{ status: 'MARKING', report: { files: [{ name: '实践报告.pdf' }] } }]);
  });

  it('academic: the plan, a basket, a registration and its cancellation', async () => {
    const { token } = await app.login('周子墨');
    const { periodId, areaCode } = await ask(getExamPlan, {}, token);
    const wanted = { periodId, courseCodes: ['13003'], siteArea: areaCode };
    expect(await ask(checkExamApply, wanted, token)).toMatchObject({ ok: true });
    const { applyIds, receiptNo } = await ask(submitExamApply, wanted, token);
    expect(await ask(getReceipt, { receiptNo }, token)).toMatchObject({ kind: 'EXAM_APPLY' });
    expect((await ask(getExamApplyList, { status: 'APPLIED' }, token)).total).toBe(1);
    expect(await ask(cancelExamApply, { applyId: applyIds[0] }, token)).toMatchObject({ refund: 0 });
    const { list } = await ask(getExamApplyList, {}, token);
    const bizId = list.find(({ seat }) => seat !== null)?.periodId;
    expect((await ask(getTicket, { ticketType: 'EXAM', bizId }, token)).items.length).toBeGreaterThan(0);
    expect((await ask(planner.getGraduationPlan, {}, token)).facts.written).toHaveLength(11);
    const wishes = { pins: [], maxPerPeriod: 3, skip: [], exempt: [], electives: [] };
    const { planId } = await ask(planner.saveGraduationPlan, { name: '慢一点', wishes }, token);
    expect(await ask(planner.deleteGraduationPlan, { planId }, token)).toEqual({});
  });

  it('academic: the plan, an elective, an exemption and taking it back, another version', async () => {
    const { token, id: studentId } = await app.login('周子墨');
    const { db } = open();
    const from = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);
    await db.insert(businessWindow).values({ code: 'EXEMPTION', startTime: from(-1), endTime: from(1) });
    expect(await ask(setting.getCourseSetting, {}, token)).toMatchObject({
      credits: { done: 20 },
      creditPlan: 73,
    });
    const choice = { group: '二选一', courseCode: '13017' };
    expect(await ask(setting.saveElective, choice, token)).toEqual({ creditPlan: 76, minCredit: 73 });

    const file = new File([pdf()], '成绩单.pdf');
    const { fileId } = await ask(upload, { file, scene: 'EXEMPT_PROOF' }, token);
    const certificate = { basisType: 'NCRE', certNo: '6501', obtainDate: '2020-09-26', fileIds: [fileId] };
    const wish = { courseCode: '04735', ...certificate };
    const { exemptionId, receiptNo } = await ask(setting.submitExemption, wish, token);
    expect(receiptNo).toMatch(/^MK/);
    expect(await ask(setting.cancelExemption, { exemptionId }, token)).toEqual({});

    const [older] = await db.select().from(planVersion).where(isNotNull(planVersion.endAt));
    await db
      .update(studentMajor)
      .set({ planVersionId: older!.id })
      .where(eq(studentMajor.studentId, studentId));
    const switched = await ask(setting.switchPlanVersion, { version: '2026-05' }, token);
    expect(switched).toMatchObject({ version: '2026-05', receiptNo: expect.stringMatching(/^FA/) });
  });

  it('academic: results, and a review of one', async () => {
    const { token } = await app.login('周子墨');
    const { list, summary } = await ask(getGradeList, {}, token);
    expect(summary).toMatchObject({ passedCount: 5, degreeAvg: 68.8 });
    const { gradeId } = list.find(({ reviewable }) => reviewable)!;
    const doubt = { gradeId, suspect: 'SUM', reason: '客观题估分 41 分，合计可能有误' };
    expect((await ask(applyGradeReview, doubt, token)).receiptNo).toMatch(/^FH/);
  });

  it('course: the shelf, the outline, a lesson that is watched, and what is written beside it', async () => {
    const { token } = await app.login('周子墨');
    const courseId = '04735';
    expect((await ask(getCourseList, {}, token)).summary.studying).toBeGreaterThan(0);
    const outline = await ask(getCourseChapter, { courseId }, token);
    const lessons = outline.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.lessons));
    const { lessonId } = lessons.find(({ watchRate }) => watchRate === 0)!;
    expect((await ask(getCourseMaterialList, { courseId }, token)).list).not.toHaveLength(0);

    const opening = { courseId, lessonId, deviceKey: 'a-browser-of-the-test' };
    const { playToken } = await ask(play.getPlayInfo, opening, token);
    app.wait(15_000);
    const beat = { playToken, lessonId, ranges: [[0, 15]], position: 15, speed: 1, seq: 1 };
    expect(await ask(play.savePlayRecord, beat, token)).toMatchObject({ ranges: [[0, 15]], refused: 0 });
    expect(await ask(play.getPlayInfo, opening, token)).toMatchObject({ position: 15, finished: false });
    // Of a course whose test does not run.
    const elsewhere = { ...opening, courseId: '13003', lessonId: '13003-c01-l01' };
    const popped = await ask(play.getPlayInfo, elsewhere, token);
    const { questionId } = popped.popQuestions[0]!;
    const pop = { lessonId: popped.lessonId, questionId, answer: 'A' };
    expect((await ask(play.answerPopQuestion, pop, token)).analysis).not.toBe('');
    expect(await ask(play.collectLesson, { lessonId, collected: true }, token)).toEqual({ collected: true });
    const fault = { lessonId, second: 3, fault: 'SOUND', content: '声音断断续续' };
    expect((await ask(play.reportLesson, fault, token)).reportId).not.toBe('');

    const { noteId } = await ask(saveNote, { lessonId, second: 5, content: '连接与嵌套' }, token);
    expect((await ask(getNoteList, { lessonId }, token)).list).toMatchObject([{ noteId, second: 5 }]);
    expect(await ask(deleteNote, { noteId }, token)).toEqual({});
    const question = { courseId, lessonId, second: 5, content: '外连接什么时候用？' };
    const { qaId } = await ask(saveCourseQa, question, token);
    expect((await ask(getCourseQaList, { courseId, lessonId }, token)).list).toMatchObject([
      { qaId, mine: true },
    ]);
    const found = await ask(searchCourseServiceNLog, { mode: 'CATALOG', keyword: '数据库' });
    expect(found).toMatchObject({ list: expect.arrayContaining([expect.objectContaining({ courseId })]) });
  });

  it('lookups without a login: candidate numbers, results in the foreign language and their review', async () => {
    const { name, idCard, mobile } = demoPerson('郑凯');
    const smsCode = await app.smsCode(mobile, 'SEARCH_ID');
    const person = { name, idCard };
    const { list } = await ask(searchIdNLog, { ...person, mobile, smsCode, codeKey: 'any' });
    expect(list).toMatchObject([{ examineeNo: '013220100009' }]);
    await app.deps.db.update(englishScore).set({ publishTime: app.clock.now() });
    const { scores, lookupToken } = await ask(getEnglishScoresNLog, { ...person, ...captcha });
    const proof = await app.smsCode(mobile, 'SCORE_REVIEW', { lookupToken });
    const review = { scoreId: scores[0]?.scoreId, lookupToken, mobile, smsCode: proof, codeKey: 'any' };
    await ask(applyScoreReviewNLog, {
      ...review,
      suspect: 'SUM',
      reason: '各部分得分相加与总分不符，请核对',
    });
  });

  it('sign-up: from the notices to the receipt, on another device, taken back, and the ticket of another batch', async () => {
    const type = 'PRACTICE';
    const visit = async () => {
      const { batch, guestTicket } = await ask(getSignUpConfigNLog, { type });
      app.wait(61_000);
      return { type, batchId: batch!.batchId, guestTicket };
    };
    const of = await visit();
    const identity = identityOf('周子墨');
    const codeKey = 'any';
    const smsCode = await app.smsCode(identity.mobile, 'PRACTICE_SIGNUP');
    const opened = await ask(signUp.startSignUpNLog, { ...of, ...identity, smsCode, codeKey });
    expect(opened.record).toBeNull();
    of.guestTicket = opened.guestTicket;
    const siteId = (await ask(getSignUpConfigNLog, { type })).batch?.siteList[0]?.siteId;
    const document = { ...emptySignUpDocument, courseCodes: ['13014'], siteId };
    await ask(submission.saveSignUpDraftNLog, { ...of, document, revision: 0 });
    const photoFileId = await uploadPhoto(app, of.guestTicket);
    const whole = { ...of, ...document, photoFileId, fee: 6_000, agree: true };
    const { signUpId } = await ask(submission.submitSignUpNLog, whole);
    expect(await ask(signUp.refreshSignUpNLog, of)).toMatchObject({ record: { signUpId } });
    expect(await ask(signUp.leaveSignUpNLog, { guestTicket: of.guestTicket })).toBeNull();

    const elsewhere = await visit();
    const other = await app.smsCode(identity.mobile, 'PRACTICE_SIGNUP');
    const byNumber = { ...elsewhere, mobile: identity.mobile, smsCode: other, codeKey };
    expect(await ask(signUp.getSignUpRecordNLog, byNumber)).toMatchObject({ record: { signUpId } });
    const { token } = await app.login('周子墨');
    const own = await visit();
    const { guestTicket, record } = await ask(signUp.startSignUp, own, token);
    expect(record).toMatchObject({ signUpId });
    await ask(submission.cancelSignUpNLog, { type, signUpId, guestTicket }, token);

    const { name, idCard } = demoPerson('冯雪');
    const ticket = await ask(getTicketNLog, { ticketType: type, name, idCard, ...captcha });
    const verifyCode = ticket.ticket?.verifyCode;
    expect(await ask(verifyTicketNLog, { verifyCode })).toMatchObject({ state: 'VALID', version: 1 });
  });

  it('leaves out no call of the server: those that need nothing but a student are made here', async () => {
    const { token } = await app.login('周子墨');
    const left = implementations.filter(({ endpoint }) => !answered.has(endpoint.path));
    for (const { endpoint } of left) if (!endpoint.mutates) await ask(endpoint, {}, token);
    expect(left.filter(({ endpoint }) => !answered.has(endpoint.path))).toEqual([]);
  });
});
