import { errorCode } from '@qianwei/api/contract/envelope';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { checkThesisTitle } from '@qianwei/api/contract/thesis/topic';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onEmbedded } from '../../../testing/test-database.ts';
import { type Chooser, choosingPlan, enrolChoosers } from '../../../testing/topic-choosers.ts';
import { ownTopic, topicVisit } from '../../../testing/topic-visit.ts';
import { topicCommands } from './topic.commands.ts';

onEmbedded('自拟题目, /thesis/chooseTopic', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let people: Chooser[];
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, topicCommands);
    people = await enrolChoosers(app.deps, 4);
  }, 120_000);
  afterAll(() => desk.leave());

  function visit() {
    const person = people.pop();
    if (person === undefined) throw new Error('Enrol more students');
    return { person, ...topicVisit(app, person) };
  }
  const decide = (number: string, level: string, ...args: string[]) =>
    desk.ops('thesis-topics:decide', number, '--level', level, ...args);

  it('who decides about a title that was returned reads what was said then; the receipt of the student has none of it', async () => {
    const { person, submit, submitDraft } = visit();
    const { data: first } = await submit([], { custom: ownTopic });
    expect(await desk.ops('thesis-topics:show', first.receiptNo)).not.toContain('上次退回');
    await decide(first.receiptNo, 'ADVISOR', '--return', '--reply', '请写清对象');
    const { data } = await submitDraft([], { custom: ownTopic });
    const said = `上次退回（${first.receiptNo}）：《${ownTopic.title}》：请写清对象`;
    expect(await desk.ops('thesis-topics:show', data.receiptNo)).toContain(said);
    expect(await decide(data.receiptNo, 'ADVISOR', '--approve')).toContain(said);
    const { facts } = (await app.call(getReceipt, { receiptNo: data.receiptNo }, { token: person.token }))
      .data;
    expect(facts.map(({ term }) => term)).not.toContain(`上次退回（${first.receiptNo}）`);
  });

  it('offers the teachers and the directions of the own major alone', async () => {
    const { advisors, directions } = await visit().list();
    expect(advisors.map(({ advisorId }) => advisorId)).toEqual(['adv-01', 'adv-02', 'adv-03', 'adv-04']);
    expect([...directions, ...advisors.flatMap((of) => of.directions)]).not.toContain('成本会计');
  });

  it('an own title takes a place of the teacher, is confirmed twice, and comes back as a draft when it is returned', async () => {
    const { submit, list } = visit();
    const { used } = (await list()).advisors.find(({ advisorId }) => advisorId === ownTopic.advisorId)!;
    const { data } = await submit([], { custom: ownTopic });
    const sent = await list();
    expect(sent.mine).toMatchObject([{ isCustom: true, title: ownTopic.title, status: 'PENDING' }]);
    expect(sent.list.some(({ title }) => title === ownTopic.title)).toBe(false);
    expect(sent.advisors.find(({ advisorId }) => advisorId === ownTopic.advisorId)?.used).toBe(used + 1);
    expect(await desk.ops('thesis-topics:show', data.receiptNo)).toContain('选题理由：社区图书室');
    expect(sent.returnedOwn).toBeNull();
    await decide(data.receiptNo, 'ADVISOR', '--return', '--reply', '请写清对象');
    const returned = await list();
    expect(returned.draft?.document).toEqual({
      ...{ mode: 'CUSTOM', thesisType: 'DEGREE', wishes: [], custom: ownTopic },
    });
    // The page compares the draft with it.
    expect(returned.returnedOwn).toEqual(ownTopic);
  });

  it('looks for like titles of the last three years, and warns without refusing', async () => {
    const [{ token } = { token: '' }] = people;
    const { data } = await app.call(
      checkThesisTitle,
      { planId: choosingPlan, title: ownTopic.title },
      { token },
    );
    expect(data).toMatchObject({ ok: true, words: 21, problems: [] });
    expect(data.similar[0]).toMatchObject({
      title: '基于微信小程序的校园图书漂流平台设计与实现',
      rate: 0.86,
    });
    const bad = await app.call(checkThesisTitle, { planId: choosingPlan, title: '字'.repeat(31) }, { token });
    expect(bad.data).toMatchObject({ ok: false, problems: ['题目不超过 25 个字（当前 31）'] });
    expect((await app.call(checkThesisTitle, { planId: 'pastPlan', title: '题' }, { token })).errorCode).toBe(
      errorCode.notFound,
    );
  });
});
