import { among } from '../../../../db/among.ts';
import { createBatcher } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { testRecord } from '../../../../db/schema/exam.ts';
import { paperQuestions } from './paper-questions.ts';
import { type PaperShape, shapeOf } from './paper-shape.ts';

const most = 5000;

// Papers are frozen, so that a remembered one is right in every process. The oldest makes room.
const remembered = new Map<string, PaperShape>();

/** Which attempt, and whose it must be. */
interface Asked {
  readonly studentId: string;
  readonly testRecordId: string;
}

async function readShapes(db: Database, asked: readonly Asked[]): Promise<(PaperShape | undefined)[]> {
  const rows = await db
    .select({ id: testRecord.id, studentId: testRecord.studentId, paper: testRecord.paper })
    .from(testRecord)
    .where(
      among(
        testRecord.id,
        asked.map(({ testRecordId }) => testRecordId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shapes: (PaperShape | undefined)[] = [];
  for (const { studentId, testRecordId } of asked) {
    const row = byId.get(testRecordId);
    if (row === undefined || row.studentId !== studentId) shapes.push(undefined);
    else shapes.push(shapeOf(row.paper, await paperQuestions(db, row.paper)));
  }
  return shapes;
}

const readers = new WeakMap<Database, (asked: Asked) => Promise<PaperShape | undefined>>();

function read(db: Database, asked: Asked): Promise<PaperShape | undefined> {
  const known =
    readers.get(db) ??
    createBatcher((all: readonly Asked[]) => readShapes(db, all), { maxBatchSize: 50, concurrency: 1 });
  readers.set(db, known);
  return known(asked);
}

/**
 * What answers to an attempt must look like; undefined when the student has no such attempt. The shapes of 5,000
 * attempts are remembered, so that a save needs no look at the paper.
 */
export async function paperShapeOf(
  db: Database,
  studentId: string,
  testRecordId: string,
): Promise<PaperShape | undefined> {
  const key = `${studentId}\n${testRecordId}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const shape = await read(db, { studentId, testRecordId });
  if (shape === undefined) return undefined;
  const [oldest] = remembered.keys();
  if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, shape);
  return shape;
}
