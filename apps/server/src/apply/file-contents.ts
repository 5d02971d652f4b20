import { and, eq } from 'drizzle-orm';
import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Ids of the files in some fields of a document, of which every list of texts is one of ids. */
export const fileIdsIn = (document: object, fields: readonly string[]): string[] => {
  const values = document as Readonly<Record<string, unknown>>;
  return fields.flatMap((field) => (isIds(values[field]) ? values[field] : []));
};

/**
 * The documents with the contents of the student's files, each once and in one order, in the place of their ids: what is uploaded once more has another
 * id, and is no other file.
 */
export async function withContents(
  db: Database,
  studentId: string,
  documents: readonly object[],
): Promise<object[]> {
  const ids = documents.flatMap((document) => Object.values(document).filter(isIds).flat());
  const rows = await db
    .select({ id: file.id, sha256: file.sha256 })
    .from(file)
    .where(and(among(file.id, ids), eq(file.studentId, studentId)));
  const contents = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  const contentOf = (id: string) => contents.get(id) ?? id;
  return documents.map((document) =>
    Object.fromEntries(
      Object.entries(document).map(([field, value]) => [
        field,
        isIds(value) ? [...new Set(value.map(contentOf))].toSorted() : value,
      ]),
    ),
  );
}
