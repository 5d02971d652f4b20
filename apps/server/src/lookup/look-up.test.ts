import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { errorCode } from '@qianwei/api/contract/envelope';
import { maskName } from '@qianwei/api/contract/fields';
import { getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { getTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { englishScore } from '../db/schema/english.ts';
import { student } from '../db/schema/student.ts';
import { demoPerson } from '../demo/people.ts';
import { idCardHash } from '../student/personal.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { freshAddress } from '../testing/sign-up-visit.ts';
import { onPostgres } from '../testing/test-database.ts';

const day = 86_400_000;
const captcha = { code: '0000', codeKey: 'any' };

/** People as they are kept, and their numbers as they are typed. */
const people = [
  {
    of: 'a passport',
    kept: { name: '冯雪', cardType: 'PASSPORT', idCard: 'E12345678' },
    typed: ' e1234 5678 ',
  },
  {
    of: 'a permit of Hong Kong',
    kept: { name: '冯雪', cardType: 'HK_MACAO_PERMIT', idCard: 'H1234567890' },
    typed: 'ｈ12345678 90',
  },
  {
    of: 'a permit of Taiwan',
    kept: { name: '冯雪', cardType: 'TAIWAN_PERMIT', idCard: '12345678' },
    typed: '１２３４ 5678',
  },
  {
    of: 'a rare name, wide digits and a small x',
    kept: { name: '𠮷䶮', cardType: 'ID_CARD', idCard: '32019820010203006X' },
    typed: '３２０１９８ 20010203 006x',
  },
] as const;

onPostgres('FORM-1 who is looked up without a login', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
  }, 60_000);

  /** Runs something while a demo student has another name and document. */
  async function keptAs(name: string, kept: (typeof people)[number]['kept'], run: () => Promise<void>) {
    const { db } = open();
    const [before] = await db.select().from(student).where(eq(student.name, name));
    if (before === undefined) throw new Error(`${name} is missing`);
    const { id, ...columns } = before;
    const hash = { idCardHash: idCardHash(app.deps.secrets, kept.idCard) };
    await db
      .update(student)
      .set({ name: kept.name, cardType: kept.cardType, ...hash })
      .where(eq(student.id, id));
    await db.update(englishScore).set(hash).where(eq(englishScore.idCardHash, before.idCardHash));
    await run().finally(async () => {
      await db.update(student).set(columns).where(eq(student.id, id));
      await db
        .update(englishScore)
        .set({ idCardHash: before.idCardHash })
        .where(eq(englishScore.idCardHash, hash.idCardHash));
    });
  }

  describe.each(people)('by $of', ({ kept, typed }) => {
    const person = { name: kept.name, cardType: kept.cardType, idCard: typed };
    const other = { ...person, cardType: 'PASSPORT' as const, idCard: 'X98765432' };

    it.each(['PRACTICE', 'ENGLISH'] as const)('finds the ticket: %s', async (ticketType) => {
      const ask = (who: object) =>
        app.call(getTicketNLog, { ticketType, ...captcha, ...who } as never, { ip: freshAddress() });
      await keptAs(ticketType === 'PRACTICE' ? '冯雪' : '王雨桐', kept, async () => {
        expect((await ask(person)).data?.ticket?.name).toBe(maskName(kept.name));
        expect((await ask(other)).errorCode).toBe(errorCode.notFound);
      });
    });

    it('finds number and results', async () => {
      const { mobile } = demoPerson('吴佳怡');
      await keptAs('吴佳怡', kept, async () => {
        app.wait(day);
        const smsCode = await app.smsCode(mobile, 'SEARCH_ID', { ip: freshAddress() });
        const from = () => ({ ip: freshAddress() });
        const asked = { ...person, mobile, smsCode, codeKey: 'any' };
        expect((await app.call(searchIdNLog, asked as never, from())).data?.list).toHaveLength(1);
        const scores = await app.call(getEnglishScoresNLog, { ...person, ...captcha } as never, from());
        expect(scores.data?.scores[0]).toMatchObject({ score: 59 });
      });
    });

    it('finds services', async () => {
      const ask = (who: object) =>
        app.call(searchCourseServiceNLog, { mode: 'MINE', ...captcha, ...who } as never, {
          ip: freshAddress(),
        });
      await keptAs('周子墨', kept, async () => {
        expect((await ask(person)).data?.list.length).toBeGreaterThan(0);
        expect((await ask(other)).errorCode).toBe(errorCode.notFound);
      });
    });
  });

  it('/searchId the ticket tells a guest no whole number that logs in; that of the exam itself is whole', async () => {
    const of = async (name: string, ticketType: string) => {
      const { idCard } = demoPerson(name);
      const asked = { ticketType, name, idCard, ...captcha };
      const { data } = await app.call(getTicketNLog, asked as never, { ip: freshAddress() });
      return data.ticket;
    };
    expect(await of('冯雪', 'PRACTICE')).toMatchObject({
      ...{ name: '冯*', idCard: '3201**********1172', examineeNo: '0132****0013' },
    });
    const { data } = await app.call(
      getTicket,
      { ticketType: 'PRACTICE' },
      { token: (await app.login('冯雪')).token },
    );
    expect(data).toMatchObject({ name: '冯雪', idCard: '320198199708221172', examineeNo: '013222200013' });
    const english = await of('王雨桐', 'ENGLISH');
    const own = demoPerson('王雨桐').examineeNo;
    expect(english?.examineeNo).toMatch(/^\d{10}$/);
    expect(english).toMatchObject({ name: '王*桐', language: 'ENGLISH' });
    expect(JSON.stringify(english)).not.toContain(own);
  });

  it('is refused at the field when the number is none of its kind', async () => {
    const ask = (who: object) =>
      app.call(getEnglishScoresNLog, { name: '冯雪', ...captcha, ...who } as never, { ip: freshAddress() });
    const wrong = [
      [{ cardType: 'PASSPORT', idCard: 'E1' }, '护照号应为 5–20 位字母或数字'],
      [{ cardType: 'HK_MACAO_PERMIT', idCard: '12345678' }, '通行证号应为 H 或 M 加 8 位或 10 位数字'],
      [{ idCard: 'E12345678' }, '身份证号应为 18 位'],
    ] as const;
    for (const [who, text] of wrong)
      expect((await ask(who)).data).toMatchObject({ fieldErrors: { idCard: text } });
  });
});
