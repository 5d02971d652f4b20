import { errorCode } from '@qianwei/api/contract/envelope';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { platform } from '../db/schema/institution.ts';
import { blocked } from '../eligibility/eligibility.ts';
import { toPage } from '../eligibility/ways.ts';
import { type Implementation, implementForStudent, type StudentContext } from '../http/implement.ts';
import { isCertificateHost } from './certificate-host.ts';

/** Platforms of students who are examined in no plan: theses only, and certificates. */
const withoutAcademic: ReadonlySet<string> = new Set(['10002', '10003']);

/** True when students of a platform have plans, registrations and results there, in the menu and by calls alike. */
export const hasAcademic = (platformCode: string): boolean => !withoutAcademic.has(platformCode);

/** Codes of the platforms of the institution that have them. */
export async function listAcademicPlatforms(db: Database): Promise<string[]> {
  const rows = await db.select({ code: platform.code }).from(platform).orderBy(asc(platform.code));
  return rows.map(({ code }) => code).filter(hasAcademic);
}

/** Throws 1050002 where the menu has no 教务管理: on the platforms of theses and certificates, and on a certificate host. */
export async function requireAcademic({
  db,
  session,
  host,
}: Pick<StudentContext, 'db' | 'session' | 'host'>): Promise<void> {
  if (session.platform === '10002')
    throw blocked(errorCode.notEligible, {
      reason: '这里只办理毕业论文，报考、成绩、毕业和学位等教务事项请登录学习平台办理',
      way: toPage('去论文管理', '/thesis/index'),
    });
  if (!hasAcademic(session.platform) || (await isCertificateHost(db, host)))
    throw blocked(errorCode.notEligible, {
      reason: '这里只有证书课程的学习和测评，报考、成绩、毕业和学位等教务事项请登录学习平台办理',
      way: toPage('去课程学习', '/course/list'),
    });
}

/** Answers a call about plans, registrations or results, on the platforms and hosts whose menu has them. Throws 1050002 on others. */
export const implementAcademic: typeof implementForStudent = (endpoint, handler, running): Implementation =>
  implementForStudent(
    endpoint,
    async (context, payload) => {
      await requireAcademic(context);
      return handler(context, payload);
    },
    running,
  );
