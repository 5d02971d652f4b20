import type { StageStatus, ThesisOverall, ThesisStage, ThesisType } from '@qianwei/api/contract/thesis/stage';
import type { ThesisLevel } from '@qianwei/studies';
import type { DemoBatch } from './load-batches.ts';

/** A stage of a demo thesis; moments are expressions of the demo calendar. */
interface PlacedStage {
  readonly code: ThesisStage;
  readonly status: StageStatus;
  readonly submitted?: string;
  readonly decided?: string;
  readonly by?: string;
  readonly opinion?: string;
  readonly deadline?: string;
}

/** Thesis of a demo student, at the stage of screens 12.3. */
export interface PlacedThesis {
  readonly name: string;
  readonly batch: DemoBatch;
  readonly begun: string;
  readonly type?: ThesisType;
  /** A topic of the present batch that was chosen from the bank. */
  readonly topicId?: string;
  readonly title?: string;
  readonly titleEn?: string;
  readonly advisorId?: string;
  readonly overall?: ThesisOverall;
  readonly score?: number;
  readonly level?: ThesisLevel;
  readonly stages: readonly PlacedStage[];
  readonly reads?: readonly (readonly ['MANAGE' | 'REPORT' | 'THESIS', version: string, at: string])[];
  readonly document?: {
    readonly sample: string;
    readonly submitted?: {
      readonly at: string;
      readonly status: 'SUBMITTED' | 'RETURNED' | 'PASSED';
      readonly opinion?: string;
      readonly decidedAt?: string;
    };
  };
  readonly check?: {
    readonly dupRate: number;
    readonly dupRateNoQuote: number;
    readonly aigcRate: number;
    readonly result: 'PASSED' | 'FAILED';
  };
  readonly messages?: readonly {
    readonly from: 'STUDENT' | 'TEACHER';
    readonly by: string;
    readonly content: string;
    readonly sent: string;
  }[];
}

const passed = (code: ThesisStage, submitted: string | undefined, decided: string, by = ''): PlacedStage => ({
  ...{ code, status: 'PASSED', decided, by },
  ...(submitted !== undefined && { submitted }),
});

/** The stages up to the signed commitment, begun so many days ago; `signed` is the time of the day. */
const chosen = (days: number, advisor: string, signed = '20:40'): PlacedStage[] => [
  passed('RULE', `now-${days}d@19:12`, `now-${days}d@19:12`),
  passed('TOPIC', `now-${days}d@20:15`, `now-${days - 2}d@10:30`, advisor),
  passed('COMMITMENT', `now-${days - 3}d@${signed}`, `now-${days - 3}d@${signed}`),
];

/** The written stages of a thesis whose 定稿 was agreed to; the days are those before now. */
const written = (
  advisor: string,
  days: readonly [report: number, draft: number, revision: number, final: number],
) => {
  const [report, draft, revision, final] = days;
  return [
    passed('REPORT', `now-${report}d@21:20`, `now-${report - 3}d@15:10`, advisor),
    passed('DRAFT', `now-${draft}d@20:50`, `now-${draft - 4}d@10:40`, advisor),
    passed('REVISION', `now-${revision}d@22:05`, `now-${revision - 3}d@16:30`, advisor),
    passed('AI_INFO', `now-${final + 5}d@21:15`, `now-${final + 3}d@09:50`, advisor),
    passed('FINAL', `now-${final}d@20:30`, `now-${final - 2}d@11:00`, advisor),
  ];
};

/** Readings of the three rules in the versions of their time, begun so many days ago. */
const readAll = (
  days: number,
  [manage, report, thesis]: readonly [string, string, string] = ['V3.2', 'V2.4', 'V4.1'],
): NonNullable<PlacedThesis['reads']> => [
  ['MANAGE', manage, `now-${days}d@19:12`],
  ['REPORT', report, `now-${days - 4}d@20:00`],
  ['THESIS', thesis, `now-${days - 40}d@20:00`],
];

