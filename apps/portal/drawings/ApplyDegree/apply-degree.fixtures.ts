import type { ConditionListProps } from '@qianwei/ui/ConditionList';
import type { Step } from '@qianwei/ui/Steps';
import type { ApplyDegreeProps } from './ApplyDegree.tsx';
import type { Contact, Roads } from './degree.ts';

type Condition = ConditionListProps['conditions'][number];

const rules = '《江澜大学自学考试学士学位授予细则》';
const since = '2025-03-12';

const missing: Condition[] = [
  {
    id: 'graduation',
    name: '毕业申请审核通过',
    state: 'unmet',
    value: '毕业材料被退回 2 处，补正后预计 5 个工作日内审核。',
    ways: [{ text: '去补正，11月26日 24:00 截止', href: '#fix' }],
    gauge: { kind: 'stage', stage: 2, stages: 4, stageText: '主考院校', gap: '停在第 2 级，共 4 级' },
  },
  {
    id: 'average',
    name: '学位均分不低于 70 分',
    state: 'unmet',
    value:
      '15 项成绩合计 1 044 分，平均 69.6 分，合计还差 6\u00a0分。免考的英语（专升本）不计入，毕业论文良好，按 85\u00a0分计。',
    ways: [
      { text: '看 15 项明细', href: '#all' },
      { text: '申请成绩复核，11月25日截止', href: '#review' },
    ],
    source: { title: `${rules}第四条`, href: '#4', date: since },
    gauge: { kind: 'line', value: 69.6, need: 70, from: 60, needText: '需 70', gap: '差 0.4 分' },
  },
  {
    id: 'language',
    name: '学位外语合格',
    state: 'unmet',
    value: '学位英语 2026年5月批 59 分。有四级 425 分以上或 PETS-3 笔试合格的，也可以认定。',
    ways: [
      { text: '提交其他外语成绩', href: '#other' },
      { text: '下一批报名，2027年3月', href: '#next' },
    ],
    source: { title: `${rules}第六条`, href: '#6', date: since },
    gauge: { kind: 'line', value: 59, need: 60, from: 30, needText: '需 60', gap: '差 1 分' },
  },
];

const met = (rows: readonly [id: string, name: string, value: string][]): Condition[] =>
  rows.map(([id, name, value]) => ({ id, name, state: 'met', value }));

const level = met([['level', '本科层次', '专升本']]);

const conditions: Condition[] = [
  ...level,
  ...missing,
  ...met([
    ['thesis', '论文成绩 70 分以上', '82 分，良好'],
    ['similarity', '论文检测合格', '复制比 12.4%'],
    ['honest', '无考试作弊记录', '已核验'],
  ]),
  { id: 'months', name: '毕业证签发后 6 个月内', state: 'pending', value: '毕业后起算' },
];

/** 郑凯, who has graduated with everything he needs. */
const allMet: Condition[] = [
  ...level,
  ...met([
    ['graduation', '毕业申请审核通过', '2026-06-30 毕业'],
    ['average', '学位均分不低于 70 分', '72.4 分'],
    ['language', '学位外语合格', '学位英语 66 分'],
    ['thesis', '论文成绩 70 分以上', '78 分，中等'],
    ['similarity', '论文检测合格', '复制比 9.8%'],
    ['honest', '无考试作弊记录', '已核验'],
    ['months', '毕业证签发后 6 个月内', '剩 39 天'],
  ]),
];

const contact: Contact = {
  name: '江澜大学继续教育学院自考办',
  phone: '025-0000-0000，工作日 8:30–17:30',
};

const beforeGraduation: Roads = {
  title: '毕业前先看一眼',
  text: '毕业证一签发，学位申请就开始计 6 个月。两条路时间不同：',
  roads: [
    {
      title: '按本批毕业',
      points: [
        { shape: 'full', when: '2026年12月30日', what: '签发毕业证，开始计时' },
        {
          shape: 'full',
          isTight: true,
          when: '2027年4月',
          what: '唯一的学位批次，须已有四级或 PETS-3 成绩',
        },
        { shape: 'open', when: '2027年6月30日', what: '期限届满' },
      ],
    },
    {
      title: '改到 2027年上半年毕业',
      points: [
        { shape: 'full', when: '2027年3月至5月', what: '报名并参加学位英语' },
        { shape: 'full', when: '2027年10月', what: '学位批次，时间宽裕' },
      ],
    },
  ],
};

const window = '2026年下半年批次，11月16日 09:00 至 11月27日（周五）17:00';
const stages = ['学院初审', '学位办', '学位评定分委会', '校学位评定委员会', '公示', '授予'];

const waiting: Step[] = stages.map((label) => ({ id: label, label, state: 'waiting' }));

