import { errorCode } from '@qianwei/api/contract/envelope';
import { getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { beforeAll, expect, it } from 'vitest';
import { DemoCalendar } from '../../demo/calendar.ts';
import { demoPerson } from '../../demo/people.ts';
import { deviceCookie, newDevice } from '../../http/device-cookie.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const day = 86_400_000;
const captcha = { code: '0000', codeKey: 'any' };

onPostgres('学位英语成绩查询', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  const batches = { published: '', awaited: '' };
  beforeAll(async () => {
    app = await createDemoApp(open());
    const calendar = new DemoCalendar(app.clock.now());
    batches.published = calendar.text('publishedEnglish.name');
    batches.awaited = calendar.text('english.name');
  }, 60_000);

  const person = (name: string) => ({ name, idCard: demoPerson(name).idCard });
  const from = () => {
    address += 1;
    return { ip: `10.25.0.${address}` };
  };
  const ask = (payload: object) => app.call(getEnglishScoresNLog, { ...captcha, ...payload }, from());

  it.each([
    ['郑凯', 66, 'PASS', '980500000001'],
    ['吴佳怡', 59, 'FAIL', ''],
    ['李明轩', null, 'ABSENT', ''],
    ['孙浩然', null, 'VIOLATION', ''],
  ])('/englishScores ✓ %s: %s, %s, never 0 for who was not there', async (name, score, result, certNo) => {
    const { data } = await ask(person(name));
    expect(data.scores).toEqual([
      expect.objectContaining({
        batchName: batches.published,
        language: '英语',
        score,
        result,
        certNo,
        review: null,
      }),
    ]);
    expect(JSON.stringify(data)).not.toContain(name);
    expect(JSON.stringify(data)).not.toContain(person(name).idCard);
  });

  it('say when the awaited batch comes out and when the next sign-up is, masked', async () => {
    const { data } = await ask(person('吴佳怡'));
    expect(data).toMatchObject({
      name: '吴*怡',
      idCard: '3201**********0620',
      awaited: { batchName: batches.awaited, publishTime: expect.stringMatching(/ 10:00:00$/) },
      signUp: {
        startTime: expect.stringMatching(/ 09:00:00$/),
        endTime: expect.stringMatching(/ 17:00:00$/),
      },
      substitutes: [
        { exam: 'CET4', minScore: 425 },
        { exam: 'PETS3', minScore: null },
        { exam: 'COURSE', minScore: null },
      ],
    });
    expect(String(data.signUp?.startTime) > data.serverTime).toBe(true);
    expect(String(data.awaited?.publishTime) > data.serverTime).toBe(true);
  });

  it('a review is over five days after publication, at 17:00', async () => {
    const [score] = (await ask(person('郑凯'))).data.scores;
    const days = (Date.parse(String(score?.reviewEnd)) - Date.parse(String(score?.publishTime))) / day;
    expect(days).toBeCloseTo(5 + 7 / 24);
    expect(score?.obstacle).toMatchObject({
      reason: expect.stringMatching(/^复核申请已于 20.*）17:00 截止（成绩公布后 5 日内）$/),
      way: { kind: 'OFFICE' },
    });
  });

  it('/englishScores ✓ a wrong name, an unknown ID, who never sat and who waits for the next batch get the same bytes by the same statements', async () => {
    app.wait(day);
    const lookups = [
      { name: '郑楷', idCard: person('郑凯').idCard },
      { name: '郑凯', idCard: '320198199001011235' },
      person('陈思远'),
      person('王雨桐'),
    ];
    const [bytes, statements]: [string[], unknown[]] = [[], []];
    for (const lookup of lookups)
      statements.push(
        await open().statements.during(async () => {
          const answer = await app.send(getEnglishScoresNLog as never, { ...captcha, ...lookup }, from());
          bytes.push(await answer.text());
        }),
      );
    expect(JSON.parse(bytes[0] ?? '')).toEqual({
      errorCode: errorCode.notFound,
      errorMsg: '未查询到匹配信息，请核对姓名与证件号后重试',
      data: { leftToday: 9, awaited: { batchName: batches.awaited, publishTime: expect.any(String) } },
    });
    expect(new Set(bytes).size).toBe(1);
    expect(statements).toEqual(lookups.map(() => statements[0]));
  });

  it('a batch is seen from the moment of its publication, by the present name, too', async () => {
    const wang = person('王雨桐');
    const { data } = await ask(person('吴佳怡'));
    const wait = Date.parse(`${data.awaited?.publishTime}+08:00`) - app.clock.now().getTime();
    app.wait(wait - 1000);
    expect((await ask(wang)).errorCode).toBe(errorCode.notFound);
    app.wait(1000);
    expect((await ask(wang)).data.scores[0]).toMatchObject({
      batchName: batches.awaited,
      score: 72,
      result: 'PASS',
    });
    expect((await ask(person('吴佳怡'))).data.scores.map(({ score }) => score)).toEqual([59]);
  });

  it('ten lookups a day for an ID card, of which nobody reads how many were of others, and one an hour for each further address; five a minute for an address, and wrong captchas apart', async () => {
    app.wait(day);
    const zhao = person('赵婉清');
    for (let time = 0; time < 10; time += 1) expect((await ask(zhao)).data.leftToday).toBe(9);
    const owner = { ip: '10.26.0.9' };
    const lookUp = () => app.call(getEnglishScoresNLog, { ...zhao, ...captcha }, owner);
    expect((await lookUp()).data.leftToday).toBe(9);
    expect((await lookUp()).errorMsg).toMatch(
      /^为防止他人冒查，这个证件号暂时每小时可查 1 次。请在 .* 之后再查/,
    );
    const wrong = () =>
      app.call(getEnglishScoresNLog, { ...person('郑凯'), ...captcha, code: '1234' }, { ip: '10.26.0.1' });
    for (let time = 0; time < 50; time += 1) expect((await wrong()).errorCode).toBe(errorCode.captchaWrong);
    const right = () =>
      app.call(getEnglishScoresNLog, { ...person('郑凯'), ...captcha }, { ip: '10.26.0.1' });
    for (let time = 0; time < 5; time += 1) expect((await right()).errorCode).toBe(0);
    expect((await right()).errorCode).toBe(errorCode.tooFrequent);
    // A browser that is known looks up for itself, in the same network.
    const device = newDevice('0'.repeat(64), app.deps.random.token());
    const headers = { cookie: deviceCookie(app.deps.secrets, device) };
    const asked = { ...person('郑凯'), ...captcha };
    const answer = await app.call(getEnglishScoresNLog, asked, { ip: '10.26.0.1', headers });
    expect(answer.data.leftToday).toBe(9);
  });
});
