import { readFile } from 'node:fs/promises';
import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { major } from '../../../db/schema/institution.ts';
import {
  advisor,
  thesisPlan,
  thesisPlanAdvisor,
  thesisPlanMajor,
  thesisWindow,
} from '../../../db/schema/thesis.ts';
import { pastTitle, topic } from '../../../db/schema/topic.ts';
import type { DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { usualLimits } from '../../../thesis/usual-limits.ts';
import { typedKinds } from '../topic/import-topics.ts';

/** A batch of the demo institution, and the id of its row: choosing topics, writing on 10002, being checked and defended, or over. */
export type DemoBatch = 'thesisPlan' | 'writingPlan' | 'defencePlan' | 'pastPlan';

const advisorFile = v.object({
  advisors: v.array(
    v.object({
      ...{ id: v.string(), name: v.string(), title: v.string(), unit: v.string() },
      ...{ hours: v.string(), phone: v.string(), email: v.string(), bio: v.string() },
      directions: v.array(v.string()),
      maxStudents: v.number(),
      currentStudents: v.number(),
    }),
  ),
});

const topicFile = v.object({
  topics: v.array(
    v.object({
      ...{ topicId: v.string(), majorCode: v.string(), title: v.string(), direction: v.string() },
      ...{ difficulty: v.string(), brief: v.string(), advisorId: v.string() },
      type: v.picklist(['毕业设计', '毕业论文']),
      requirements: v.array(v.string()),
      max: v.number(),
      used: v.number(),
    }),
  ),
});

/** Names, registration and stages of each batch; the expressions are those of the demo calendar. */
const plans: Readonly<
  Record<
    DemoBatch,
    {
      readonly name: (calendar: DemoCalendar) => string;
      readonly registration: readonly [from: string, to: string];
      readonly isEnded?: true;
      readonly windows: Readonly<
        Partial<Record<ThesisStage, readonly [from: string | null, to: string | null]>>
      >;
    }
  >
> = {
  thesisPlan: {
    name: (calendar) => calendar.text('thesisPlan.name'),
    registration: ['now-30d@09:00', 'now-10d@17:00'],
    windows: {
      RULE: [null, 'thesisPlan.topicEnd'],
      TOPIC: ['thesisPlan.topicStart', 'thesisPlan.topicEnd'],
      COMMITMENT: [null, 'thesisPlan.reportEnd'],
      REPORT: [null, 'thesisPlan.reportEnd'],
      DRAFT: [null, 'thesisPlan.draftEnd'],
      REVISION: [null, 'thesisPlan.revisionEnd'],
      AI_INFO: [null, 'thesisPlan.finalEnd'],
      FINAL: [null, 'thesisPlan.finalEnd'],
    },
  },
  writingPlan: {
    name: (calendar) => `${calendar.text('defencePlan.name')}（论文平台）`,
    registration: ['now-190d@09:00', 'now-170d@17:00'],
    windows: {
      TOPIC: ['now-168d@09:00', 'now-158d@24:00'],
      REPORT: [null, 'now-120d@24:00'],
      DRAFT: [null, 'now-40d@24:00'],
      REVISION: [null, 'now+12d@24:00'],
      AI_INFO: [null, 'now+22d@24:00'],
      FINAL: [null, 'now+22d@24:00'],
    },
  },
  defencePlan: {
    name: (calendar) => calendar.text('defencePlan.name'),
    registration: ['now-230d@09:00', 'now-210d@17:00'],
    windows: {
      TOPIC: ['now-208d@09:00', 'now-198d@24:00'],
      REPORT: [null, 'now-160d@24:00'],
      DRAFT: [null, 'now-100d@24:00'],
      REVISION: [null, 'now-50d@24:00'],
      AI_INFO: [null, 'now-22d@24:00'],
      FINAL: [null, 'now-20d@24:00'],
      CHECK: [null, 'defencePlan.recheckEnd'],
      DEFENCE: ['defencePlan.bookingStart', 'defencePlan.bookingEnd'],
    },
  },
  pastPlan: {
    name: (calendar) => `${calendar.text('now-400d', 'year')}年下半年论文批次`,
    registration: ['now-420d@09:00', 'now-400d@17:00'],
    isEnded: true,
    windows: {},
  },
};

/** Every batch of the demo institution. */
export const demoBatches = Object.keys(plans) as readonly DemoBatch[];

/** Earlier titles with which new ones are compared. */
const earlierTitles = [
  ['基于微信小程序的校园图书漂流平台设计与实现', '计算机科学与技术', 1],
  ['基于Spring Boot的社区养老服务平台设计', '计算机科学与技术', 2],
  ['面向小微企业的进销存系统设计', '计算机科学与技术', 0],
  ['小微商贸企业存货内部控制研究', '会计学', 0],
  ['制造企业成本核算方法研究', '会计学', 3],
  ['校园失物招领小程序的设计与实现', '计算机科学与技术', 4],
] as const;

async function addPlan(
  db: Database,
  calendar: DemoCalendar,
  id: DemoBatch,
  majorIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { name, registration, windows, isEnded } = plans[id];
  const [from, to] = registration;
  await db.insert(thesisPlan).values({
    id,
    name: name(calendar),
    startTime: calendar.at(from),
    endTime: calendar.at(to),
    limits: usualLimits,
    status: isEnded ? 'ENDED' : 'ACTIVE',
  });
  await db.insert(thesisPlanMajor).values([...majorIds.values()].map((majorId) => ({ planId: id, majorId })));
  const rows = Object.entries(windows).map(([stage, [start, end]]) => ({
    planId: id,
    stage: stage as ThesisStage,
    startTime: start === null ? null : calendar.at(start),
    endTime: end === null ? null : calendar.at(end),
  }));
  if (rows.length > 0) await db.insert(thesisWindow).values(rows);
}

/** Loads the batches, their teachers and the topics of the one that is choosing. */
export async function loadBatches(
  db: Database,
  calendar: DemoCalendar,
  { content }: DemoStage,
): Promise<void> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`thesis/${name}`, content), 'utf8'));
  const { advisors } = v.parse(advisorFile, await read('advisors.json'));
  const { topics } = v.parse(topicFile, await read('topics.json'));
  const majors = await db
    .select({ id: major.id, code: major.majorCode })
    .from(major)
    .where(inArray(major.majorCode, ['080901', '120203K']));
  const majorIds = new Map(majors.map(({ code, id }) => [code, id]));
  for (const batch of demoBatches) await addPlan(db, calendar, batch, majorIds);
  await db.insert(advisor).values(advisors.map(({ maxStudents, currentStudents, ...row }) => row));
  await db.insert(thesisPlanAdvisor).values(
    demoBatches.flatMap((planId) =>
      advisors.map(({ id, maxStudents, currentStudents }) => ({
        ...{ planId, advisorId: id, quota: maxStudents },
        // The other students of the present batch have no accounts here.
        taken: planId === 'thesisPlan' ? currentStudents : 0,
      })),
    ),
  );
  await db.insert(topic).values(
    topics.map(({ topicId, majorCode, type, max, used, ...row }) => ({
      ...row,
      id: topicId,
      planId: 'thesisPlan',
      majorId: majorIds.get(majorCode) ?? '',
      thesisKind: typedKinds[type],
      source: 'BANK' as const,
      quota: max,
      taken: used,
    })),
  );
  const year = Number(calendar.text('now', 'year'));
  await db
    .insert(pastTitle)
    .values(earlierTitles.map(([title, majorName, ago]) => ({ title, majorName, year: year - ago })));
}
