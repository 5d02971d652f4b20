import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { requireCaptcha } from '../../credentials/captcha.ts';
import type { CallContext } from '../../http/implement.ts';
import { countLookup, type LookupKind, limitTries, noMatch } from '../../lookup/lookup-limits.ts';
import { idCardHash, maskName } from '../../student/personal.ts';
import { lastDayOf, serviceStatusOf } from '../../studies/course-services.ts';
import { type HeldRow, listHeld } from './held-services.queries.ts';
import { passedAndLacking } from './passed-and-lacking.ts';

const kind: LookupKind = { name: 'course-service', perNumber: 10 };

/** Person of a lookup, with the solved captcha. */
export interface HolderProof {
  readonly name: string;
  readonly idCard: string;
  readonly code: string;
  readonly codeKey: string;
}

const order = { ACTIVE: 0, UPCOMING: 1, EXPIRED: 2 };

/** The course services of a person who is not logged in, the first to end first, and the courses of the plan without one. */
export async function findHeldServices(context: CallContext, proof: HolderProof) {
  await limitTries(context);
  await requireCaptcha(context, proof.codeKey, proof.code);
  const numberHash = idCardHash(context.secrets, proof.idCard);
  const leftToday = await countLookup(context, kind, numberHash);
  const rows = await listHeld(context.db, { name: proof.name, idCardHash: numberHash });
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
    name: maskName(proof.name),
    idCard: maskIdCard(proof.idCard),
    list: rows.map(shown).sort((a, b) => order[a.status] - order[b.status]),
    notOpened,
    leftToday,
  };
}
