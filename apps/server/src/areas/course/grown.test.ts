import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getNoteList } from '@qianwei/api/contract/course/note';
import { getPlayInfo } from '@qianwei/api/contract/course/play';
import type { Endpoint } from '@qianwei/api/endpoint';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp, demoAccount } from '../../testing/demo-app.ts';
import { grownCourseId, growStudent } from '../../testing/grown-student.ts';
import { staffDesk } from '../../testing/staff-desk.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { courseCommands } from './course.commands.ts';

const courseId = '04735';
const deviceKey = 'a-browser-of-the-test';

// A page asks the database as often for a student with 36 courses, 900 lessons watched and 500 notes as for any other.
onPostgres('a student who has studied much', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
  }, 120_000);

  const statementsOf = async (call: Endpoint<unknown, unknown>, payload: object) =>
    (
      await open().statements.during(async () => {
        expect(await app.call(call, payload, { token }), call.path).toMatchObject({ errorCode: 0 });
      })
    ).length;
  const calls = (own: string): [Endpoint<unknown, unknown>, object, number][] => [
    [getCourseList as Endpoint<unknown, unknown>, {}, 30],
    [getCourseChapter as Endpoint<unknown, unknown>, { courseId: own }, 32],
    [getPlayInfo as Endpoint<unknown, unknown>, { courseId: own, deviceKey }, 30],
    [getNoteList as Endpoint<unknown, unknown>, { courseId: own }, 12],
    [getCourseQaList as Endpoint<unknown, unknown>, { pageNo: 1, pageSize: 10, courseId: own }, 12],
  ];

  it('costs no more statements than any other', async () => {
    const count = async (own: string) => {
      const counts: Record<string, number> = {};
      for (const [call, payload] of calls(own)) counts[call.path] = await statementsOf(call, payload);
      return counts;
    };
    const before = await count(courseId);
    await growStudent(open().db, demoAccount('周子墨').examineeNo);
    const after = await count(grownCourseId);
    for (const [call, , most] of calls(courseId)) {
      expect(after[call.path], call.path).toBeLessThanOrEqual(most);
      expect(after[call.path], call.path).toBeLessThanOrEqual(before[call.path]! + 2);
    }
  }, 120_000);

  it('teachers list the questions that wait without reading those that are answered', async () => {
    const { db, statements } = open();
    await db.execute(
      sql.raw(`
      insert into course_question (id, author, course_id, lesson_id, second, content, asked_at, answer, answered_at)
      select 'asked-' || i, '周同学', q.course_id, q.lesson_id, 10, '问题', now(), case when i % 500 = 0 then null else '答复' end, now()
      from (select course_id, lesson_id from course_question limit 1) q, generate_series(1, 10000) i`),
    );
    await db.execute(sql.raw('analyze course_question'));
    const desk = staffDesk(app, courseCommands);
    const [listing = ''] = await statements.during(() => desk.ops('qa:list'));
    desk.leave();
    const rows = await db.execute(sql.raw(`explain ${listing.replaceAll(/\$\d+/g, '100')}`));
    const plan = JSON.stringify(rows);
    expect(plan).toContain('course_question_waiting');
    expect(plan).not.toContain('Seq Scan on course_question');
  }, 60_000);
});
