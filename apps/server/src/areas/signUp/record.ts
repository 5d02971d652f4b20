import type { SignUpRecord } from '@qianwei/api/contract/sign-up/sign-up';
import { eq } from 'drizzle-orm';
import { readRows } from '../../application/rows.ts';
import { timelineOf } from '../../application/timeline.ts';
import { file } from '../../db/schema/file.ts';
import { signUp } from '../../db/schema/sign-up.ts';
import type { CallContext } from '../../http/implement.ts';
import { boundMobile, findStudent } from '../../student/find-student.ts';
import { seatNoText } from '../../studies/registrations.ts';
import { owedOf } from '../../studies/sign-up-refunds.ts';
import { formatDateTime } from '../../time.ts';
import { correctionEnd, listPractices, type SignUpBatchRow } from './batches.ts';
import { againAt, signUpEligibility } from './sign-up-checks.ts';
import type { OwnSignUp, SignedItem, SignUpFacts, SignUpRow } from './sign-up-facts.ts';
import { signUpKind } from './sign-up-kind.ts';

/** The submitted document, as it was typed. */
const documentOf = (row: SignUpRow, items: readonly SignedItem[]): SignUpRecord['document'] => ({
  courseCodes: items.flatMap(({ course }) => course?.courseCode ?? []),
  siteId: row.siteId,
  photoFileId: row.photoFileId,
  language: row.language,
  studyForm: row.studyForm,
  freshGraduate: row.freshGraduate,
  studyUnit: row.studyUnit,
  remark: row.remark,
});

const seatsOf = (items: readonly SignedItem[]): SignUpRecord['seats'] =>
  items.flatMap(({ item: { examDate, startTime, endTime, siteName, siteAddress, room, seatNo }, course }) =>
    examDate === null
      ? []
      : [
          {
            courseCode: course?.courseCode ?? '',
            date: examDate,
            startTime,
            endTime,
            siteName,
            address: siteAddress,
            room,
            seat: seatNoText(seatNo),
          },
        ],
  );

/** Money that comes back: of a cancelled one it is owed since its end, else since the submission that costs less. */
function refundOf(row: SignUpRow, { events }: SignUpRecord['timeline']): SignUpRecord['refund'] {
  const owed = owedOf(row);
  if (owed > 0) {
    const taken = events.findLast(({ step }) => step === 'WITHDRAW')?.time;
    const ended = row.expiredAt === null ? taken : formatDateTime(row.expiredAt);
    const since = row.status === 'CANCELLED' ? ended : undefined;
    return { amount: owed, status: 'DUE', since: since ?? formatDateTime(row.appliedAt) };
  }
  return row.refunded > 0 ? { amount: row.refunded, status: 'PAID_BACK' } : null;
}

/** The status as its student sees it: seats are not known before their publication, nor that there are some. */
export const shownStatus = (
  { status }: Pick<SignUpRow, 'status'>,
  { arrangePublish }: Pick<SignUpBatchRow, 'arrangePublish'>,
  now: Date,
): SignUpRow['status'] => (status === 'ARRANGED' && now < arrangePublish ? 'APPROVED' : status);

/** A photo as its page shows it. */
export const shownPhoto = (
  { fileUrl }: Pick<CallContext, 'fileUrl'>,
  { id, size, storedAt }: typeof file.$inferSelect,
) => ({ fileId: id, url: fileUrl(id), size, storedTime: formatDateTime(storedAt) });

/** The person as the paper that is signed names them. A visitor, proven by a code alone, gets nothing unmasked. */
async function signerOf(
  { db, secrets, session }: Pick<CallContext, 'db' | 'secrets' | 'session'>,
  { studentId, record }: SignUpFacts['studies'],
): Promise<SignUpRecord['signer']> {
  if (session === null) return null;
  const { student, account } = await findStudent(db, studentId);
  return {
    name: student.name,
    idCard: secrets.decrypt(student.idCardCipher),
    examineeNo: record.examineeNo,
    mobile: boundMobile(secrets, account) ?? '',
  };
}

/** A sign-up as its student sees it. Seats are shown once they are published. */
export async function shownSignUp(
  context: Pick<CallContext, 'db' | 'clock' | 'fileUrl' | 'secrets' | 'session'>,
  facts: SignUpFacts,
  { row, items }: OwnSignUp,
): Promise<SignUpRecord> {
  const { db, clock } = context;
  const { batch, sites } = facts;
  const now = clock.now();
  const [[photo], practices, [signed]] = await Promise.all([
    db.select().from(file).where(eq(file.id, row.photoFileId)),
    listPractices(db, batch.id),
    readRows(db, signUpKind, eq(signUp.id, row.id)),
  ]);
  if (photo === undefined || signed === undefined) throw new Error('A sign-up without its photo');
  const site = sites.find(({ id }) => id === row.siteId);
  const isLive = row.status !== 'CANCELLED';
  const heldStill = row.holdEnd !== null && row.holdEnd > now ? row.holdEnd : null;
  const payDeadline = isLive ? row.payDeadline : heldStill;
  const againTime = againAt(facts);
  const timeline = await timelineOf(db, signUpKind, signed);
  const isPublished = now >= batch.arrangePublish;
  return {
    signUpId: row.id,
    signUpNo: row.signUpNo,
    batchId: batch.id,
    batchName: batch.name,
    status: shownStatus(row, batch, now),
    document: documentOf(row, items),
    courses: items.flatMap(({ item, course }) => {
      const offered = practices.find(({ offer }) => offer.courseId === item.courseId);
      if (course === null || offered === undefined) return [];
      const { courseCode, name: courseName, credit } = course;
      const { assessForms, fee } = offered.offer;
      return [{ courseCode, courseName, credit, assessForms, fee: batch.feeEnabled ? fee : 0 }];
    }),
    siteName: site?.name ?? '',
    siteAddress: site?.address ?? '',
    photo: shownPhoto(context, photo),
    signer: await signerOf(context, facts.studies),
    fee: row.fee,
    paid: row.paid,
    refund: refundOf(row, timeline),
    payDeadline: payDeadline && formatDateTime(payDeadline),
    againTime: againTime !== null && againTime < batch.applyEnd ? formatDateTime(againTime) : null,
    receiptNo: row.receiptNo,
    submitTime: formatDateTime(row.appliedAt),
    opinion: row.opinion,
    returnedItems: row.status === 'RETURNED' ? [...row.returnedItems] : [],
    correctUntil: row.status === 'RETURNED' ? formatDateTime(correctionEnd(batch)) : null,
    editable: isLive && signUpEligibility(facts, now).refusal === null,
    cancellable: isLive && now < batch.applyEnd,
    seats: isPublished ? seatsOf(items) : [],
    arrangeTime: formatDateTime(batch.arrangePublish),
    ticketOpenTime: formatDateTime(batch.ticketOpen),
    timeline,
  };
}
