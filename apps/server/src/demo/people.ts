import type { StudyPhase } from '../db/schema/columns.ts';

/** The password of every demo account but the one that must change its first. */
export const demoPassword = 'Demo@2026x';
/** The first password of 林一帆. */
export const firstPassword = 'Jl@100001';

/** Someone of the demo institution (screens §12.3). Identity numbers use an unassigned county, mobiles an unassigned prefix. */
export interface DemoPerson {
  readonly name: string;
  readonly examineeNo: string;
  readonly idCard: string;
  readonly mobile: string;
  readonly platform: '10001' | '10002' | '10003';
  /** Major code and plan version. */
  readonly major: readonly [code: string, plan: string];
  /** Phase in the studies of `major`. Default COURSE. */
  readonly phase?: StudyPhase;
  /** Progress of this person, for the list of demo accounts. */
  readonly stage: string;
  /** Step that home must put first (§12.3). */
  readonly nextStep: string;
  /** Has never logged in, and must change the first password. */
  readonly firstLogin?: boolean;
  readonly graduated?: boolean;
  /** A further 考籍, finished before this one. */
  readonly former?: { readonly examineeNo: string; readonly major: readonly [string, string] };
}

const computing = ['080901', '2026'] as const;
const accounting = ['120203K', '2024'] as const;

/** The thirteen students, in the order of screens §12.3. */
export const demoPeople: readonly DemoPerson[] = [
  {
    name: '林一帆',
    examineeNo: '013226100001',
    idCard: '320198200304120119',
    mobile: '15400000001',
    platform: '10001',
    major: computing,
    stage: '首次登录，须修改初始密码',
    nextStep: '修改初始密码',
    firstLogin: true,
  },
  {
    name: '周子墨',
    examineeNo: '013224200002',
    idCard: '320198199809170335',
    mobile: '15400000002',
    platform: '10001',
    major: computing,
    stage: '综合测验进行中，报考有冲突',
    nextStep: '继续作答',
  },
  {
    name: '陈思远',
    examineeNo: '013223100003',
    idCard: '320198199603050151',
    mobile: '15400000003',
    platform: '10001',
    major: computing,
    phase: 'THESIS',
    stage: '只差论文，选题还剩 2 天',
    nextStep: '阅读规定并选题',
  },
  {
    name: '王雨桐',
    examineeNo: '013223200004',
    idCard: '320198199911210268',
    mobile: '15400000004',
    platform: '10001',
    major: accounting,
    phase: 'THESIS',
    stage: '开题报告被退回',
    nextStep: '按批注修改',
  },
  {
    name: '李明轩',
    examineeNo: '013222100005',
    idCard: '320198199506280377',
    mobile: '15400000005',
    platform: '10001',
    major: computing,
    phase: 'THESIS',
    stage: '定稿检测未达标，可再测 1 次',
    nextStep: '修改后再次检测',
  },
  {
    name: '赵婉清',
    examineeNo: '013222200006',
    idCard: '320198199702140486',
    mobile: '15400000006',
    platform: '10001',
    major: accounting,
    phase: 'THESIS',
    stage: '评阅合格，答辩预约开放',
    nextStep: '预约答辩',
  },
  {
    name: '孙浩然',
    examineeNo: '013222100007',
    idCard: '320198199408090510',
    mobile: '15400000007',
    platform: '10001',
    major: computing,
    phase: 'RETEST',
    stage: '答辩未合格，正在复检',
    nextStep: '签署复检承诺书',
  },
  {
    name: '吴佳怡',
    examineeNo: '013221200008',
    idCard: '320198199810030620',
    mobile: '15400000008',
    platform: '10001',
    major: accounting,
    phase: 'GRADUATION',
    stage: '毕业材料被退回',
    nextStep: '补正毕业材料',
  },
  {
    name: '郑凯',
    examineeNo: '013220100009',
    idCard: '320198199301260735',
    mobile: '15400000009',
    platform: '10001',
    major: ['080901', '2021'],
    stage: '已毕业，可申请学位',
    nextStep: '提交学位申请',
    graduated: true,
  },
  {
    name: '何静',
    examineeNo: '013224100010',
    idCard: '320198200012160848',
    mobile: '15400000010',
    platform: '10001',
    major: accounting,
    stage: '两个专业考籍，须先选择',
    nextStep: '选择专业',
    former: { examineeNo: '013221100110', major: ['530701', '2021'] },
  },
  {
    name: '黄磊',
    examineeNo: '013222200011',
    idCard: '320198199205200951',
    mobile: '15400000011',
    platform: '10002',
    major: computing,
    phase: 'THESIS',
    stage: '论文平台，正在写修改稿',
    nextStep: '完成修改稿',
  },
  {
    name: '徐悦',
    examineeNo: '013226200012',
    idCard: '320198200107301068',
    mobile: '15400000012',
    platform: '10003',
    major: ['900000', '2026'],
    phase: 'CERTIFICATE',
    stage: '证书考试，1 门待测',
    nextStep: '开始证书测评',
  },
  {
    name: '冯雪',
    examineeNo: '013222200013',
    idCard: '320198199708221172',
    mobile: '15400000013',
    platform: '10001',
    major: ['120203K', '2021'],
    phase: 'THESIS',
    stage: '明天线上答辩',
    nextStep: '打印答辩准考证',
  },
];

/** Two accounts that cannot log in with their password: one locked, one disabled (screens §12.5). */
export const closedPeople: readonly (DemoPerson & { readonly closed: 'LOCKED' | 'DISABLED' })[] = [
  {
    name: '钱文博',
    examineeNo: '013224100014',
    idCard: '320198199902110396',
    mobile: '15400000014',
    platform: '10001',
    major: computing,
    stage: '账号已锁定',
    nextStep: '',
    closed: 'LOCKED',
  },
  {
    name: '许若兰',
    examineeNo: '013224200015',
    idCard: '320198200005170466',
    mobile: '15400000015',
    platform: '10001',
    major: accounting,
    stage: '账号已停用',
    nextStep: '',
    closed: 'DISABLED',
  },
];

/** The demo student with this name, those with a closed account included. */
export function demoPerson(name: string): DemoPerson {
  const found = [...demoPeople, ...closedPeople].find((person) => person.name === name);
  if (found === undefined) throw new Error(`No demo student ${name}`);
  return found;
}

/** Demo accounts, as the terminal and the login page show them. */
export const demoAccounts = demoPeople.map(({ name, examineeNo, stage, platform, firstLogin }) => ({
  name,
  examineeNo,
  stage,
  platform,
  password: firstLogin ? firstPassword : demoPassword,
}));

/** Demo institution, as a terminal shows it: one account a line. */
export function demoLines(): string[] {
  const rows = demoAccounts.map(({ name, examineeNo, password, platform, stage }) =>
    [examineeNo, password.padEnd(10), platform, name.padEnd(3, '　'), stage].join('  '),
  );
  return ['演示账号（准考证号  密码  平台  姓名  进度）：', ...rows];
}
