import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { noWishes, planGraduation } from '@qianwei/studies';
import { describe, expect, it } from 'vitest';
import { graduationPlan } from './planner.fixtures.ts';
import { reasonsOf } from './reasons.ts';

const { facts } = graduationPlan;

const reasonsFor = (change: Partial<PlannerWishes> = {}, changed: PlannerFacts = facts) => {
  const wishes = { ...noWishes, ...change };
  return reasonsOf(changed, wishes, planGraduation(changed, wishes));
};

const titlesFor = (change: Partial<PlannerWishes> = {}, changed?: PlannerFacts) =>
  reasonsFor(change, changed).map(({ title }) => title);

const withCourse = (code: string, change: Partial<PlannerFacts['written'][number]>): PlannerFacts => ({
  ...facts,
  written: facts.written.map((course) => (course.courseCode === code ? { ...course, ...change } : course)),
});

const textsOf = ({ changes }: ReturnType<typeof reasonsFor>[number]) => changes.map(({ text }) => text);

describe('为什么不能更早', () => {
  it('has one reason for half-days with as many courses, practices in one batch, and the thesis last', () => {
    expect(reasonsFor().map(({ title, text, basis }) => ({ title, text, basis }))).toEqual([
      {
        title: '周六上午、周六下午各剩 3 门，最少要 3 期',
        text: '一个半天每期只能考一门，赶得上 2027年12月毕业的最多 1 期。照现在排，这两个半天一期也不能空。',
        basis: 'session',
      },
      {
        title: '周日上午、周日下午各剩 2 门，最少要 2 期',
        text: '一个半天每期只能考一门，赶得上 2027年12月毕业的最多 1 期。',
        basis: 'session',
      },
      {
        title: '15040、00023 等 6 门最早 2027年4月才能考',
        text: '2027年1月不开考，或者已经报不上，排课时已经避开。',
        basis: 'offer',
      },
      {
        title: '实践 13004、04736 要等理论课出分',
        text: '实践也合格了才能选题，最晚 2027年4月30日要有结果，才赶得上 2027年12月毕业；2027年5月起报的实践都太晚。',
        basis: 'practice',
      },
      {
        title: '毕业设计要半年',
        text: '笔试和实践全部合格才能选题：2027年11月选题，2028年5月答辩，2028年6月毕业。再早一批的选题在 2027年4月。',
        basis: 'thesis',
      },
    ]);
  });

  it('says in words what gains nothing, each exemption once, and offers no button for it', () => {
    const reasons = reasonsFor();
    expect(reasons.map(({ notes }) => notes)).toEqual([
      ['申请免考 00023、02324、13180 中的一门，毕业时间不变'],
      ['申请免考 13015、00898 等 4 门中的一门，毕业时间不变'],
      [],
      [],
      [],
    ]);
    expect(reasons.flatMap(({ changes }) => changes)).toEqual([]);
    const onlyOne = facts.written.map((course) => ({ ...course, exemptable: course.courseCode === '00023' }));
    expect(reasonsFor({}, { ...facts, written: onlyOne })[0]?.notes).toEqual([
      '申请免考 00023 高等数学（工本），毕业时间不变',
    ]);
  });

  it('offers to lift the wished cap with what it gains; an exemption stands for those that lead to the same month', () => {
    const [cap] = reasonsFor({ maxPerPeriod: 3 });
    expect(cap).toMatchObject({ title: '每期最多 3 门，8 门里排得下 7 门', basis: null });
    expect(cap?.changes).toMatchObject([
      { text: '不再限每期 3 门，早 12 个月，2028年6月毕业', label: '就这样换', wishes: noWishes },
      {
        text: '申请免考 00023 高等数学（工本），早 6 个月，2028年12月毕业',
        wishes: { maxPerPeriod: 3, exempt: ['00023'] },
      },
    ]);
    expect(cap?.notes).toEqual(['换成免考 13015、00898 等 4 门中的一门，结果一样']);
  });

  it('reads what a period itself allows from the notice, without a wish to give up', () => {
    const small = { ...facts, periods: facts.periods.map((period) => ({ ...period, maxCourse: 2 })) };
    expect(reasonsFor({}, small)[0]).toMatchObject({
      title: '每期最多 2 门，8 门里排得下 5 门',
      text: '2027年4月、2027年10月都排满了，赶不上 2028年12月毕业。',
      basis: 'session',
      changes: [],
    });
  });

  it('offers to take exams in a month that was skipped', () => {
    const [skip] = reasonsFor({ skip: ['2027-01'] });
    expect(skip).toMatchObject({
      title: '你让 2027年1月空着',
      text: '空着的话，15040、13003、04735 就不能都赶上 2028年12月毕业。',
      basis: null,
    });
    expect(skip?.changes[0]).toMatchObject({
      text: '2027年1月照常考，早 12 个月，2028年6月毕业',
      wishes: noWishes,
    });
  });

  it('a month with registered courses is not said to be empty: it takes no more', () => {
    const [skip] = reasonsFor({ skip: ['2027-01'] }, withCourse('02324', { registered: 0 }));
    expect(skip?.title).toBe('你让 2027年1月不再加报');
    expect(skip?.text).toMatch(/^不再加报的话，/);
    expect(skip && textsOf(skip)[0]).toMatch(/^2027年1月照常加报，/);
  });

  it('offers to let go a course that was put into a month, and names its practice', () => {
    const [pin, practice] = reasonsFor({ pins: [{ courseCode: '00898', month: '2027-10' }] });
    expect(pin).toMatchObject({
      title: '你把 00898 互联网软件应用与开发放在了 2027年10月',
      text: '放在那里，就赶不上 2028年6月毕业。',
      basis: null,
    });
    expect(pin?.changes[0]).toMatchObject({
      text: '把 00898 互联网软件应用与开发放回原处，早 6 个月，2028年6月毕业',
      wishes: noWishes,
    });
    expect(practice?.title).toBe('00899 互联网软件应用与开发（实践）要等 00898 出分');
  });

  it('says of a registered course where it can be withdrawn', () => {
    expect(reasonsFor({}, withCourse('13180', { registered: 3 }))[0]).toMatchObject({
      title: '13180 操作系统已报 2028年1月考期',
      text: '报了的课程留在那一期，赶不上 2028年6月毕业。报考截止前可以在报考记录里撤销，再重新排。',
      basis: 'session',
    });
  });

  it('reads a practice whose theory is passed as not passed yet', () => {
    expect(titlesFor({}, { ...facts, written: [], electives: [] })).toEqual([
      '实践 13014、13004 等 6 门还没有合格',
      '毕业设计要 7 个月',
    ]);
  });

  it('has no thesis to wait for when it is passed, and nothing to say of the first batch of all', () => {
    const passed = { kind: 'DESIGN', stage: 'PASSED', next: null } as const;
    expect(titlesFor({}, { ...facts, thesis: passed })).not.toContain('毕业设计要半年');
    const done = { ...facts, written: [], practices: [], electives: [], thesis: passed };
    expect(reasonsFor({}, done)).toEqual([]);
  });
});

