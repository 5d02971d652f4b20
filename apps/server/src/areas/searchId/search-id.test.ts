import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demoPerson } from '../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const day = 86_400_000;
const uniform = '未查询到匹配信息，请核对姓名与证件号后重试';

onPostgres('准考证号查询', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  beforeEach(() => app.wait(day));

  const person = (name: string) => {
    const { idCard, mobile } = demoPerson(name);
    return { name, idCard, mobile };
  };
  const codeFor = (mobile: string) => {
    address += 1;
    return app.smsCode(mobile, 'SEARCH_ID', { ip: `10.21.0.${address}` });
  };
  const ask = (payload: object, ip?: string) => {
    address += 1;
    return app.call(searchIdNLog, { codeKey: 'any', ...payload }, { ip: ip ?? `10.21.0.${address}` });
  };
  const find = async (who: ReturnType<typeof person>) => ask({ ...who, smsCode: await codeFor(who.mobile) });

  it('/searchId 何静 finds two numbers, the one in use first, and how each logs in', async () => {
    const { data } = await find(person('何静'));
    expect(data).toEqual({
      leftToday: 2,
      list: [
        {
          ...{ examineeNo: '013224100010', name: '何*', status: 'NORMAL', account: 'OWN' },
          ...{ applyExamLevel: 'TOP_UP', majorCode: '120203K', majorName: '会计学' },
          ...{ schoolName: '江澜大学', examCommitteeName: expect.stringMatching(/./) },
        },
        expect.objectContaining({
          ...{ examineeNo: '013221100110', status: 'GRADUATED', account: 'SAME' },
          ...{ applyExamLevel: 'JUNIOR', majorCode: '530701' },
        }),
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/何静|0848|15400000010/);
  });

  it('/searchId ✓ a wrong name, a phone of somebody else and an unknown ID are answered with the same bytes and statements', async () => {
    const he = person('何静');
    const wrong = [
      { ...he, name: '何晶' },
      { ...he, mobile: person('郑凯').mobile },
      { ...he, idCard: '320198199001011235' },
    ];
    const [bytes, statements]: [string[], unknown[]] = [[], []];
    for (const who of wrong) {
      app.wait(day);
      const payload = { ...who, smsCode: await codeFor(who.mobile), codeKey: 'any' };
      statements.push(
        await open().statements.during(async () => {
          bytes.push(
            await (await app.send(searchIdNLog as never, payload, { ip: `10.22.0.${bytes.length}` })).text(),
          );
        }),
      );
    }
    expect(JSON.parse(bytes[0] ?? '')).toEqual({
      errorCode: errorCode.notFound,
      errorMsg: uniform,
      data: { leftToday: 2 },
    });
    expect(bytes).toEqual([bytes[0], bytes[0], bytes[0]]);
    expect(statements).toEqual([statements[0], statements[0], statements[0]]);
  });

  it('a code goes to a bound number only, and any other number is answered alike', async () => {
    const ask = (mobile: string) =>
      app.call(
        getSmsCodeNLog,
        { mobile, scene: 'SEARCH_ID', code: '0000', codeKey: 'any' },
        { ip: '10.23.0.1' },
      );
    const bound = await ask('15400000003');
    const unbound = await ask('15498765400');
    expect(unbound.data).toEqual({ ...bound.data, mobileMasked: '154****5400' });
    expect(await app.outbox('15400000003')).toHaveLength(1);
    expect(await app.outbox('15498765400')).toEqual([]);
    const guess = { ...person('陈思远'), mobile: '15498765400', smsCode: '123456' };
    expect((await app.call(searchIdNLog, { ...guess, codeKey: 'any' }, { ip: '10.23.0.2' })).errorMsg).toBe(
      '短信验证码错误（还可尝试 4 次）',
    );
  });

  it('a code works once when it finds somebody, and again after a typing error', async () => {
    const feng = person('冯雪');
    const smsCode = await codeFor(feng.mobile);
    expect((await ask({ ...feng, name: '冯学', smsCode })).errorMsg).toBe(uniform);
    expect((await ask({ ...feng, smsCode })).data.list).toHaveLength(1);
    expect((await ask({ ...feng, smsCode })).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('an asker looks a number up three times a day, and the answer says how often more; past three of all each further one has one an hour', async () => {
    const sun = person('孙浩然');
    const lefts: number[] = [];
    // Nobody learns of the lookups of others: the third comes from elsewhere.
    for (const ip of ['10.27.0.1', '10.27.0.1', '10.27.0.2']) {
      lefts.push((await ask({ ...sun, smsCode: await codeFor(sun.mobile) }, ip)).data.leftToday);
      app.wait(61_000);
    }
    expect(lefts).toEqual([2, 1, 2]);
    const again = async (ip: string) => {
      app.wait(61_000);
      return ask({ ...sun, smsCode: await codeFor(sun.mobile) }, ip);
    };
    expect((await again('10.27.0.1')).data.leftToday).toBe(0);
    expect((await again('10.27.0.1')).errorMsg).toContain('同一证件号每天可查 3 次');
    expect((await again('10.27.0.3')).data.leftToday).toBe(2);
    const guarded = await again('10.27.0.3');
    expect(guarded.errorCode).toBe(errorCode.tooFrequent);
    expect(guarded.errorMsg).toContain('每小时可查 1 次');
    app.wait(3_600_000);
    expect((await again('10.27.0.3')).errorCode).toBe(0);
  });

  it('wrong codes of a neighbour keep nobody from looking up, and an address has sixty tries a minute', async () => {
    const guess = { ...person('李明轩'), smsCode: '123456' };
    for (let time = 0; time < 59; time += 1)
      expect((await ask(guess, '10.24.0.1')).errorCode).toBe(errorCode.smsCodeWrong);
    const wang = person('王雨桐');
    expect((await ask({ ...wang, smsCode: await codeFor(wang.mobile) }, '10.24.0.1')).errorCode).toBe(0);
    expect((await ask(guess, '10.24.0.1')).errorCode).toBe(errorCode.tooFrequent);
    expect((await ask(guess, '10.24.0.2')).errorCode).toBe(errorCode.smsCodeWrong);
    app.wait(60_000);
    expect((await ask(guess, '10.24.0.1')).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('a closed account is said to be closed, and nothing of a lookup is logged', async () => {
    const { data } = await find(person('许若兰'));
    expect(data.list.map(({ account }) => account)).toEqual(['DISABLED']);
    expect(app.logged.join('\n')).not.toMatch(/许若兰|320198200005170466|15400000015|014224|013224200015/);
  });
});
