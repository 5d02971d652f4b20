import { errorCode } from '@qianwei/api/contract/envelope';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { payMinutes, signUpLanguageTitles, signUpTitles } from '@qianwei/api/contract/sign-up/sign-up';
import type { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { yuanWords } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import { type ApplicationSubmission, submitApplication } from '../../application/submit.ts';
import { requireHolder } from '../../credentials/guest-ticket.ts';
import type { Database } from '../../db/database.ts';
import { signUp, signUpItem } from '../../db/schema/sign-up.ts';
import { removeDraft } from '../../draft/application-draft.ts';
import { limitDaily } from '../../eligibility/daily-limit.ts';
import { blocked, requireEligible } from '../../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../../eligibility/ways.ts';
import type { CallContext } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { FactLines } from '../../student/receipt.ts';
import { lockRecord } from '../../studies/locked-record.ts';
import { formatDateTime } from '../../time.ts';
import { holdBatch } from './batches.ts';
import { type Chosen, requireChosen } from './chosen.ts';
import { movePlaces, type PlaceKey, placesOf } from './places.ts';
import { endOverdue } from './release-unpaid.ts';
import { changeEnd, signUpEligibility } from './sign-up-checks.ts';
import { readSignUpFacts, type SignUpFacts } from './sign-up-facts.ts';
import { keepUnpaidDuty, signUpDuty, signUpKind, signUpNumberPrefixes } from './sign-up-kind.ts';

type Payload = PayloadOf<typeof submitSignUpNLog>;

/** Throws 1050004 with what is full; all else that was chosen stays on the page. */
function refuseFull({ practices, site }: Chosen, { of, id }: PlaceKey): never {
  const practice = practices.find(({ offer }) => offer.courseId === id);
  const name = of === 'SITE' ? site.name : `“${practice?.course.name ?? ''}”`;
  throw blocked(
    errorCode.taken,
    { reason: `${name}名额刚刚报满，请重新选择；其余内容还在`, way: noWayOut('BESIDE') },
    of === 'SITE' ? { siteId: id } : { courseCode: practice?.course.courseCode ?? '' },
  );
}

/** Takes the places of what is new and gives back those of what is no longer chosen. */
async function takeChosen(tx: Database, facts: SignUpFacts, chosen: Chosen): Promise<void> {
  const batchId = facts.batch.id;
  const wanted: PlaceKey[] = [
    ...chosen.practices.map(({ offer }) => ({ of: 'COURSE' as const, batchId, id: offer.courseId })),
    { of: 'SITE', batchId, id: chosen.site.id },
  ];
  const { own } = facts;
  const full = await movePlaces(tx, { held: own?.holdsPlaces ? placesOf(own) : [], wanted });
  if (full !== null) refuseFull(chosen, full);
}

/**
 * Until when it waits for its payment; null where nothing is to be paid. The time runs from the first unpaid submission:
 * neither a change nor taking it back and submitting again prolongs it, until it has run out.
 */
function payDeadlineOf(facts: SignUpFacts, fee: number, now: Date): Date | null {
  const { own } = facts;
  if (fee <= (own?.row.paid ?? 0)) return null;
  const holdEnd = own?.row.holdEnd ?? null;
  if (holdEnd !== null && now < holdEnd) return holdEnd;
  return new Date(Math.min(now.getTime() + payMinutes * 60_000, changeEnd(facts).getTime()));
}

/** 分 of what was paid before that count for this submission. */
const creditOf = ({ own }: SignUpFacts, fee: number): number => Math.min(own?.row.paid ?? 0, fee);

/** 120 元，已缴 60 元抵用 */
function feeWords(facts: SignUpFacts, fee: number): string {
  const credit = creditOf(facts, fee);
  return `${yuanWords(fee)}${credit === 0 ? '' : `，已缴 ${yuanWords(credit)}抵用`}`;
}

const factsOf = (
  facts: SignUpFacts,
  { practices, site, fee }: Chosen,
  { language }: Payload,
): FactLines[] => [
  ['报名', signUpTitles[facts.type], facts.batch.name],
  [
    '课程',
    ...practices.map(
      ({ course, offer }) =>
        `${course.courseCode} ${course.name}（${offer.assessForms.map((mode) => assessFormTitles[mode]).join('、')}）`,
    ),
  ],
  ['语种', language === null ? '' : signUpLanguageTitles[language]],
  ['考点', site.name],
  ['费用', fee === 0 ? '' : feeWords(facts, fee)],
];

/** Submissions of a person for a batch in 24 hours: each leaves a receipt and a line of the audit. */
const maxSubmissions = 20;

interface Storing {
  readonly id: string;
  readonly signUpNo: string;
  readonly receiptNo: string;
  readonly payDeadline: Date | null;
  readonly now: Date;
}

async function storeSignUp(
  tx: Database,
  facts: SignUpFacts,
  chosen: Chosen,
  payload: Payload,
  { id, signUpNo, receiptNo, payDeadline, now }: Storing,
): Promise<void> {
  const { batch, studies, own } = facts;
  const { photoFileId, language, studyForm, freshGraduate, studyUnit, remark } = payload;
  const values = {
    studentMajorId: studies.studentMajorId,
    status: payDeadline === null ? ('PENDING' as const) : ('UNPAID' as const),
    siteId: chosen.site.id,
    photoFileId,
    ...{ language, studyForm, freshGraduate, studyUnit, remark },
    fee: chosen.fee,
    payDeadline,
    holdEnd: payDeadline,
    expiredAt: null,
    refunded: 0,
    receiptNo,
    appliedAt: now,
    opinion: '',
    returnedItems: [],
  };
  if (own === null) {
    const { studentId } = studies;
    await tx.insert(signUp).values({ id, signUpNo, batchId: batch.id, studentId, ...values });
  } else {
    await tx.update(signUp).set(values).where(eq(signUp.id, id));
    await tx.delete(signUpItem).where(and(eq(signUpItem.signUpId, id), eq(signUpItem.batchId, batch.id)));
  }
  const courseIds: (string | null)[] = chosen.practices.map(({ offer }) => offer.courseId);
  const items = courseIds.length === 0 ? [null] : courseIds;
  await tx
    .insert(signUpItem)
    .values(items.map((courseId) => ({ batchId: batch.id, signUpId: id, courseId })));
}

/**
 * Submits a sign-up, or a changed one. The student's row is locked, so that ten tabs take turns; the table lets a person
 * have one in a batch; a place is taken in a statement of its own, so that of a hundred one gets the last.
 */
export async function submitSignUp(
  context: CallContext,
  payload: Payload,
): Promise<DataOf<typeof submitSignUpNLog>> {
  const { clock, random } = context;
  const now = clock.now();
  const holder = await requireHolder(context, payload.guestTicket, payload);
  await limitRate(context, { name: 'sign-up-submit', subject: holder.studentId, max: 30, seconds: 3600 });
  // A savepoint of its own: places that were taken go back with a refusal, which the pipeline commits.
  return context.db.transaction(async (db) => {
    const record = await lockRecord(db, holder);
    const batch = await holdBatch(db, payload.type, payload.batchId);
    const facts = await readSignUpFacts(db, { batch, record }, now);
    requireEligible(signUpEligibility(facts, now));
    const chosen = await requireChosen(db, facts, payload, now);
    const { own, type } = facts;
    if (own !== null) await endOverdue(db, own.row.id, now);
    await limitDaily(
      { ...context, db, session: holder },
      {
        name: 'sign-up-submit-day',
        bizId: batch.id,
        max: maxSubmissions,
        noun: `${batch.name}的提交`,
        way: toOffice,
      },
    );
    await takeChosen(db, facts, chosen);
    const id = own?.row.id ?? random.id();
    const payDeadline = payDeadlineOf(facts, chosen.fee, now);
    const submission: ApplicationSubmission = {
      kind: signUpKind,
      applicant: holder,
      subject: { bizId: id, node: batch.id },
      // A sign-up that waits for its review may be changed: the new one takes its place.
      state: own?.row.status === 'RETURNED' ? 'RETURNED' : 'DRAFT',
      receipt: {
        prefix: signUpNumberPrefixes[type],
        kind: 'SIGN_UP',
        facts: () => factsOf(facts, chosen, payload),
      },
      duty: signUpDuty(record.studentId, id),
    };
    let signUpNo = own?.row.signUpNo ?? '';
    const proof = await submitApplication({ db, clock }, submission, async (tx, receiptNo) => {
      signUpNo ||= receiptNo;
      await storeSignUp(tx, facts, chosen, payload, { id, signUpNo, receiptNo, payDeadline, now });
      const waiting = payDeadline && { batch, payDeadline };
      await keepUnpaidDuty(tx, { id, ...record }, waiting);
      await removeDraft(tx, { studentId: record.studentId, kind: type, bizId: batch.id });
    });
    return {
      signUpId: id,
      signUpNo,
      status: payDeadline === null ? 'PENDING' : 'UNPAID',
      payDeadline: payDeadline && formatDateTime(payDeadline),
      credited: creditOf(facts, chosen.fee),
      ...proof,
    };
  });
}