describe('为什么排不出来', () => {
  it('names a course that is never examined again, and whom to ask', () => {
    expect(reasonsFor({}, withCourse('04747', { offers: [], exemptable: false }))).toEqual([
      {
        title: '04747 Java语言程序设计（一）不再开考',
        text: '已公布和预计的考期里都没有，排不进任何一期。可以问教务人员，能不能用别的课程顶替。',
        basis: 'offer',
        changes: [],
        notes: [],
      },
    ]);
  });

  it('offers the exemption with which there is a way', () => {
    const [never] = reasonsFor({}, withCourse('04747', { offers: [] }));
    expect(never && textsOf(never)).toEqual(['申请免考 04747 Java语言程序设计（一），就能 2028年6月毕业']);
  });

  it('names a course in a month without its exam', () => {
    const [pin] = reasonsFor({ pins: [{ courseCode: '00023', month: '2027-01' }] });
    expect(pin?.text).toBe('00023 那一期不开考，或者已经报不上，排不进去。');
    expect(pin && textsOf(pin)).toContain('把 00023 高等数学（工本）放回原处，就能 2028年6月毕业');
  });

  it('offers to take exams in all skipped months where one alone is not enough', () => {
    const skip = facts.periods.slice(0, 12).map(({ month }) => month);
    const [first] = reasonsFor({ skip });
    expect(first?.title).toBe('你让 2027年1月、2027年4月 等 12 期空着');
    expect(first?.changes).toMatchObject([
      { text: '这 12 期都照常考，就能 2028年6月毕业', wishes: noWishes },
    ]);
    expect(first?.notes).toContain('只在其中一期照常考，还是排不出来');
  });

  it('says that batches are not announced yet: of practices, and of the thesis', () => {
    const [practice] = reasonsFor({}, { ...facts, practiceBatches: [] });
    expect(practice?.text).toMatch(/往后的实践批次还没有公布/);
    expect(reasonsFor({}, { ...facts, thesisBatches: [] })).toMatchObject([
      { title: '还没有公布毕业设计的批次', basis: 'thesis' },
    ]);
  });
});
