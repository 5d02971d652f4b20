import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  annotationHandle,
  annotationLevel,
  docType,
  thesisContent,
} from '@qianwei/api/contract/thesis/document';
import { type StageStatus, thesisStage, thesisType } from '@qianwei/api/contract/thesis/stage';
import type { StageStep } from '@qianwei/api/contract/thesis/stage-chart';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { studentPlan, thesisPlanAdvisor, thesisStageRow } from '../../../db/schema/thesis.ts';
import { annotation, thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import { ruleRead } from '../../../db/schema/thesis-text.ts';
import { topicChoice, topicWish } from '../../../db/schema/topic.ts';
import type { DemoPeople, DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { drawnSignature } from '../../../demo/drawn-pictures.ts';
import { lastingId } from '../../../demo/lasting-id.ts';
import type { LoadedPerson } from '../../../demo/load-people.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { beginThesis, settleThesis } from '../../../thesis/move-stage.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import { openingStages } from '../../../thesis/stage-state.ts';
import { addCommitment } from '../commitment/add-commitment.ts';
import { addCheck } from './add-check.ts';
import { openingMoment } from './opening-moment.ts';
import { type PlacedThesis, placedTheses } from './placed-theses.ts';

/** Needs of a thesis of the demo. */
export interface ThesisSetting {
  readonly db: Database;
  readonly calendar: DemoCalendar;
  readonly stage: DemoStage;
}

/** The theses that were loaded: student → id. */
export type LoadedTheses = ReadonlyMap<string, string>;

const sampleFile = v.object({
  docType,
  no: v.number(),
  thesisType,
  submitTime: v.optional(v.string()),
  statistics: v.object({ bodyWords: v.number() }),
  annotations: v.optional(
    v.array(
      v.object({
        level: annotationLevel,
        text: v.string(),
        teacher: v.string(),
        time: v.string(),
        handle: annotationHandle,
        quote: v.string(),
        start: v.object({ blockId: v.string(), offset: v.number() }),
        end: v.object({ blockId: v.string(), offset: v.number() }),
      }),
    ),
    [],
  ),
});

async function addSignature(
  { db, stage }: ThesisSetting,
  { studentId }: LoadedPerson,
  { id: bizId, signedAt: storedAt }: { readonly id: string; readonly signedAt: Date },
): Promise<string> {
  const id = stage.random.id();
  const picture = await drawnSignature();
  await db.insert(file).values({
    ...(await stage.files.save(picture)),
    ...{ id, studentId, bizId, scene: 'SIGNATURE', name: 'signature.png', size: picture.length },
    mime: 'image/png',
    ...{ width: 480, height: 180, storedAt },
  });
  return id;
}

/** A document of a thesis with its last version, from a file of the content; a draft has no version. */
async function addDocument(
  { db, calendar, stage }: ThesisSetting,
  studentPlanId: string,
  { sample, submitted }: NonNullable<PlacedThesis['document']>,
): Promise<string | null> {
  const source = calendar.fill(await readFile(new URL(`thesis/${sample}`, stage.content), 'utf8'));
  const parsed: unknown = JSON.parse(source);
  const content = v.parse(thesisContent, parsed);
  const { docType: type, no, statistics, annotations } = v.parse(sampleFile, parsed);
  const words = statistics.bodyWords;
  const storedAt = calendar.at(submitted?.at ?? 'now@08:40');
  const docId = stage.random.id();
  await db
    .insert(thesisDoc)
    .values({ id: docId, studentPlanId, roundNo: 1, docType: type, content, words, savedAt: storedAt });
  if (submitted === undefined) return null;
  const versionId = stage.random.id();
  await db.insert(thesisVersion).values({
    ...{ id: versionId, docId, kind: 'SUBMIT', no, content, words, storedAt },
    sha256: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    status: submitted.status,
    opinion: submitted.opinion ?? '',
    decidedAt: submitted.decidedAt === undefined ? null : calendar.at(submitted.decidedAt),
  });
  if (annotations.length > 0)
    await db.insert(annotation).values(
      annotations.map(({ start, end, time, ...note }) => ({
        ...{ ...note, versionId, anchor: { start, end } },
        writtenAt: new Date(`${time.replace(' ', 'T')}+08:00`),
      })),
    );
  return versionId;
}

type PlacedStage = PlacedThesis['stages'][number];

/** The step by which a stage came to stand as it does. */
const decisions: Readonly<Partial<Record<StageStatus, StageStep>>> = {
  PASSED: 'PASS',
  RETURNED: 'RETURN',
  FAILED: 'FAIL',
};

/** The lines of the audit that led to a stage. */
async function logStage(
  { db, calendar }: ThesisSetting,
  { studentId }: LoadedPerson,
  studentPlanId: string,
  { code, status, submitted, decided, by = '', opinion = '' }: PlacedStage,
): Promise<void> {
  const about = { bizType: 'THESIS', bizId: studentPlanId, node: code };
  const isConfirmed = code === 'RULE' || code === 'COMMITMENT';
  if (submitted !== undefined)
    await db.insert(auditLog).values({
      ...{ ...about, action: isConfirmed ? 'CONFIRM' : 'SUBMIT' },
      ...{ operatorType: 'STUDENT', operatorId: studentId, time: calendar.at(submitted) },
    });
  const action = decisions[status];
  if (decided !== undefined && action !== undefined && !isConfirmed)
    await db.insert(auditLog).values({
      ...{ ...about, action, operatorType: 'STAFF', operatorId: by, opinion, time: calendar.at(decided) },
    });
}

/** States of the stages, in their order, with their lines of the audit. */
async function placeStages(
  setting: ThesisSetting,
  person: LoadedPerson,
  studentPlanId: string,
  thesis: PlacedThesis,
): Promise<void> {
  const { db, calendar } = setting;
  const at = (expression: string | undefined) => (expression === undefined ? null : calendar.at(expression));
  for (const code of thesisStage.options) {
    const stage = thesis.stages.findLast((placed) => placed.code === code);
    if (stage === undefined) continue;
    const decidedAt = at(stage.decided);
    await db
      .update(thesisStageRow)
      .set({
        status: stage.status,
        openedAt: openingMoment(thesis, code, calendar),
        submittedAt: at(stage.submitted),
        seenAt: decidedAt,
        passedAt: stage.status === 'PASSED' ? (decidedAt ?? at(stage.submitted)) : null,
        returnedAt: stage.status === 'RETURNED' ? decidedAt : null,
        returnCount: stage.status === 'RETURNED' ? 1 : 0,
        deadline: at(stage.deadline),
        opinion: stage.opinion ?? '',
        decidedBy: stage.by ?? '',
      })
      .where(sql`${thesisStageRow.studentPlanId} = ${studentPlanId} and ${thesisStageRow.code} = ${code}`);
    await logStage(setting, person, studentPlanId, stage);
  }
}

/** The passed choice of a topic of the bank. */
async function addChoice(
  { db, calendar, stage }: ThesisSetting,
  { studentId }: LoadedPerson,
  studentPlanId: string,
  { topicId, type }: PlacedThesis,
): Promise<void> {
  if (topicId === undefined) return;
  const id = stage.random.id();
  const [appliedAt, decidedAt] = [calendar.at('now-7d@20:15'), calendar.at('now-5d@10:30')];
  await db.insert(topicChoice).values({
    ...{ id, studentPlanId, studentId, thesisType: type ?? 'DEGREE', status: 'APPROVED', level: 'MAJOR' },
    ...{ receiptNo: await nextReceiptNo(db, 'XT', appliedAt), appliedAt, decidedAt },
  });
  await db.insert(topicWish).values({
    ...{ choiceId: id, studentPlanId, planId: 'thesisPlan', topicId, order: 1, status: 'PASSED', decidedAt },
  });
}

async function addThesis(
  setting: ThesisSetting,
  person: LoadedPerson,
  placed: PlacedThesis,
): Promise<string> {
  const { db, calendar, stage } = setting;
  const { studentId, studentMajorId } = person;
  const id = lastingId(`thesis ${placed.name}`);
  const at = (expression: string) => calendar.at(expression);
  await db.insert(studentPlan).values({
    ...{ id, studentId, studentMajorId, planId: placed.batch, thesisType: placed.type ?? null },
    ...{ title: placed.title ?? null, advisorId: placed.advisorId ?? null, titleEn: placed.titleEn ?? '' },
    ...{ overall: placed.overall ?? 'ONGOING', score: placed.score ?? null, level: placed.level ?? null },
  });
  if (placed.advisorId !== undefined && placed.batch !== 'thesisPlan')
    await db
      .update(thesisPlanAdvisor)
      .set({ taken: sql`${thesisPlanAdvisor.taken} + 1` })
      .where(
        sql`${thesisPlanAdvisor.planId} = ${placed.batch} and ${thesisPlanAdvisor.advisorId} = ${placed.advisorId}`,
      );
  await beginThesis(db, { studentId, studentPlanId: id, now: at(placed.begun) });
  await placeStages(setting, person, id, placed);
  for (const [type, version, moment] of placed.reads ?? [])
    await db.insert(ruleRead).values({
      ...{ studentId, planId: placed.batch, type, version, seconds: 96, readAt: at(moment) },
    });
  await addChoice(setting, person, id, placed);
  const { submitted: signed } = placed.stages.find(({ code }) => code === 'COMMITMENT') ?? {};
  if (signed !== undefined) {
    const signedAt = at(signed);
    const letter = { id: stage.random.id(), signedAt };
    const signatureFileId = await addSignature(setting, person, letter);
    const thesis = await findThesis(db, studentId, id, { now: stage.now });
    await addCommitment(db, thesis, { ...letter, signatureFileId });
  }
  const versionId = placed.document === undefined ? null : await addDocument(setting, id, placed.document);
  await addCheck(setting, { studentId, studentPlanId: id, versionId }, placed);
  for (const { from, by, content, sent } of placed.messages ?? [])
    await db.insert(thesisMessage).values({ studentPlanId: id, from, by, content, sentAt: at(sent) });
  const settleAt = async (now: Date) => settleThesis(db, await findThesis(db, studentId, id, { now }));
  const standing = await findThesis(db, studentId, id, { now: stage.now });
  for (const code of openingStages(standing)) await settleAt(openingMoment(placed, code, calendar));
  await settleAt(stage.now);
  return id;
}

/** Loads the theses of the demo students, each at its stage (screens 12.3). */
export async function loadTheses(setting: ThesisSetting, people: DemoPeople): Promise<LoadedTheses> {
  const loaded = new Map<string, string>();
  for (const placed of placedTheses) {
    const person = people.get(placed.name);
    if (person === undefined) throw new Error(`No demo student ${placed.name}`);
    loaded.set(placed.name, await addThesis(setting, person, placed));
  }
  return loaded;
}
