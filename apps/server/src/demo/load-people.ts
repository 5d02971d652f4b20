import type { ExamLevel } from '@qianwei/api/contract/exam-level';
import { addMonths, type Day } from '@qianwei/api/time/moment';
import { hashPassword } from '../credentials/password-hash.ts';
import type { Database } from '../db/database.ts';
import { account, passwordHistory } from '../db/schema/account.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import { idCardHash, mobileHash } from '../student/personal.ts';
import { dayOf, formatDay } from '../time.ts';
import type { Institution } from './load-institution.ts';
import { closedPeople, type DemoPerson, demoPassword, demoPeople, firstPassword } from './people.ts';

/** Person with the ids of its rows. */
export interface LoadedPerson {
  readonly person: DemoPerson;
  readonly accountId: string;
  readonly studentId: string;
  /** The 考籍 of `person.major`. */
  readonly studentMajorId: string;
  /** The level of that 考籍. */
  readonly level: ExamLevel;
}

type PeopleDeps = Pick<Deps, 'clock' | 'random' | 'secrets'>;

const dayMs = 86_400_000;
const closedOf = (person: DemoPerson) => ('closed' in person ? person.closed : null);

function accountRow(person: DemoPerson, passwordHash: string, institution: Institution, deps: PeopleDeps) {
  const now = deps.clock.now().getTime();
  return {
    id: deps.random.id(),
    platformId: institution.platforms.get(person.platform) ?? '',
    loginName: person.examineeNo,
    mobileCipher: deps.secrets.encrypt(person.mobile),
    mobileHash: mobileHash(deps.secrets, person.mobile),
    passwordHash,
    passwordChangedAt: new Date(now - 40 * dayMs),
    mustChangeReason: person.firstLogin ? ('FIRST' as const) : null,
    lockedUntil: closedOf(person) === 'LOCKED' ? new Date(now + 30 * dayMs) : null,
    status: closedOf(person) === 'DISABLED' ? ('DISABLED' as const) : ('NORMAL' as const),
  };
}

function studentRow(person: DemoPerson, accountId: string, deps: PeopleDeps) {
  const { idCard, mobile } = person;
  return {
    id: deps.random.id(),
    accountId,
    name: person.name,
    idCardCipher: deps.secrets.encrypt(idCard),
    idCardHash: idCardHash(deps.secrets, idCard),
    gender: Number(idCard[16]) % 2 === 1 ? ('MALE' as const) : ('FEMALE' as const),
    birthday: dayOf(Number(idCard.slice(6, 10)), Number(idCard.slice(10, 12)), Number(idCard.slice(12, 14))),
    nation: '汉族',
    politics: '群众',
    email: `${person.examineeNo}@jianglan.example`,
    address: `云川省江澜市文昌街 ${Number(mobile.slice(-2)) + 10} 号`,
    zipCode: '215998',
    emergencyName: `${person.name[0]}建国`,
    emergencyMobileCipher: deps.secrets.encrypt(`1540000${1000 + Number(mobile.slice(-4))}`),
  };
}

const registered = (examineeNo: string) => dayOf(2000 + Number(examineeNo.slice(4, 6)), 9, 1);

/** Days that a graduate has left to apply for the degree (screens §12.3), and months from the diploma to that deadline. */
const degreeDaysLeft = 39;
const degreeMonths = 6;

/** The day on a diploma after which the degree can still be applied for during 39 days. */
const lastGraduation = (now: Date): Day =>
  addMonths(formatDay(new Date(now.getTime() + degreeDaysLeft * dayMs)), -degreeMonths);

function majorRows(person: DemoPerson, studentId: string, institution: Institution, deps: PeopleDeps) {
  const now = deps.clock.now();
  const record = (examineeNo: string, [code, plan]: readonly [string, string], graduateDate: Day | null) => {
    const major = institution.majors.get(code);
    return {
      id: deps.random.id(),
      studentId,
      majorId: major?.id ?? '',
      planVersionId: institution.plans.get(`${code} ${plan}`) ?? '',
      examineeNo,
      applyExamLevel: major?.level ?? ('TOP_UP' as const),
      committeeId: institution.committeeId,
      // A student before the first login has enrolled lately, whenever the demo is looked at.
      registerDate: person.firstLogin
        ? formatDay(new Date(now.getTime() - 12 * dayMs))
        : registered(examineeNo),
      status: graduateDate === null ? ('NORMAL' as const) : ('GRADUATED' as const),
      graduateDate,
      phase: person.phase ?? ('COURSE' as const),
      studyUnit: '江澜大学继续教育学院',
    };
  };
  const own = record(person.examineeNo, person.major, person.graduated ? lastGraduation(now) : null);
  return person.former ? [own, record(person.former.examineeNo, person.former.major, '2024-06-30')] : [own];
}

/** The thirteen students and the two closed accounts, each with password and 考籍. */
export async function loadPeople(
  db: Database,
  institution: Institution,
  deps: PeopleDeps,
): Promise<ReadonlyMap<string, LoadedPerson>> {
  const people = [...demoPeople, ...closedPeople];
  // Side by side on the thread pool: one hash takes tens of milliseconds, and each needs its own salt.
  const hashes = await Promise.all(
    people.map(({ firstLogin }) => hashPassword(firstLogin ? firstPassword : demoPassword)),
  );
  const rows = people.map((person, index) => {
    const ownAccount = accountRow(person, hashes[index] ?? '', institution, deps);
    const ownStudent = studentRow(person, ownAccount.id, deps);
    return {
      person,
      account: ownAccount,
      student: ownStudent,
      majors: majorRows(person, ownStudent.id, institution, deps),
    };
  });
  await db.insert(account).values(rows.map((row) => row.account));
  await db.insert(student).values(rows.map((row) => row.student));
  await db.insert(studentMajor).values(rows.flatMap((row) => row.majors));
  await db.insert(passwordHistory).values(
    rows.map((row) => ({
      accountId: row.account.id,
      passwordHash: row.account.passwordHash,
      changedAt: row.account.passwordChangedAt,
    })),
  );
  return new Map(
    rows.flatMap(({ person, account: { id: accountId }, student: { id: studentId }, majors: [own] }) => {
      if (own === undefined) return [];
      const loaded = { person, accountId, studentId, studentMajorId: own.id, level: own.applyExamLevel };
      return [[person.name, loaded] as const];
    }),
  );
}
