import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyPassword } from '../credentials/password-hash.ts';
import { account } from '../db/schema/account.ts';
import { createTestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { DemoCalendar } from './calendar.ts';
import { demoCourses } from './courses.ts';
import { dateNames } from './date-names.ts';
import { loadDemo } from './load-demo.ts';
import { demoAccounts } from './people.ts';
import { demoPlans } from './plans.ts';

eachDatabase('the demo institution', (open) => {
  it('is loaded once, also by two processes at the same time', async () => {
    const { deps } = await createTestApp({ database: open() });
    const loaded = await Promise.all([loadDemo(deps), loadDemo(deps)]);
    expect(loaded.sort()).toEqual([false, true]);
    expect(await loadDemo(deps)).toBe(false);
    expect(await open().db.select({ people: count() }).from(account)).toEqual([{ people: 15 }]);
  }, 60_000);

  it('stores its passwords at the cost that a server gives them, and each opens its account', async () => {
    for (const { examineeNo, password } of demoAccounts) {
      const [row] = await open().db.select().from(account).where(eq(account.loginName, examineeNo));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verifyPassword(row?.passwordHash ?? null, password)).toBe(true);
    }
  });
});

const sample = new DemoCalendar(new Date('2026-11-21T10:00:00+08:00'));

it.each([
  ['{{examPeriod.applyEnd}}', '2026年11月27日（周五）17:00'],
  ['{{examPeriod.day1}}', '2027年1月9日（周六）'],
  ['{{examPeriod.day1@09:00 iso}}', '2027-01-09 09:00:00'],
  ['{{thesisPlan.topicEnd}}', '2026年11月23日（周一）24:00'],
  ['{{thesisPlan.topicEnd iso}}', '2026-11-24 00:00:00'],
  ['{{maintenance.start md}}', '11月29日'],
  ['{{english.applyStart-3d@09:00 iso}}', '2026-10-09 09:00:00'],
  ['{{nextMonth month}}', '12'],
  ['{{now-4d ymd}}', '2026-11-17'],
  ['{{examPeriod.name}}', '2027年1月考期'],
  ['{{lastPeriod.name}}', '2026年10月考期'],
  ['{{thesisPlan.term}}', '2026年下半年'],
  ['{{defencePlan.name}}', '2026年上半年论文批次'],
  ['{{english.name}}', '2026年11月批'],
])('%s is %s on 21 November 2026', (placeholder, text) => {
  expect(sample.fill(placeholder)).toBe(text);
});

it('the plans of screens §12.4: 76 credits with 13017 or 73 with 04751, 70, and 75', () => {
  const credits = new Map(
    Object.values(demoCourses)
      .flat()
      .map(([code, , credit]) => [code, credit]),
  );
  const creditsOf = (name: string, without: string) => {
    const plan = demoPlans[name]!;
    const codes = [...plan.written.map(([code]) => code), ...plan.practices];
    return codes
      .filter((code) => code !== without)
      .reduce((sum, code) => sum + (credits.get(code) ?? Number.NaN), 0);
  };
  expect(creditsOf('080901 2026', '04751')).toBe(76);
  expect(creditsOf('080901 2026', '13017')).toBe(73);
  expect(creditsOf('120203K 2024', '')).toBe(70);
  expect(creditsOf('120203K 2021', '')).toBe(71);
  expect(creditsOf('080901 2021', '')).toBe(70);
  expect(creditsOf('530701 2021', '')).toBe(75);
});

it('refuses a name that nobody has defined', () => {
  expect(() => sample.fill('{{exam.nothing}}')).toThrow(RangeError);
});

it('on any day every date is known, windows end after they begin, and the open exam is 30 days ahead', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (now) => {
      const calendar = new DemoCalendar(now);
      for (const name of Object.keys(dateNames))
        expect(calendar.text(name, 'iso')).toMatch(/^\d{4}-\d\d-\d\d/);
      for (const [start, end] of [
        ['examPeriod.applyStart', 'examPeriod.applyEnd'],
        ['thesisPlan.topicStart', 'thesisPlan.topicEnd'],
        ['graduation.start', 'graduation.end'],
        ['english.applyStart', 'english.applyEnd'],
        ['maintenance.start', 'maintenance.end'],
      ] as const) {
        expect(calendar.at(end).getTime()).toBeGreaterThan(calendar.at(start).getTime());
      }
      const first = calendar.at('examPeriod.day1');
      expect((first.getTime() - now.getTime()) / 86_400_000).toBeGreaterThan(29);
      expect(new Date(first.getTime() + 8 * 3_600_000).getUTCDay()).toBe(6);
    }),
  );
});
