import type { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type { PayloadOf } from '@qianwei/api/endpoint';
import type { CallContext } from '../../http/implement.ts';
import { beginCaptchaLookup } from '../../lookup/look-up.ts';
import { type LookupKind, noMatch } from '../../lookup/lookup-limits.ts';
import { lastDayOf, serviceStatusOf } from '../../studies/course-services.ts';
import { type HeldRow, listHeld } from './held-services.queries.ts';
import { passedAndLacking } from './passed-and-lacking.ts';

const kind: LookupKind = { name: 'course-service', perNumber: 10 };

const order = { ACTIVE: 0, UPCOMING: 1, EXPIRED: 2 };

/** The course services of a person who is not logged in, the first to end first, and the courses of the plan without one. */
export async function findHeldServices(
  context: CallContext,
  payload: Extract<PayloadOf<typeof searchCourseServiceNLog>, { mode: 'MINE' }>,
) {
  const { person, leftToday } = await beginCaptchaLookup(context, kind, payload);
  const rows = await listHeld(context.db, person);
  if (rows.length === 0) throw noMatch(leftToday);
  const now = context.clock.now();
  const { passedIds, notOpened } = await passedAndLacking(context.db, rows, now);
  const shown = ({ service, course, types }: HeldRow) => ({
    courseId: course.id,
    courseCode: course.courseCode,
    courseName: course.name,
    services: types,
    openDate: service.openDate,
    expireDate: lastDayOf(service),
    status: serviceStatusOf(service, now),
    passed: passedIds.has(course.id),
  });
  return {
    name: maskName(person.name),
    idCard: maskIdCard(payload.idCard),
    list: rows.map(shown).sort((a, b) => order[a.status] - order[b.status]),
    notOpened,
    leftToday,
  };
}
