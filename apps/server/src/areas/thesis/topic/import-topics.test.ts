import { writeFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thesisPlan } from '../../../db/schema/thesis.ts';
import { topic } from '../../../db/schema/topic.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onEmbedded } from '../../../testing/test-database.ts';
import { choosingPlan } from '../../../testing/topic-choosers.ts';
import { topicCommands } from './topic.commands.ts';

onEmbedded('a file of topics, /thesis/chooseTopic', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let batch = '';
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, topicCommands);
    const [plan] = await open().db.select().from(thesisPlan).where(eq(thesisPlan.id, choosingPlan));
    batch = plan!.name;
  }, 120_000);
  afterAll(() => desk.leave());

  const row = {
    ...{ topicId: 'shape-1', majorCode: '080901', title: '校园二手书交易平台的设计与实现' },
    ...{ direction: '软件', type: '毕业设计', advisorId: 'adv-01', max: 2 },
  };
  async function load(...topics: object[]) {
    const path = desk.newPath();
    writeFileSync(path, JSON.stringify({ topics }));
    return desk.ops('thesis-topics:import', batch, path);
  }
  const stored = async (topicId: string) =>
    (await open().db.select().from(topic).where(eq(topic.id, topicId)))[0];

  it('keeps what can be seen, a line in one line, and nothing that the database refuses', async () => {
    await load({
      ...row,
      ...{ title: '校园\u202e二手书  交易\n平台', direction: '软\u0000件\n工程', difficulty: '较\u200b难' },
      brief: '第一段\u202e\u0000\u200b\n第二段',
      requirements: ['会\tTypeScript\u0000'],
    });
    expect(await stored('shape-1')).toMatchObject({
      ...{ title: '校园二手书 交易 平台', direction: '软件 工程', difficulty: '较难' },
      ...{ brief: '第一段\n第二段', requirements: ['会 TypeScript'] },
    });
  });

  it.each([
    [{ topicId: '../../x' }, 'topics.0.topicId'],
    [{ topicId: 'a b' }, 'topics.0.topicId'],
    [{ topicId: '\u200b' }, 'topics.0.topicId'],
    [{ advisorId: '../adv' }, 'topics.0.advisorId'],
    [{ majorCode: '08/09' }, 'topics.0.majorCode'],
    [{ direction: '\u200b' }, 'topics.0.direction'],
    [{ title: '12345' }, 'topics.0.title'],
  ])('with %j is refused with the place', async (wrong, place) => {
    await expect(load({ ...row, topicId: 'shape-2', ...wrong })).rejects.toThrow(`题库文件不正确：${place}`);
  });

  it('of more than 300 topics of a major in the batch is refused with how many there would be, and nothing is stored', async () => {
    const ofMajor = and(
      eq(topic.planId, choosingPlan),
      eq(topic.source, 'BANK'),
      eq(topic.majorId, (await stored('topic-cs-01'))!.majorId),
    );
    const before = await open().db.$count(topic, ofMajor);
    const many = Array.from({ length: 300 - before }, (_, at) => ({ ...row, topicId: `many-${at}` }));
    await expect(load(...many, { ...row, topicId: 'beyond' })).rejects.toThrow(
      '专业 080901 在本批次的题库至多 300 题，导入后会有 301 题，没有导入；请删减后再导入',
    );
    expect(await open().db.$count(topic, ofMajor)).toBe(before);
    await load(...many);
    expect(await open().db.$count(topic, ofMajor)).toBe(300);
  }, 60_000);
});
