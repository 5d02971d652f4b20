import type { Step } from '@qianwei/ui/Steps';
import type { Thesis } from './thesis.ts';

type Stage = [label: string, note?: string];

const stages: Stage[] = [
  ['阅读规定', '10-08 已读'],
  ['选题', '10-20 通过'],
  ['诚信承诺书', '10-22 已签'],
  ['开题报告', '退回，11-28 截止'],
  ['初稿', '截止 01-10'],
  ['修改稿'],
  ['AI使用说明'],
  ['定稿', '截止 03-20'],
  ['检测'],
  ['评阅'],
  ['答辩', '5月'],
  ['成绩'],
];

const asFarAs = (current: number, state: Step['state'], note = stages[current]?.[1]) =>
  stages.map(([label, own], index) => ({
    id: label,
    label,
    state: index < current ? 'done' : index === current ? state : 'waiting',
    note: index === current ? note : own,
  })) satisfies Thesis['stages'];

/** 王雨桐's thesis, returned the evening before. */
export const thesis: Thesis = {
  title: '小微企业内部控制问题及对策——以H公司为例',
  facts: ['2026年下半年毕业论文批次', '会计学（专升本）120203K', '普通论文'],
  teacher: '顾明远 副教授',
  hours: '周二、周四 19:00–21:00 可联系',
  stages: asFarAs(3, 'returned'),
  verdict: {
    shape: 'triangle',
    tone: 'danger',
    title: '开题报告被退回，请修改后重新提交',
    event: '顾明远老师 11月20日 16:32 退回（第 1 次，最多 3 次）',
    due: { at: '11月28日（周六）24:00', left: '还有 7 天 3 小时' },
    remark: '选题有现实意义，但研究现状单薄，题目需要收窄。改好这两处再交。',
    action: { label: '按批注修改', href: '#draft' },
    extension: { label: '申请延期', href: '#extension' },
  },
  manuscript: {
    title: '开题报告　第 1 稿',
    note: '11月16日 21:47 提交，3\u2009216 字',
    blocks: [
      { id: 'title', kind: 'title', runs: [{ note: '1', text: '小微企业内部控制问题及对策' }] },
      { id: 'h1', kind: 'heading', runs: ['一、选题背景与意义'] },
      {
        id: 'p1',
        kind: 'paragraph',
        runs: [
          '小微企业数量多、分布广，却常因',
          { note: '2', text: '岗位混同、审批缺位' },
          '，在资金与存货上反复出险。本文以 H 公司为例，梳理其采购、付款与存货盘点三个环节的控制缺口。',
        ],
      },
      { id: 'h2', kind: 'heading', runs: ['二、国内外研究现状'] },
      {
        id: 'p2',
        kind: 'paragraph',
        runs: [
          {
            note: '3',
            text: '国内教材普遍将内部控制归纳为内部环境、风险评估、控制活动、信息与沟通、内部监督五要素',
          },
          '，并强调制度建设与流程控制相结合。国外研究多以整体框架为起点，讨论规模对控制成本的影响。',
        ],
      },
      { id: 'h3', kind: 'heading', runs: ['三、研究方法'] },
      {
        id: 'p3',
        kind: 'paragraph',
        runs: ['本文采用文献研究法与案例分析法，', { note: '4', text: '案例数据来自 H 公司相关资料' }, '。'],
      },
      { id: 'h4', kind: 'heading', runs: ['四、进度安排'] },
      {
        id: 'p4',
        kind: 'paragraph',
        runs: [{ note: '5', text: '2026年12月完成初稿，2027年4月定稿' }, '。'],
      },
    ],
  },
  notes: [
    {
      id: '1',
      number: 1,
      kind: 'must',
      quote: '小微企业内部控制问题及对策',
      text: '题目范围过大，请限定行业与企业。',
    },
    { id: '2', number: 2, kind: 'praise', quote: '岗位混同、审批缺位', text: '问题意识明确。' },
    {
      id: '3',
      number: 3,
      kind: 'must',
      quote: '国内教材普遍将内部控制归纳为……五要素',
      text: '国内外研究现状只罗列了教材，请补近五年期刊文献不少于 5 篇。',
    },
    {
      id: '4',
      number: 4,
      kind: 'suggest',
      quote: '案例数据来自 H 公司相关资料',
      text: '研究方法建议写清案例数据来源。',
    },
    {
      id: '5',
      number: 5,
      kind: 'suggest',
      quote: '2026年12月完成初稿，2027年4月定稿',
      text: '进度安排与批次日程不一致。',
    },
  ],
  submissions: [
    { id: '1', version: '第 1 稿', time: '11-16 21:47', length: 3216, checksum: '8F3A 61C2' },
    { id: 'draft', version: '草稿，未提交', time: '今天 19:20', length: 3348, saving: 'saved' },
  ],
  messages: [
    {
      id: '6',
      text: '研究现状可以从“小微企业 内部控制”近五年的核心期刊找起，先列 8 篇发我看。',
      by: '顾明远，11月20日 16:40',
    },
  ],
  messageCount: 6,
};

/** The same after an evening's work: everything dealt with, nothing submitted yet. */
export const resolvedThesis: Thesis = {
  ...thesis,
  verdict: {
    ...thesis.verdict,
    shape: 'half',
    tone: 'brand',
    title: '批注都已处理，可以重新提交',
    action: { label: '重新提交开题报告', href: '#submit' },
  },
  notes: thesis.notes.map((note) => ({
    ...note,
    resolved: note.kind !== 'praise',
    replies: note.id === '3' ? ['已补近五年期刊文献 8 篇，见第二部分。'] : undefined,
  })),
};

/** Submitted again: until the teacher has read it, nothing can be changed. */
export const waitingThesis: Thesis = {
  ...thesis,
  stages: asFarAs(3, 'now', '11-21 提交，审核中'),
  verdict: {
    shape: 'half',
    tone: 'brand',
    title: '开题报告审核中',
    event: '11月21日 19:58 提交第 2 稿，顾明远老师一般 3 个工作日内审完',
    action: {
      label: '修改开题报告',
      href: '#draft',
      blocked: '审核中不可修改，有错漏请导师退回。',
    },
  },
  manuscript: {
    ...thesis.manuscript,
    title: '开题报告　第 2 稿',
    note: '11月21日 19:58 提交，3\u2009348 字',
  },
  notes: [],
  submissions: [
    { id: '2', version: '第 2 稿', time: '11-21 19:58', length: 3348, checksum: '1B70 D94E' },
    { id: '1', version: '第 1 稿', time: '11-16 21:47', length: 3216, checksum: '8F3A 61C2' },
  ],
};
