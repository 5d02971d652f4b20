import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordStaffAction, recordStudentAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import { signUp, signUpCourse, signUpItem, signUpSite } from '../../../db/schema/sign-up.ts';
import type { DemoPeople, DemoStage } from '../../../demo/area-demo.ts';
import { drawnPortrait } from '../../../demo/drawn-pictures.ts';
import { receiptStart } from '../../../student/receipt-no.ts';
import type { SignUpBatchRow } from '../batches.ts';
import { signUpNumberPrefixes } from '../sign-up-kind.ts';
import { practiceFee } from './offers.ts';

async function addPhoto(
  db: Database,
  { files, now }: Pick<DemoStage, 'files' | 'now'>,
  studentId: string,
  cloth: string,
): Promise<string> {
  const drawn = await drawnPortrait(cloth);
  const stored = await files.save(drawn);
  const found = { name: '证件照.jpg', size: drawn.length, mime: 'image/jpeg', width: 480, height: 640 };
  const [row] = await db
    .insert(file)
    .values({ studentId, scene: 'SIGNUP_PHOTO', ...found, ...stored, storedAt: now })
    .returning({ id: file.id });
  if (row === undefined) throw new Error('The photo was not stored');
  return row.id;
}

type Placed = Partial<typeof signUpItem.$inferInsert>;

/** A sign-up that is loaded as it stands. */
export interface DemoSignUp {
  readonly batch: SignUpBatchRow;
  readonly name: string;
  /** End of its number, which begins with the day of the sign-up. */
  readonly serial: number;
  readonly status: 'APPROVED' | 'ARRANGED';
  readonly siteName: string;
  readonly appliedAt: Date;
  readonly approvedAt: Date;
  readonly more?: Partial<typeof signUp.$inferInsert>;
  readonly items: readonly Placed[];
}

/** Adds a sign-up with a photo of its own. */
export async function addSignUp(
  db: Database,
  people: DemoPeople,
  stage: DemoStage,
  { batch, name, serial, status, siteName, appliedAt, approvedAt, more = {}, items }: DemoSignUp,
): Promise<void> {
  const person = people.get(name);
  const sites = await db.select().from(signUpSite).where(eq(signUpSite.batchId, batch.id));
  const site = sites.find((row) => row.name === siteName);
  if (person?.studentMajorId == null || site === undefined)
    throw new Error(`${name} or ${siteName} is missing`);
  const { studentId, studentMajorId } = person;
  const photoFileId = await addPhoto(db, stage, studentId, '#726d64');
  const no = `${receiptStart(signUpNumberPrefixes[batch.type], appliedAt)}${serial}`;
  const cost = batch.feeEnabled ? practiceFee * items.length : 0;
  const owner = { batchId: batch.id, studentId, studentMajorId };
  const [row] = await db
    .insert(signUp)
    .values({
      ...owner,
      ...{ signUpNo: no, receiptNo: no, status, siteId: site.id, photoFileId, appliedAt },
      ...{ fee: cost, paid: cost },
      ...more,
    })
    .returning({ id: signUp.id });
  if (row === undefined) throw new Error('The sign-up was not stored');
  const step = { bizType: 'SIGN_UP', bizId: row.id, node: batch.id } as const;
  const clock = { now: () => appliedAt };
  await recordStudentAction({ db, clock, studentId }, { ...step, action: 'SUBMIT' });
  const approval = { ...step, action: 'APPROVE', opinion: '', items: [] } as const;
  await recordStaffAction(db, approval, { by: '自考办', now: approvedAt });
  await db.insert(signUpItem).values(items.map((item) => ({ batchId: batch.id, signUpId: row.id, ...item })));
  const oneMore = { taken: sql`taken + 1` };
  await db.update(signUpSite).set(oneMore).where(eq(signUpSite.id, site.id));
  const courseIds = items.flatMap(({ courseId }) => courseId ?? []);
  await db
    .update(signUpCourse)
    .set(oneMore)
    .where(and(eq(signUpCourse.batchId, batch.id), inArray(signUpCourse.courseId, courseIds)));
}
