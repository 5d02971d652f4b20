import { errorCode } from '@qianwei/api/contract/envelope';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { nearWords } from '@qianwei/api/time/words';
import { requireCaptcha } from '../../credentials/captcha.ts';
import type { CallContext } from '../../http/implement.ts';
import { countRate } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { idCardHash, maskName } from '../../student/personal.ts';
import { lastDayOf, serviceStatusOf } from '../../studies/course-services.ts';
import { type HeldRow, listHeld } from './held-services.queries.ts';
import { passedAndLacking } from './passed-and-lacking.ts';

/** Lookups of one identity number a day. */
const perNumber = 10;
/** Lookups from one network a day: a whole computer room or a mobile network may share its address. */
const perNetwork = 100;
const daySeconds = 86_400;

/** Person of a lookup, with the solved captcha. */
export interface HolderProof {
  readonly name: string;
  readonly idCard: string;
  readonly code: string;
  readonly codeKey: string;
}

/**
 * Counts a lookup, whether the number belongs to somebody or not. Throws 1040003 when a limit of the day is
 * reached. The network comes first: one that is refused already must not use up the lookups of somebody else's number.
 */
async function limitLookups(context: CallContext, numberHash: string): Promise<void> {
  const limits = [
    { name: 'course-service-network', subject: context.network, max: perNetwork, whose: '同一网络' },
    { name: 'course-service', subject: numberHash, max: perNumber, whose: '同一证件号' },
  ];
  for (const { whose, ...limit } of limits) {
    const until = await countRate(context, { ...limit, seconds: daySeconds });
    if (until === null) continue;
    const now = context.clock.now().getTime();
    throw new Refusal(
      errorCode.tooFrequent,
      `今天的查询次数已用完，${whose}每天可查 ${limit.max} 次。请在 ${nearWords(until.getTime(), now)} 之后再查，或登录后查看。`,
      { retryAfter: Math.max(1, Math.ceil((until.getTime() - now) / 1000)) },
    );
  }
}

/** 1050005 alike for a person who is not found and for one who has no service: nobody learns who studies here. */
const nothingFound = () =>
  new Refusal(
    errorCode.notFound,
    '没有查到课程服务。请核对姓名与证件号后重试；都没有填错，就请向助学单位确认是否已开通。',
  );

const order = { ACTIVE: 0, UPCOMING: 1, EXPIRED: 2 };

/** The course services of a person who is not logged in, the first to end first, and the courses of the plan without one. */
export async function findHeldServices(context: CallContext, proof: HolderProof) {
  await requireCaptcha(context, proof.codeKey, proof.code);
  const numberHash = idCardHash(context.secrets, proof.idCard);
  await limitLookups(context, numberHash);
  const rows = await listHeld(context.db, { name: proof.name, idCardHash: numberHash });
  if (rows.length === 0) throw nothingFound();
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
  };
}
