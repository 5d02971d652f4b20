import type { Day } from '@qianwei/api/time/moment';
import { eq } from 'drizzle-orm';
import type { OfficeKind } from '../application/application.ts';
import { decideLocked } from '../application/decide.ts';
import { lockApplication } from '../application/lock.ts';
import { readRows } from '../application/rows.ts';
import { isUniqueViolation } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readArgs, usageProblem } from '../ops/args.ts';
import type { OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { typedDay } from '../ops/typed-moment.ts';
import { DomainProblem } from '../problems.ts';
import { formatDateTime, formatDay } from '../time.ts';
import type { ApplyRow } from './apply-kind.ts';

/**
 * Reports the approved applications of a batch: only the certificate is still to come. Each is reported in a transaction of its
 * own, so that a problem of one stops no other.
 */
export function reportCommand(kind: OfficeKind<ApplyRow>): OpsCommand {
  const usage = `${kind.command}:report <批次名> [--by 经办人]`;
  return {
    name: `${kind.command}:report`,
    usage,
    about: `把一个批次里审核通过的${kind.noun}记为已上报，可以重复运行；没有上报的逐份写明原因`,
    async run(deps, args) {
      const { words, text } = readArgs(usage, args, { words: 1, text: ['by'] });
      const approved = await readRows(deps.db, kind, eq(kind.table.status, 'APPROVED'));
      const numbers = approved
        .filter(({ batch }) => batch.name === words[0])
        .map(({ receiptNo }) => receiptNo);
      if (numbers.length === 0) return `${words[0]}没有审核通过、待上报的${kind.noun}`;
      const outcomes: { number: string; problem: string | null }[] = [];
      for (const number of numbers)
        outcomes.push({ number, problem: await reportOne(deps, kind, number, text('by') ?? office) });
      const reported = outcomes.filter(({ problem }) => problem === null).map(({ number }) => number);
      const failed = outcomes.filter(({ problem }) => problem !== null);
      return [
        `已上报 ${reported.length} 份${reported.length === 0 ? '' : `：${reported.join('、')}`}`,
        ...(failed.length === 0 ? [] : [`没有上报 ${failed.length} 份：`]),
        ...failed.map(({ number, problem }) => `${number}  ${problem}`),
      ].join('\n');
    },
  };
}

/** Reports one application; the reason when it cannot be, null when it is reported. */
async function reportOne(
  { db, clock, secrets }: Deps,
  kind: OfficeKind<ApplyRow>,
  number: string,
  by: string,
): Promise<string | null> {
  try {
    await db.transaction(async (tx) => {
      const row = await lockApplication(tx, kind, number);
      const deciding = { tx, deps: { secrets }, now: clock.now() };
      await decideLocked(kind, row, { ...{ step: 'REPORT', opinion: '', by }, ...deciding });
    });
    return null;
  } catch (error) {
    if (error instanceof DomainProblem) return error.message;
    throw error;
  }
}

/** Issues a certificate: its number and day. `mayGrant` says why it is too early; null when it is not. */
export function grantCommand(
  kind: OfficeKind<ApplyRow>,
  { certificate, mayGrant }: { certificate: string; mayGrant?: (row: ApplyRow, now: Date) => string | null },
): OpsCommand {
  const usage = `${kind.command}:grant <回执号> --cert 证书编号 --date 2026-12-30 [--by 经办人]`;
  return {
    name: `${kind.command}:grant`,
    usage,
    about: `登记一份${kind.noun}的${certificate}编号和签发日期，学生在页面上看到`,
    async run(deps, args) {
      const { words, text, requiredText } = readArgs(usage, args, { words: 1, text: ['cert', 'date', 'by'] });
      const now = deps.clock.now();
      const certNo = typedCertNo(usage, requiredText('cert'));
      const certDay = typedCertDay(requiredText('date'), now);
      const granted = deps.db.transaction(async (tx) => {
        const row = await lockApplication(tx, kind, words[0] ?? '');
        const early = mayGrant?.(row, now) ?? null;
        if (early !== null) throw new DomainProblem(early);
        requireDecided(usage, certDay, row);
        return decideLocked(kind, row, {
          ...{ step: 'GRANT', opinion: '', by: text('by') ?? office, tx, deps, now },
          columns: { certNo, certDay },
        });
      });
      const lines = await granted.catch(takenNumber(certNo));
      return [`${certificate} ${certNo}，${certDay} 签发，${formatDateTime(now)} 登记`, ...lines].join('\n');
    },
  };
}

/** Corrects a number or day that the office has typed wrong; the student reads the reason and what has changed. */
export function correctCertificateCommand(kind: OfficeKind<ApplyRow>, certificate: string): OpsCommand {
  const name = `${kind.command}:correct-certificate`;
  const usage = `${name} <回执号> [--cert 证书编号] [--date 2026-12-30] --reason 原因 [--by 经办人]`;
  return {
    name,
    usage,
    about: `更正一份${kind.noun}登记错的${certificate}编号或签发日期；学生看到原因和改了什么`,
    async run(deps, args) {
      const accepted = { words: 1, text: ['cert', 'date', 'reason', 'by'] } as const;
      const { words, text, requiredText } = readArgs(usage, args, accepted);
      const [cert, date] = [text('cert'), text('date')];
      if (cert === undefined && date === undefined) throw usageProblem(usage, '--cert、--date 至少要有一个');
      const reason = requiredText('reason').trim();
      const now = deps.clock.now();
      const certNo = cert === undefined ? null : typedCertNo(usage, cert);
      const certDay = date === undefined ? null : typedCertDay(date, now);
      const corrected = deps.db.transaction(async (tx) => {
        const row = await lockApplication(tx, kind, words[0] ?? '');
        if (row.certNo === null || row.certDay === null)
          throw new DomainProblem(`这份${kind.noun}还没有登记${certificate}，没有可以更正的`);
        requireDecided(usage, certDay ?? row.certDay, row);
        const columns = { certNo: certNo ?? row.certNo, certDay: certDay ?? row.certDay };
        const changes = certificateChanges(row, columns);
        if (changes.length === 0) throw new DomainProblem('和登记的一样，没有要更正的');
        const lines = await decideLocked(kind, row, {
          ...{ step: 'CORRECT', opinion: reason, by: text('by') ?? office, tx, deps, now, columns },
          recorded: `${reason}（${changes.join('；')}）`,
        });
        return [
          `${certificate} ${columns.certNo}，${columns.certDay} 签发，已更正：${changes.join('；')}`,
          ...lines,
        ];
      });
      return (await corrected.catch(takenNumber(certNo ?? ''))).join('\n');
    },
  };
}

type Certificate = Pick<ApplyRow, 'certNo' | 'certDay'>;

/** The end of a number, by which it is recognised: the audit keeps no whole one. */
const endOf = (certNo: string | null): string => `尾号 ${certNo?.slice(-4) ?? ''}`;

/** The differences between two certificates in words; none where they are the same. */
const certificateChanges = (before: Certificate, after: Certificate): string[] => [
  ...(before.certNo === after.certNo ? [] : [`编号由${endOf(before.certNo)} 改为${endOf(after.certNo)}`]),
  ...(before.certDay === after.certDay ? [] : [`签发日期由 ${before.certDay} 改为 ${after.certDay}`]),
];

/** Handles a refused number: of two that differ in the case of a letter one is a slip. Throws DomainProblem. */
const takenNumber =
  (certNo: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new DomainProblem(`证书编号 ${certNo} 已登记过`) : error;
  };

/** A number of a certificate as it is kept, in capitals. Throws DomainProblem. */
function typedCertNo(usage: string, text: string): string {
  const certNo = text.trim().toUpperCase();
  if (!/^[A-Z\d-]{6,40}$/.test(certNo)) throw usageProblem(usage, '--cert 应为 6–40 位字母、数字或连字符');
  return certNo;
}

/** Throws DomainProblem for a day before the last level has approved, or before the names of a degree were public to the end. */
function requireDecided(
  usage: string,
  certDay: Day,
  { appliedAt, decidedAt, publicityEnd = null }: ApplyRow,
): void {
  const first = formatDay(publicityEnd ?? decidedAt ?? appliedAt);
  const since = publicityEnd === null ? '审核通过' : '公示期满';
  if (certDay < first) throw usageProblem(usage, `--date 不能早于${since}的日期 ${first}`);
}

/** The day of a certificate, today at the latest. Throws DomainProblem. */
function typedCertDay(text: string, now: Date): Day {
  const day = typedDay('date', text);
  if (day > formatDay(now)) throw new DomainProblem('--date 不能晚于今天');
  return day;
}
