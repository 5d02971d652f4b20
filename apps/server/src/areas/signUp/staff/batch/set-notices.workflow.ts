import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { signUpBatch } from '../../../../db/schema/sign-up.ts';
import { DomainProblem } from '../../../../problems.ts';
import { hasUnseen, typedText } from '../../../../typed-text.ts';
import type { BatchImport } from './batch-import.commands.ts';
import { requireBatch } from './named-batch.ts';

/** The most notices, and characters of one: they are read before anything can be typed. */
const maxNotices = 20;
const maxLength = 200;

/** The notices of a file, one a line, without the numbers that somebody has typed. Throws DomainProblem. */
function readNotices(content: Buffer): string[] {
  const lines = typedText(content, '须知文件')
    .split(/\r?\n/)
    .map((line, index) => ({ no: index + 1, text: line.trim().replace(/^\d{1,2}\s*[.、．)）]\s*/, '') }))
    .filter(({ text }) => text !== '');
  if (lines.length === 0) throw new DomainProblem('须知文件是空的，每行写一条');
  if (lines.length > maxNotices)
    throw new DomainProblem(`须知最多 ${maxNotices} 条，文件里有 ${lines.length} 条`);
  for (const { no, text } of lines) {
    if (text.length > maxLength)
      throw new DomainProblem(`第 ${no} 行有 ${text.length} 个字，一条须知最多 ${maxLength} 个字`);
    if (hasUnseen(text)) throw new DomainProblem(`第 ${no} 行有看不见的字符，请重新输入`);
  }
  return lines.map(({ text }) => text);
}

/** Replaces the 报名须知 of a batch and shows them. Rejects with DomainProblem. */
export async function setNotices(db: Database, request: BatchImport, now: Date): Promise<string> {
  const notices = readNotices(request.content);
  const shown = notices.map((text, index) => `${index + 1}. ${text}`);
  return db.transaction(async (tx) => {
    const { id, name } = await requireBatch(tx, request);
    if (request.dryRun) return [`${name}试运行，没有写入。须知将是：`, ...shown].join('\n');
    await tx.update(signUpBatch).set({ notices }).where(eq(signUpBatch.id, id));
    const action = { bizType: 'SIGN_UP_BATCH', bizId: id, action: 'IMPORT' } as const;
    await recordStaffAction(tx, { ...action, opinion: `须知 ${notices.length} 条` }, { by: request.by, now });
    return [`${name}的须知已更换：`, ...shown].join('\n');
  });
}
