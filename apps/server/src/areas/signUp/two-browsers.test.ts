import { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bindTicket, issueTicket } from '../../credentials/guest-ticket.ts';
import { signUp, signUpCourse, signUpItem, signUpSite } from '../../db/schema/sign-up.ts';
import { createDemoApp } from '../../testing/demo-app.ts';
import { enrolCandidates, wishForLastPlace } from '../../testing/last-place.ts';
import { eachDatabase } from '../../testing/test-database.ts';

eachDatabase('one person in two browsers', { demo: true }, (open) => {
  it('two tickets that submit at once make one sign-up, of what one of them sent, with each place taken once', async () => {
    const { db } = open();
    const placesTaken = async () => {
      const rows = [...(await db.select().from(signUpCourse)), ...(await db.select().from(signUpSite))];
      return rows.reduce((sum, { taken }) => sum + taken, 0);
    };
    const app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    const wish = await wishForLastPlace(app.deps);
    const people = await enrolCandidates(app.deps, 5);
    const before = await placesTaken();
    for (const person of people) {
      const visit = { ...app.deps, session: null };
      const first = wish(person);
      const { guestTicket } = await bindTicket(visit, issueTicket(app.deps), {
        ...{ ...person, type: 'PRACTICE', batchId: String(first.batchId), knowsExamineeNo: true },
      });
      const wishes = [
        { ...first, courseCodes: ['13014'], remark: '第一个浏览器' },
        { ...wish({ ...person, guestTicket }), courseCodes: ['02334'], remark: '第二个浏览器' },
      ];
      const answers = await Promise.all(wishes.map((payload) => app.call(submitSignUpNLog, payload)));
      expect(answers.some(({ errorCode }) => errorCode === 0)).toBe(true);
      const own = await db.select().from(signUp).where(eq(signUp.studentId, person.studentId));
      expect(own).toHaveLength(1);
      const items = await db
        .select()
        .from(signUpItem)
        .where(eq(signUpItem.signUpId, own[0]?.id ?? ''));
      const kept = { courseCodes: items.map(({ courseId }) => courseId), remark: own[0]?.remark };
      expect(wishes.map(({ courseCodes, remark }) => ({ courseCodes, remark }))).toContainEqual(kept);
    }
    // A course and a site of each person.
    expect((await placesTaken()) - before).toBe(2 * people.length);
  }, 60_000);
});