/** A thesis that was passed and filed. */
const filed = (
  name: string,
  thesis: Pick<PlacedThesis, 'title' | 'titleEn' | 'advisorId' | 'score' | 'level' | 'type'>,
  teacher: string,
): PlacedThesis => ({
  ...{ name, batch: 'pastPlan', begun: 'now-398d@09:00', overall: 'ARCHIVED' },
  ...thesis,
  reads: readAll(396, ['V3.1', 'V2.3', 'V4.0']),
  stages: [
    ...chosen(396, teacher),
    ...written(teacher, [380, 330, 290, 250]),
    passed('CHECK', undefined, 'now-240d@10:00'),
    passed('REVIEW', undefined, 'now-230d@16:20'),
    passed('DEFENCE', undefined, 'now-215d@11:30'),
    passed('GRADE', undefined, 'now-205d@10:00'),
  ],
});

/** A check that was passed. */
const goodCheck = { dupRate: 14.2, dupRateNoQuote: 11.6, aigcRate: 9.8, result: 'PASSED' } as const;

/** The theses of the demo students. */
export const placedTheses: readonly PlacedThesis[] = [
  { name: '陈思远', batch: 'thesisPlan', begun: 'thesisPlan.topicStart', stages: [] },
  {
    ...{ name: '王雨桐', batch: 'thesisPlan', begun: 'thesisPlan.topicStart', type: 'DEGREE' },
    ...{
      topicId: 'topic-acc-07',
      title: '制造企业成本控制研究',
      advisorId: 'adv-05',
    },
    reads: [
      ['MANAGE', 'V3.2', 'now-7d@19:12'],
      ['REPORT', 'V2.4', 'now-4d@21:05'],
    ],
    stages: [
      ...chosen(7, '沈静宜'),
      {
        ...{
          code: 'REPORT',
          status: 'RETURNED',
          submitted: 'now-3d@21:47',
          decided: 'now-1d@16:20',
          by: '沈静宜',
        },
        opinion:
          '选题来自工作中的真实困惑，问题抓得准，这是很好的起点。目前的主要问题有两个：一是题目没有限定行业和企业，写起来容易泛泛而谈；二是文献读得不够，只有教材。请先把这两处改好，再看方法和进度。不必着急，有想不清楚的地方，周三、周五下午可以打电话给我。',
      },
    ],
    document: {
      sample: 'wangyutong-report.json',
      submitted: { at: 'now-3d@21:47', status: 'RETURNED', decidedAt: 'now-1d@16:20' },
    },
    messages: [
      {
        ...{ from: 'STUDENT', by: '', sent: 'now-2d@12:35' },
        content: '沈老师好，开题报告已经提交。研究现状部分我只找到几本教材，期刊文献应该从哪里入手？',
      },
      {
        ...{ from: 'TEACHER', by: '沈静宜', sent: 'now-1d@16:40' },
        content: '研究现状可以从“材料成本控制 中小制造企业”近五年的核心期刊找起，先列8篇发我看。',
      },
    ],
  },
  {
    ...{
      name: '李明轩',
      batch: 'defencePlan',
      begun: 'now-208d@09:00',
      type: 'ORDINARY',
      advisorId: 'adv-01',
    },
    title: '基于Spring Boot的社区老年助餐预约系统设计与实现',
    titleEn:
      'Design and Implementation of a Meal Reservation System for Older Residents Based on Spring Boot',
    reads: readAll(206),
    stages: [
      ...chosen(206, '顾清和'),
      ...written('顾清和', [170, 110, 60, 22]),
      {
        ...{ code: 'CHECK', status: 'RETURNED', decided: 'defencePlan.checkPublish', by: '论文检测' },
        ...{ deadline: 'defencePlan.recheckEnd', opinion: '总文字复制比 31.2%，标准为不超过 25%。' },
      },
    ],
    document: {
      sample: 'limingxuan-final.json',
      submitted: { at: 'now-22d@20:30', status: 'PASSED', decidedAt: 'now-20d@11:00' },
    },
    check: { dupRate: 31.2, dupRateNoQuote: 28.8, aigcRate: 12.6, result: 'FAILED' },
  },
  {
    ...{ name: '赵婉清', batch: 'defencePlan', begun: 'now-208d@09:00', type: 'DEGREE', advisorId: 'adv-08' },
    ...{ title: '应收账款管理问题研究——以X公司为例' },
    reads: readAll(206),
    stages: [
      ...chosen(206, '杜嘉禾', '21:10'),
      ...written('杜嘉禾', [168, 108, 58, 21]),
      passed('CHECK', undefined, 'defencePlan.checkPublish'),
      passed('REVIEW', undefined, 'now-2d@17:30'),
    ],
    check: goodCheck,
  },
  {
    ...{
      name: '孙浩然',
      batch: 'defencePlan',
      begun: 'now-208d@09:00',
      type: 'ORDINARY',
      advisorId: 'adv-03',
    },
    ...{ title: '基于Vue的实验室设备管理平台', overall: 'RETEST' },
    reads: readAll(206),
    stages: [
      ...chosen(206, '许若溪', '19:50'),
      ...written('许若溪', [172, 112, 62, 40]),
      passed('CHECK', undefined, 'now-34d@10:00'),
      passed('REVIEW', undefined, 'now-28d@16:00'),
      {
        ...{ code: 'DEFENCE', status: 'FAILED', decided: 'now-12d@18:00', by: '答辩第 2 组' },
        opinion: '答辩成绩 54 分，合格为 60 分。',
      },
    ],
    check: { ...goodCheck, dupRate: 17.5, dupRateNoQuote: 15.1 },
  },
  {
    ...{ name: '黄磊', batch: 'writingPlan', begun: 'now-168d@09:00', type: 'DEGREE', advisorId: 'adv-04' },
    ...{ title: '基于边缘计算的视频人流统计系统' },
    titleEn: 'A Video-based People Counting System with Edge Computing',
    reads: readAll(166),
    stages: [
      ...chosen(166, '秦志恒'),
      passed('REPORT', 'now-130d@21:20', 'now-127d@15:10', '秦志恒'),
      passed('DRAFT', 'now-50d@20:50', 'now-46d@10:40', '秦志恒'),
      {
        ...{
          code: 'REVISION',
          status: 'RETURNED',
          submitted: 'now-14d@22:10',
          decided: 'now-9d@11:20',
          by: '秦志恒',
        },
        opinion:
          '修改稿1的结构已经清楚，实验数据也比较扎实。请补充计数误差的来源分析，说明为什么选用双线计数；隐私部分写得太虚，要落到具体措施。第六章的表请统一小数位数。',
      },
    ],
    document: { sample: 'huanglei-revision2.json' },
  },
  {
    ...{ name: '冯雪', batch: 'defencePlan', begun: 'now-208d@09:00', type: 'DEGREE', advisorId: 'adv-06' },
    ...{ title: '直播电商企业收入确认问题研究' },
    reads: readAll(206),
    stages: [
      ...chosen(206, '方敬之', '22:05'),
      ...written('方敬之', [169, 109, 59, 45]),
      passed('CHECK', undefined, 'now-36d@10:00'),
      passed('REVIEW', undefined, 'now-26d@15:30'),
    ],
    check: { ...goodCheck, dupRate: 11.3, dupRateNoQuote: 9.2 },
  },
  filed(
    '吴佳怡',
    {
      ...{
        title: '小微商贸企业存货内部控制研究',
        advisorId: 'adv-05',
        score: 82,
        level: 'GOOD',
        type: 'DEGREE',
      },
      titleEn: 'Research on Internal Control of Inventory in Small Trading Enterprises',
    },
    '沈静宜',
  ),
  filed(
    '郑凯',
    {
      ...{
        title: '面向小微企业的进销存系统设计',
        advisorId: 'adv-01',
        score: 74,
        level: 'MEDIUM',
        type: 'DEGREE',
      },
      titleEn: 'Design of an Inventory Management System for Small and Micro Enterprises',
    },
    '顾清和',
  ),
];
