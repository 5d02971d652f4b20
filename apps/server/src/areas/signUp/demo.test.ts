import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readRows } from '../../application/rows.ts';
import { timelineOf } from '../../application/timeline.ts';
import { englishScore } from '../../db/schema/english.ts';
import { signUp, signUpBatch, signUpSite } from '../../db/schema/sign-up.ts';
import { student } from '../../db/schema/student.ts';
import { requireRecord } from '../../studies/record.ts';
import { readStudies } from '../../studies/studies.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { formatDay } from '../../time.ts';
import { listItems } from './sign-up-facts.ts';
import { signUpKind } from './sign-up-kind.ts';

onPostgres('the sign-ups of the demo institution', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const signUps = () =>
    open()
      .db.select({ row: signUp, batch: signUpBatch, name: student.name })
      .from(signUp)
      .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
      .innerJoin(student, eq(student.id, signUp.studentId));

  it('each practice is in the plan of its student and was not passed when its theory was', async () => {
    const { db } = open();
    for (const { row, name } of await signUps()) {
      const { standings } = await readStudies(db, await requireRecord(db, row), app.clock.now());
      for (const { course } of await listItems(db, row.id)) {
        if (course === null) continue;
        const passedOf = (code: string) =>
          standings.find(({ line }) => line.course.courseCode === code)?.passed;
        expect([name, course.courseCode, passedOf(course.courseCode)]).toEqual([
          name,
          course.courseCode,
          false,
        ]);
        expect([name, course.theoryCode, passedOf(course.theoryCode)]).toEqual([
          name,
          course.theoryCode,
          true,
        ]);
      }
    }
  });

  it('each was submitted on the day in its number, and approved after that', async () => {
    const { db } = open();
    for (const { row, batch } of await signUps()) {
      expect(row.signUpNo).toContain(formatDay(row.appliedAt).replaceAll('-', ''));
      const [signed] = await readRows(db, signUpKind, eq(signUp.id, row.id));
      const { events } = await timelineOf(db, signUpKind, signed!);
      expect(events.map(({ step }) => step)).toEqual(['SUBMIT', 'APPROVE']);
      expect(row.appliedAt >= batch.applyStart && row.appliedAt < batch.applyEnd).toBe(true);
    }
  });

  it('a practice is taken in a site of its batch, by the same name', async () => {
    const { db } = open();
    for (const { row, batch } of await signUps()) {
      if (batch.type === 'ENGLISH') continue;
      const sites = await db.select().from(signUpSite).where(eq(signUpSite.batchId, batch.id));
      const names = ['', ...sites.map(({ name }) => name)];
      for (const { item } of await listItems(db, row.id)) expect(names).toContain(item.siteName);
    }
  });

  it('who has a result of the English exam that is not published yet has its ticket, with the same number', async () => {
    const { db } = open();
    const awaited = await db.select().from(englishScore).where(gt(englishScore.publishTime, app.clock.now()));
    const english = (await signUps()).filter(({ batch }) => batch.type === 'ENGLISH');
    expect(awaited.map(({ name, batchName }) => [name, batchName])).toEqual(
      english.map(({ name, batch }) => [name, batch.name]),
    );
    for (const { name, ticketNo } of awaited) {
      const { token } = await app.login(name);
      const { data } = await app.call(getTicket, { ticketType: 'ENGLISH' }, { token });
      expect(data.examineeNo).toBe(ticketNo);
    }
  });
});
