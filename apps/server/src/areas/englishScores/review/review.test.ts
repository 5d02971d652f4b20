import { errorCode } from '@qianwei/api/contract/envelope';
import {
  applyScoreReviewNLog,
  type EnglishScores,
  getEnglishScoresNLog,
} from '@qianwei/api/contract/lookup/english-scores';
import { eq, gt } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { englishReview, englishScore } from '../../../db/schema/english.ts';
import { demoPerson } from '../../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { englishScoresCommands } from '../english-scores.commands.ts';

const reason = '写作题写在了答题卡背面续页，担心续页没有评到。';

eachDatabase('a review of a result in the degree’s foreign language', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
    await open().db.delete(englishScore).where(gt(englishScore.publishTime, app.clock.now()));
  }, 60_000);
  const from = () => {
    address += 1;
    return { ip: `10.27.0.${address}` };
  };
  const ops = async (name: string, ...args: string[]) => {
    const command = englishScoresCommands.find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };

  /** A day later; the published results came out an hour before, and no review was asked for. */
  beforeEach(async () => {
    app.wait(86_400_000);
    await open().db.delete(englishReview);
    const publishTime = new Date(app.clock.now().getTime() - 3_600_000);
    await open().db.update(englishScore).set({ publishTime });
    const { name } = demoPerson('吴佳怡');
    await open()
      .db.update(englishScore)
      .set({ score: 59, result: 'FAIL' })
      .where(eq(englishScore.name, name));
  });

  async function lookUp(name: string): Promise<EnglishScores> {
    const payload = { name, idCard: demoPerson(name).idCard, code: '0000', codeKey: 'any' };
    const answer = await app.call(getEnglishScoresNLog, payload, from());
    if (answer.errorCode !== 0) throw new Error(answer.errorMsg);
    return answer.data;
  }
  const codeTo = (mobile: string, lookupToken: string) =>
    app.smsCode(mobile, 'SCORE_REVIEW', { lookupToken, ...from() });
  const apply = (payload: object) =>
    app.call(applyScoreReviewNLog, { codeKey: 'any', suspect: 'MISSED', reason, ...payload }, from());
  const scoreOf = (found: EnglishScores) => ({
    scoreId: found.scores.at(-1)?.scoreId,
    lookupToken: found.lookupToken,
  });

  /** The request of 吴佳怡, all of it right. */
  async function request() {
    const found = await lookUp('吴佳怡');
    const { mobile } = demoPerson('吴佳怡');
    return { ...scoreOf(found), mobile, smsCode: await codeTo(mobile, found.lookupToken) };
  }

  it('is asked for once, has a receipt, and shows its progress in the next lookup', async () => {
    const payload = await request();
    const { data } = await apply(payload);
    expect(data).toMatchObject({ status: 'PENDING', receiptNo: expect.stringMatching(/^YF\d{8}-\d{6}$/) });
    const [shown] = (await lookUp('吴佳怡')).scores.filter(({ scoreId }) => scoreId === payload.scoreId);
    expect(shown?.review).toMatchObject({
      suspect: 'MISSED',
      timeline: { state: 'SUBMITTED', receiptNo: data.receiptNo, events: [{ step: 'SUBMIT', by: '本人' }] },
    });
    expect(shown?.obstacle).toMatchObject({ reason: '已达次数上限（1 次），该成绩已申请过复核' });
    app.wait(61_000);
    const smsCode = await codeTo(payload.mobile, payload.lookupToken);
    expect(await apply({ ...payload, smsCode })).toMatchObject({ errorCode: errorCode.limitReached });
  });

  it('two at once: one is accepted', async () => {
    const payload = await request();
    const answers = await Promise.all([apply(payload), apply(payload)]);
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
    expect(await open().db.select().from(englishReview)).toHaveLength(1);
  });

  it('the database keeps no second one', async () => {
    await apply(await request());
    const [row] = await open().db.select().from(englishReview);
    const { id: _, ...again } = row!;
    await expect(open().db.insert(englishReview).values(again)).rejects.toThrow();
  });

  it('ends five days after publication, at 17:00', async () => {
    const [{ reviewEnd } = { reviewEnd: '' }] = (await lookUp('吴佳怡')).scores;
    app.wait(Date.parse(`${reviewEnd}+08:00`) - app.clock.now().getTime() - 1000);
    const payload = await request();
    app.wait(1000);
    expect(await apply(payload)).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: expect.stringContaining('17:00 截止（成绩公布后 5 日内）'),
    });
  });

  describe('only of the own result, by the bound number, after a lookup', () => {
    it('a code goes to the number of the person who was looked up, and to no other', async () => {
      const { lookupToken } = await lookUp('吴佳怡');
      const { mobile } = demoPerson('郑凯');
      await expect(codeTo(mobile, lookupToken)).rejects.toThrow('Nothing was sent');
    });

    it('a right code of another person’s number is refused at its field', async () => {
      const zheng = await lookUp('郑凯');
      const { mobile } = demoPerson('郑凯');
      const smsCode = await codeTo(mobile, zheng.lookupToken);
      const own = scoreOf(await lookUp('吴佳怡'));
      expect(await apply({ ...own, mobile, smsCode })).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors: { mobile: '与考籍预留的手机号不一致。换号请带身份证到考办更改。' } },
      });
    });

    it('the result of somebody else is not found', async () => {
      const { scoreId } = scoreOf(await lookUp('郑凯'));
      expect(await apply({ ...(await request()), scoreId })).toMatchObject({ errorCode: errorCode.notFound });
    });

    it('without a lookup, with a token that was changed, and after half an hour it is refused', async () => {
      const payload = await request();
      const changed = `${payload.lookupToken.slice(0, -8)}AAAAAAA=`;
      const refusal = {
        errorCode: errorCode.stateForbids,
        errorMsg: '查询结果已超过 30 分钟，请重新查询后再申请。',
      };
      for (const lookupToken of ['x', changed])
        expect(await apply({ ...payload, lookupToken })).toMatchObject(refusal);
      app.wait(30 * 60_000);
      expect(await apply(payload)).toMatchObject(refusal);
    });

    it('a token shows nothing of the person', async () => {
      const { lookupToken } = await lookUp('吴佳怡');
      expect(Buffer.from(lookupToken, 'base64').toString('latin1')).not.toMatch(/0620|english/);
    });
  });

  describe('staff', () => {
    const stored = async (scoreId: string | undefined) =>
      (await open().db.select().from(englishScore)).find(({ id }) => id === scoreId);

    it('list, show and correct', async () => {
      const payload = await request();
      const { receiptNo } = (await apply(payload)).data;
      expect(await ops('english-reviews:list')).toContain(receiptNo);
      expect(await ops('english-reviews:show', receiptNo)).toContain(reason);
      await expect(ops('english-reviews:decide', receiptNo, '--keep', '--reply', ' ')).rejects.toThrow(
        '--reply',
      );
      expect(
        await ops('english-reviews:decide', receiptNo, '--score', '61', '--reply', '续页漏评，已补评'),
      ).toBe(`复核申请 ${receiptNo} 已处理：成绩 59 改为 61`);
      expect(await stored(payload.scoreId)).toMatchObject({ score: 61, result: 'PASS' });
      const shown = (await lookUp('吴佳怡')).scores.find(({ scoreId }) => scoreId === payload.scoreId);
      expect(shown?.review?.timeline).toMatchObject({
        state: 'APPROVED',
        events: [{ step: 'SUBMIT' }, { step: 'APPROVE', opinion: '59 → 61：续页漏评，已补评' }],
      });
      await expect(ops('english-reviews:decide', receiptNo, '--keep', '--reply', '再查')).rejects.toThrow();
      expect(await ops('english-reviews:list')).toBe('没有待处理的学位英语复核申请');
    });

    it('keep a score, and its batch can no longer be withdrawn', async () => {
      const payload = await request();
      const { receiptNo } = (await apply(payload)).data;
      const { batchName = '' } = (await stored(payload.scoreId)) ?? {};
      const until = ['--until', '2099-01-01 10:00', '--reason', '核对'];
      await expect(ops('english:withdraw', batchName, ...until)).rejects.toThrow(receiptNo);
      expect(await ops('english-reviews:decide', receiptNo, '--keep', '--reply', '经核查无误')).toContain(
        '维持原成绩 59',
      );
    });
  });
});
