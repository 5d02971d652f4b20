import type { ApplyMaterial, MaterialFile } from '@qianwei/api/contract/graduation/apply';
import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { addMonths, type Day } from '@qianwei/api/time/moment';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { materialCheck } from '../db/schema/graduation.ts';
import type { FileRow } from '../files/own-files.ts';
import { formatDateTime, formatDay } from '../time.ts';
import { type HandsIn, isRequired, type MaterialRule } from './required-materials.ts';
import { sampleOf } from './samples/samples.ts';

/** Scenes whose files are a material: a photo that was uploaded for a sign-up is one of graduation, too. */
const scenesOf = (code: MaterialCode): readonly UploadScene[] =>
  code === 'GRAD_PHOTO' ? ['GRAD_PHOTO', 'SIGNUP_PHOTO'] : [code];

/** Files of one material that are offered, and files that are looked at for them; those that were chosen or checked come first. */
const maxOffered = 10;
const maxRead = 400;

/** The owner of the materials, and the rules that ask for them. */
export interface MaterialsAsked extends HandsIn {
  readonly studentId: string;
  readonly materials: readonly MaterialRule[];
  /** Months for which a photo counts. */
  readonly photoMonths: number;
  /** Ids that a document has, none by default: of what is offered they are always shown, and of a content in the place of its other copies. */
  readonly chosen?: readonly string[];
}

interface Reading {
  readonly db: Database;
  fileUrl(fileId: string): string;
  ownUrl(path: string): string;
}

interface Found {
  readonly file: FileRow;
  readonly check: typeof materialCheck.$inferSelect | null;
  /** The moment when this content was stored first, also by another row. */
  readonly firstStoredAt: Date;
}

/** Rows of one content, the newest first. */
type Copies = readonly [Found, ...Found[]];

/** Rows by their content, in the order in which each content was stored last. */
function byContent(rows: readonly Found[]): Copies[] {
  const copies = new Map<string, [Found, ...Found[]]>();
  for (const row of rows) {
    const earlier = copies.get(row.file.sha256);
    if (earlier === undefined) copies.set(row.file.sha256, [row]);
    else earlier.push(row);
  }
  return [...copies.values()];
}

/** The chosen row of a content, else the newest; a photo does not become younger, nor a file unchecked, when it is uploaded again. */
function shownFile(
  copies: Copies,
  { photoMonths, chosen }: { photoMonths: number | null; chosen: readonly string[] },
  fileUrl: Reading['fileUrl'],
): MaterialFile {
  const { file: row, firstStoredAt } = copies.find((copy) => chosen.includes(copy.file.id)) ?? copies[0];
  const check = copies.find((copy) => copy.check !== null)?.check ?? null;
  const photoEnd = photoMonths === null ? null : addMonths(formatDay(firstStoredAt), photoMonths);
  return {
    fileId: row.id,
    fileName: row.name,
    fileSize: row.size,
    fileType: row.mime,
    sha256: row.sha256,
    url: fileUrl(row.id),
    width: row.width,
    height: row.height,
    storedTime: formatDateTime(firstStoredAt),
    checked: check && { time: formatDateTime(check.checkedAt), by: check.checkedFor },
    validUntil: photoEnd ?? check?.validUntil ?? null,
  };
}

/** Before the limit: the database counts all rows of the content. */
const firstStoredAt = sql<Date>`min(${file.storedAt}) over (partition by ${file.sha256})`.mapWith(
  file.storedAt,
);

/** Materials that concern the student, with the stored files that fit, the newest first and each content once: one statement. */
export async function listApplyMaterials(
  { db, fileUrl, ownUrl }: Reading,
  asked: MaterialsAsked,
): Promise<ApplyMaterial[]> {
  const { chosen = [] } = asked;
  const concerning = asked.materials.filter(({ need }) => need === 'OPTIONAL' || isRequired(need, asked));
  const scenes = concerning.flatMap(({ code }) => scenesOf(code));
  const rows: Found[] =
    scenes.length === 0
      ? []
      : await db
          .select({ file, check: materialCheck, firstStoredAt })
          .from(file)
          .leftJoin(materialCheck, eq(materialCheck.fileId, file.id))
          .where(
            and(eq(file.studentId, asked.studentId), inArray(file.scene, scenes), eq(file.status, 'STORED')),
          )
          .orderBy(desc(among(file.id, chosen)), desc(isNotNull(materialCheck.fileId)), desc(file.storedAt))
          .limit(maxRead);
  const newestFirst = rows.toSorted((a, b) => b.file.storedAt.getTime() - a.file.storedAt.getTime());
  return concerning.map(({ code, need }) => {
    const fitting = newestFirst.filter(({ file: { scene } }) =>
      scenesOf(code).some((fits) => fits === scene),
    );
    const photoMonths = code === 'GRAD_PHOTO' ? asked.photoMonths : null;
    return {
      code,
      need,
      required: isRequired(need, asked),
      sample: sampleOf(code, ownUrl),
      files: byContent(fitting)
        .filter((copies, at) => at < maxOffered || copies.some((copy) => chosen.includes(copy.file.id)))
        .map((copies) => shownFile(copies, { photoMonths, chosen }, fileUrl)),
    };
  });
}

/**
 * Errors by field for ids that are not the student's own stored files of the right scenes; `fields` has the ids of each field
 * with its material.
 */
export async function materialErrors(
  db: Database,
  studentId: string,
  fields: Readonly<Record<string, { readonly code: MaterialCode; readonly fileIds: readonly string[] }>>,
): Promise<Record<string, string>> {
  const ids = Object.values(fields).flatMap(({ fileIds }) => fileIds);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: file.id, scene: file.scene })
          .from(file)
          .where(and(among(file.id, ids), eq(file.studentId, studentId), eq(file.status, 'STORED')));
  const scenes = new Map(rows.map(({ id, scene }) => [id, scene]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { code, fileIds }]) =>
      fileIds.every((id) => scenesOf(code).some((scene) => scene === scenes.get(id)))
        ? []
        : [[field, '上传的文件已不在服务器上，请重新上传']],
    ),
  );
}

/** Files that staff have found right. */
export interface Checked {
  readonly studentId: string;
  readonly fileIds: readonly string[];
  readonly checkedAt: Date;
  /** In Chinese: 毕业申请. */
  readonly checkedFor: string;
  /** Until when a file can be used, by its id; empty or missing for ever. */
  readonly validUntil?: Readonly<Record<string, string>>;
}

/** Takes the marks of files back that staff have returned, and of every copy of the same content. */
export async function unmarkChecked(
  tx: Database,
  studentId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const own = eq(file.studentId, studentId);
  const contents = tx
    .select({ sha256: file.sha256 })
    .from(file)
    .where(and(own, among(file.id, [...fileIds])));
  const copies = tx
    .select({ id: file.id })
    .from(file)
    .where(and(own, inArray(file.sha256, contents)));
  await tx
    .delete(materialCheck)
    .where(and(eq(materialCheck.studentId, studentId), inArray(materialCheck.fileId, copies)));
}

/** Marks files as checked; what was checked before stays as it is. */
export async function markChecked(
  tx: Database,
  { studentId, fileIds, checkedAt, checkedFor, validUntil = {} }: Checked,
): Promise<void> {
  const values = [...new Set(fileIds)].map((fileId) => ({
    fileId,
    studentId,
    checkedAt,
    checkedFor,
    validUntil: (validUntil[fileId] || null) as Day | null,
  }));
  if (values.length > 0) await tx.insert(materialCheck).values(values).onConflictDoNothing();
}