/** As drawn: 吴佳怡 lacks 0.4 of the average, one point of English and the graduation itself. */
export const whyNot: ApplyDegreeProps = {
  applicant: { name: '吴佳怡', notices: 4, badges: { '/apply': 2 } },
  lede: ['管理学学士', window],
  verdict: {
    title: '现在还不能申请：还差 3 项',
    text: '8 项条件中 4 项已满足，1 项毕业后起算。本批来不及补齐，先把毕业材料补正，再定走哪条路。',
    action: { label: '去补正毕业材料', href: '#fix' },
  },
  conditions,
  checkedAt: '11月21日 20:14',
  blocked: '还差 3 项：毕业申请审核通过、学位均分、学位外语。补齐后这里就能提交。',
  roads: beforeGraduation,
  contact,
  steps: waiting,
};

const zheng = { name: '郑凯', notices: 1, badges: { '/applyDegree': 1 } };
const degree = '工学学士';

export const eligible: ApplyDegreeProps = {
  ...whyNot,
  applicant: zheng,
  lede: [degree, window],
  verdict: {
    title: '8 项条件都满足，可以申请',
    mark: { shape: 'check', tone: 'success' },
    text: '11月27日（周五）17:00 截止，还有 5 天 20 小时。准备好外语证书和论文题目的英文，约 10 分钟填完。',
    action: { label: '填写学位申请表', href: '#form' },
  },
  conditions: allMet,
  blocked: undefined,
  roads: {
    title: '还剩 39 天',
    text: '毕业证签发后 6 个月内可以申请，这是期限内最后一个批次。',
    roads: [
      {
        title: '按本批申请',
        points: [
          { shape: 'full', when: '2026年6月30日', what: '签发毕业证，开始计时' },
          { shape: 'full', isTight: true, when: '2026年11月27日 17:00', what: '本批申请截止' },
          { shape: 'open', when: '2026年12月30日', what: '期限届满' },
        ],
      },
    ],
  },
};

/** After the deadlines: what could be done by a day that has passed is not offered any more. */
const lateWays: Readonly<Record<string, Condition['ways']>> = {
  graduation: [{ text: '看毕业申请', href: '#fix' }],
  average: [{ text: '看 15 项明细', href: '#all' }],
};

export const closed: ApplyDegreeProps = {
  ...whyNot,
  applicant: { ...whyNot.applicant, badges: {} },
  lede: ['管理学学士', '2027年上半年批次，4月6日 09:00 至 4月16日（周五）17:00'],
  verdict: {
    title: '申请未开放，先预检：还差 3 项',
    text: '不在申请时间也可以随时核对条件，离开放还有 129 天，来得及补。',
  },
  conditions: conditions.map((condition) => ({
    ...condition,
    ways: lateWays[condition.id] ?? condition.ways,
  })),
  checkedAt: '11月28日 09:00',
  blocked: '申请未开放，4月6日 09:00 开始；另外还差 3 项条件。',
  closure: {
    title: '学位申请未开放：2027年上半年批次为 2027-04-06 09:00 至 04-16 17:00。',
    text: '2026年下半年批次已于 11-27 17:00 截止。每年 4月、10月各一批，时间以主考院校通知为准。',
  },
  roads: undefined,
};

export const submitted: ApplyDegreeProps = {
  ...eligible,
  applicant: { ...zheng, badges: {} },
  verdict: {
    title: '已提交，学院初审中',
    mark: { shape: 'half', tone: 'brand' },
    text: '预计 5 个工作日内审核。结果发短信到 139****0009，也会在这里显示。',
  },
  steps: waiting.map((step, index) =>
    index === 0 ? { ...step, state: 'now', note: '11-21 提交，预计 11-27 前' } : step,
  ),
  submission: {
    receipt: 'XW20261121-000019',
    time: '2026年11月21日（周六）20:14:05',
    checksum: '51C7 90AE 2D4B',
    next: '学院初审通过后送学位办，12月中旬公示 7 天，公示无异议后授予学位。',
    facts: [
      { label: '学位类别', value: degree },
      { label: '学位外语', value: '学位英语 2026年5月批，66 分' },
      { label: '论文成绩', value: '78 分，中等' },
      { label: '姓名拼音', value: 'ZHENG KAI' },
      { label: '论文题目', value: '基于微服务的社区团购订单系统设计与实现', wide: true },
      {
        label: '英文题目',
        value: 'Design and Implementation of a Microservice Order System for Community Group Buying',
        wide: true,
      },
      { label: '邮寄地址', value: '江澜省江澜市望江区书院路 88 号 3 栋 502 室', wide: true },
    ],
  },
};
