import { type CourseServiceSearch, searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Endpoint } from '@qianwei/api/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from '../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const search = searchCourseServiceNLog as Endpoint<unknown, CourseServiceSearch>;
const captcha = { code: '0000', codeKey: 'any' };

onPostgres('课程服务查询', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  describe('the catalogue', () => {
    const find = async (keyword: string, filter: object = {}) => {
      const { data } = await app.call(search, { mode: 'CATALOG', keyword, ...filter });
      if (data.mode !== 'CATALOG') throw new Error('Not the catalogue');
      return data;
    };
    const codes = async (keyword: string, filter?: object) =>
      (await find(keyword, filter)).list.map(({ courseCode }) => courseCode);

    it.each(['3708', '03708', '０３７０８', '近现代史', ' 近 现代史 '])(
      '/courseService ✓ %s finds 15043 once, and says that the code has changed',
      async (keyword) => {
        const { list, total } = await find(keyword);
        expect(total).toBe(1);
        expect(list[0]).toMatchObject({
          courseCode: '15043',
          courseName: '中国近现代史纲要',
          credit: 3,
          teacher: '温长庚',
          hours: 54,
          oldCodes: ['03708'],
          codeChange: { oldCode: '03708', oldName: '中国近现代史纲要', oldCredit: 2 },
          majors: [{ majorCode: '080901' }, { majorCode: '120203K' }],
        });
        expect(list[0]?.chapters).toHaveLength(10);
      },
    );

    it('the present code is not called an old one', async () => {
      expect((await find('15043')).list[0]).toMatchObject({ courseCode: '15043', codeChange: null });
    });

    it.each([
      ['3709', '15044'],
      ['00015', '13000'],
      ['2331', '13003'],
      ['23', '00023'],
      ['2324', '02324'],
      ['离散', '02324'],
      ['java语言', '04747'],
      ['英语(专升本)', '13000'],
    ])('%s finds %s first', async (keyword, courseCode) => {
      expect((await codes(keyword))[0]).toBe(courseCode);
    });

    it('a major, by its name or code, finds the courses of its plan under their present codes', async () => {
      const accounting = await codes('120203k');
      expect(accounting).toEqual(expect.arrayContaining(['15043', '15044', '13000', '14848']));
      expect(accounting).not.toContain('03708');
      expect((await codes('会计学（专升本）')).sort()).toEqual(accounting.sort());
    });

    it('narrows by exam mode and level', async () => {
      expect(await codes('数据', { examMode: 'PRACTICE' })).toEqual(['04736', '13004']);
      expect(await codes('数据结构', { level: 'TOP_UP' })).toContain('13003');
      expect(await codes('数据结构', { level: 'JUNIOR' })).toEqual([]);
    });

    it('nothing is found where nothing matches, also for signs that mean something to a database', async () => {
      expect(await find('量子力学')).toMatchObject({ list: [], total: 0 });
      expect((await find('%%')).total).toBe(0);
    });

    it('has the next written exam and until when it can be registered for', async () => {
      const [history] = (await find('15043')).list;
      expect(history?.nextExam).toMatchObject({ startTime: expect.stringMatching(/ 09:00:00$/) });
      expect(history?.nextExam?.applyEnd).toMatch(/ 17:00:00$/);
      expect((await find('14976')).list[0]?.nextExam).toBeNull();
    });

    it('/courseService E1 asks for two characters at least', async () => {
      const answer = await app.call(search, { mode: 'CATALOG', keyword: '3' });
      expect(answer).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors: { keyword: '请输入至少 2 个字符' } },
      });
    });
  });

  describe('the services of a person', () => {
    const person = (name: string) => ({ name, idCard: demoPerson(name).idCard });
    const askFrom = (ip: string, payload: object) =>
      app.call(search, { mode: 'MINE', ...captcha, ...payload }, { ip });
    const ask = (payload: object) => {
      address += 1;
      return askFrom(`10.17.0.${address}`, payload);
    };

    it('are shown with masked names, the first to end first', async () => {
      const { data } = await ask(person('周子墨'));
      if (data.mode !== 'MINE') throw new Error('Not the services');
      expect(data).toMatchObject({ name: '周*墨', idCard: '3201**********0335' });
      expect(data.list).toHaveLength(16);
      expect(data.list[0]).toMatchObject({
        courseCode: '00023',
        services: ['VIDEO', 'QUESTIONS', 'LIVE', 'PROCESS'],
        status: 'ACTIVE',
        passed: false,
      });
      expect(data.list.at(-1)).toMatchObject({ courseCode: '02333', status: 'EXPIRED', passed: true });
      expect(data.list.find(({ courseCode }) => courseCode === '13000')?.passed).toBe(true);
      expect(data.notOpened.map(({ courseCode }) => courseCode)).toEqual(
        expect.arrayContaining(['13015', '00898', '04747']),
      );
      expect(JSON.stringify(data)).not.toContain('320198199809170335');
      expect(JSON.stringify(data)).not.toContain('周子墨');
    });

    it('F5 a wrong name, an unknown number and somebody without services get one answer by the same statements', async () => {
      const lookups = [
        { name: '周子黑', idCard: person('周子墨').idCard },
        { name: '周子墨', idCard: '320198199001011235' },
        person('钱文博'),
      ];
      app.wait(86_400_000);
      const answers: unknown[] = [];
      const statements: unknown[] = [];
      for (const lookup of lookups)
        statements.push(
          await open().statements.during(async () => {
            answers.push(await ask(lookup));
          }),
        );
      expect(answers[0]).toEqual({
        errorCode: errorCode.notFound,
        errorMsg: '未查询到匹配信息，请核对姓名与证件号后重试',
        data: { leftToday: 9 },
      });
      expect(answers).toEqual([answers[0], answers[0], answers[0]]);
      expect(statements).toEqual([statements[0], statements[0], statements[0]]);
    });

    it('wants a captcha', async () => {
      const answer = await ask({ ...person('周子墨'), code: '1234' });
      expect(answer).toMatchObject({ errorCode: errorCode.captchaWrong });
    });

    it('an asker looks a number up ten times a day; when others have, too, each keeps one an hour, whatever the name; and again the next day', async () => {
      const chen = person('陈思远');
      for (let time = 0; time < 10; time += 1) expect((await ask(chen)).errorCode).toBe(0);
      const further = (who: object) => askFrom('10.28.0.9', { ...chen, ...who });
      expect((await further({ name: '王五' })).errorCode).toBe(errorCode.notFound);
      const refused = await further({});
      expect(refused).toMatchObject({ errorCode: errorCode.tooFrequent });
      expect(refused.errorMsg).toContain('每小时可查 1 次');
      app.wait(86_400_000);
      expect((await ask(chen)).errorCode).toBe(0);
    });

    it('a network, which a whole computer room may share, can look up a hundred times a day', async () => {
      const names = [
        '林一帆',
        '王雨桐',
        '李明轩',
        '赵婉清',
        '孙浩然',
        '吴佳怡',
        '郑凯',
        '何静',
        '黄磊',
        '徐悦',
      ];
      for (let time = 0; time < 10; time += 1)
        for (const [index, name] of names.entries()) {
          if (index % 5 === 0) app.wait(60_000);
          expect((await askFrom('10.18.0.1', person(name))).errorCode).toBe(0);
        }
      app.wait(60_000);
      const refused = await askFrom('10.18.0.1', person('冯雪'));
      expect(refused.errorCode).toBe(errorCode.tooFrequent);
      expect(refused.errorMsg).toContain('同一网络每天可查 100 次');
      expect((await askFrom('10.18.0.2', person('冯雪'))).errorCode).toBe(0);
    });

    it('a wrong captcha costs no lookup', async () => {
      const feng = person('冯雪');
      for (let time = 0; time < 12; time += 1) await ask({ ...feng, code: '1234' });
      expect((await ask(feng)).errorCode).toBe(0);
    });
  });
});
