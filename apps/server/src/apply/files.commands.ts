import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { OfficeKind } from '../application/application.ts';
import { findApplication } from '../application/lock.ts';
import { recordStaffAction } from '../audit/audit.ts';
import { file } from '../db/schema/file.ts';
import type { Deps } from '../deps.ts';
import { readArgs } from '../ops/args.ts';
import { type OpsCommand, office } from '../ops/command.ts';
import { makeNewFolder, writeNewFile } from '../ops/typed-file.ts';
import type { ApplyRow } from './apply-kind.ts';

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};

/** Writes the files of an application into a folder, so that staff can look at them. `fileIdsOf` are those of its document. */
export function filesCommand(
  kind: OfficeKind<ApplyRow>,
  fileIdsOf: (deps: Deps, row: ApplyRow) => readonly string[],
): OpsCommand {
  const usage = `${kind.command}:files <回执号> <目录> [--by 经办人]`;
  return {
    name: `${kind.command}:files`,
    usage,
    about: `把一份${kind.noun}的附件和签名写到一个新目录，审核时查看；看完请删除`,
    async run(deps, args) {
      const { words, text } = readArgs(usage, args, { words: 2, text: ['by'] });
      const [number = '', folder = ''] = words;
      const row = await findApplication(deps.db, kind, number);
      const ids = [...new Set([...fileIdsOf(deps, row), row.signatureFileId])];
      const found = await deps.db.select().from(file).where(inArray(file.id, ids));
      const rows = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      await makeNewFolder(folder);
      // Before the first is written: what was looked at is recorded, also when the disk is full.
      await recordStaffAction(
        deps.db,
        {
          ...{ bizType: kind.bizType, ...kind.subjectOf(row) },
          ...{ action: 'FILES', opinion: `另存附件 ${rows.length} 个` },
        },
        { by: text('by') ?? office, now: deps.clock.now() },
      );
      const written: string[] = [];
      for (const [index, { scene, mime, path }] of rows.entries()) {
        const content = await deps.files.open(path);
        if (content === null) continue;
        const ending = endings[mime] ?? '.bin';
        // Never by the name that the student gave it.
        const name = join(folder, `${index + 1}-${scene}${ending}`);
        await writeNewFile(name, ending, new Uint8Array(await new Response(content.body).arrayBuffer()));
        written.push(name);
      }
      const missing = ids.length - written.length;
      return [
        ...written,
        ...(missing > 0 ? [`${missing} 个附件已不在服务器上，请退回让考生重新上传`] : []),
      ].join('\n');
    },
  };
}
