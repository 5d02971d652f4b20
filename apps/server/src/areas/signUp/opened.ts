import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { signUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { file } from '../../db/schema/file.ts';
import { readDraft } from '../../draft/application-draft.ts';
import { shownObstacle } from '../../eligibility/eligibility.ts';
import type { CallContext, TicketHolder } from '../../http/implement.ts';
import { boundMobile, findStudent } from '../../student/find-student.ts';
import { maskExamineeNo, maskMobile } from '../../student/personal.ts';
import { requireRecord, type StudyRecord } from '../../studies/record.ts';
import { formatDateTime } from '../../time.ts';
import { findSignUpBatch } from './batches.ts';
import { shownPhoto, shownSignUp } from './record.ts';
import { practiceEligibility, signUpEligibility } from './sign-up-checks.ts';
import { readSignUpFacts } from './sign-up-facts.ts';

/** Hexadecimal digits of the name of a draft on a device. */
const markDigits = 32;

/** Photos that were checked are offered again for a year: an older one no longer shows the face. */
const photoDays = 365;
const maxPhotos = 6;

async function shownHolder(
  { db, secrets }: CallContext,
  { studentId, record, major, schoolName }: StudyRecord,
  knowsExamineeNo: boolean,
): Promise<OpenedSignUp['holder']> {
  const { student, account } = await findStudent(db, studentId);
  const mobile = boundMobile(secrets, account);
  return {
    name: maskName(student.name),
    idCard: maskIdCard(secrets.decrypt(student.idCardCipher)),
    mobile: mobile === null ? '' : maskMobile(mobile),
    examineeNo: knowsExamineeNo ? record.examineeNo : maskExamineeNo(record.examineeNo),
    applyExamLevel: record.applyExamLevel,
    majorCode: major.majorCode,
    majorName: major.name,
    schoolName,
    studyUnit: record.studyUnit,
    registerDate: record.registerDate,
  };
}

/** The checked photos of a person, whatever they were uploaded for, the newest first (材料保险箱). */
async function listPhotos(context: CallContext, studentId: string, now: Date) {
  const since = new Date(now.getTime() - photoDays * 86_400_000);
  const rows = await context.db
    .select()
    .from(file)
    .where(
      and(
        eq(file.studentId, studentId),
        inArray(file.scene, ['SIGNUP_PHOTO', 'GRAD_PHOTO']),
        eq(file.status, 'STORED'),
        gt(file.storedAt, since),
      ),
    )
    .orderBy(desc(file.storedAt))
    .limit(maxPhotos);
  return rows.map((row) => shownPhoto(context, row));
}

interface OpenedBy extends Pick<Parameters<typeof shownSignUp>[1], 'type'> {
  readonly batchId: string;
  /** Without a session of the person it opens the photos, too. */
  readonly guestTicket: string;
  readonly expiresAt: Date;
  readonly knowsExamineeNo: boolean;
}

/** The sign-up as it is open to a person: what can be chosen, what was typed, and what was submitted. */
export async function openedSignUp(
  call: CallContext,
  holder: TicketHolder,
  { batchId, guestTicket, expiresAt, knowsExamineeNo, type }: OpenedBy,
): Promise<OpenedSignUp> {
  // Somebody else may be logged in on this device: only the person's own session unmasks anything.
  const session = call.session?.studentId === holder.studentId ? call.session : null;
  const ticket = session === null ? guestTicket : undefined;
  const context: CallContext = { ...call, session, fileUrl: (id) => call.fileUrl(id, ticket) };
  const { db, clock } = context;
  const now = clock.now();
  const record = await requireRecord(db, holder);
  const batch = await findSignUpBatch(db, type, batchId);
  const facts = await readSignUpFacts(db, { batch, record }, now);
  const key = { studentId: record.studentId, kind: type, bizId: batch.id };
  const [shown, photos, draft, own] = await Promise.all([
    shownHolder(context, record, knowsExamineeNo),
    listPhotos(context, record.studentId, now),
    readDraft(context, key),
    facts.own === null ? null : shownSignUp(context, facts, facts.own),
  ]);
  const { refusal } = signUpEligibility(facts, now);
  const { passed } = facts;
  return {
    guestTicket,
    proofUntil: formatDateTime(expiresAt),
    holder: shown,
    draftMark: call.secrets.hash(`sign-up-draft:${batch.id}:${record.studentId}`).slice(0, markDigits),
    obstacle: refusal && shownObstacle(refusal),
    courses: facts.practices.map((practice) => {
      const decided = practiceEligibility({ ...facts, practice, isInRow: true }, now).refusal;
      return {
        courseCode: practice.course.courseCode,
        isPassed: decided?.code === 'PASSED',
        obstacle: decided && shownObstacle(decided),
      };
    }),
    passed: passed && { batchName: passed.batchName, score: passed.score },
    photos,
    draft: draft && {
      document: v.parse(signUpDocument, draft.document),
      revision: draft.revision,
      savedTime: formatDateTime(draft.savedAt),
    },
    record: own,
  };
}
