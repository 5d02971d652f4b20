import type { Step } from '@qianwei/ui/Steps';
import type { ApplyGraduationProps } from './ApplyGraduation.tsx';
import type { Check, Fault, ReturnedStage } from './graduation.ts';

export const photo: Fault = {
  id: 'photo',
  title: '电子注册照片尺寸不符',
  text: '照片须为 480 × 640 像素的 JPG，当前为 413\u00a0×\u00a0626。可以在这里裁剪，也可以重新上传。',
  ways: ['裁剪这张', '重新上传'],
  picture: { kind: 'photo', current: [413, 626], needed: [480, 640] },
};

export const gap: Fault = {
  id: 'resume',
  title: '本人简历有一段空白',
  text: '2019年7月 至 2020年6月 未填写。待业、备考、在家照料家人都可以如实写，相邻两段间隔不超过 6 个月即可。',
  ways: ['补上这一段'],
  picture: { kind: 'gap', months: [18, 12, 27], ends: ['2015', '19.07', '20.06', '今'] },
};

/** Texts of the page about corrected faults, by the id of the fault. */
export const fixedTexts: Readonly<Record<string, string>> = {
  photo: '20:16 已保存，480 × 640 像素。',
  resume: '20:19 已保存，2019年7月 至 2020年6月 在家备考。',
};

export const returned: ReturnedStage = {
  kind: 'returned',
  by: '江澜大学自考办',
  at: '11月19日 10:26',
  until: '11月26日（周四）24:00',
  left: '5 天 3 小时',
  locked: 11,
  faults: [photo, gap],
};

const checks: Check[] = (
  [
    ['课程全部合格', '15 / 15 门'],
    ['总学分', '70 / 70'],
    ['实践考核', '13753，80 分'],
    ['毕业论文', '82 分，良好'],
    ['前置学历查验', '10-28 通过'],
    ['思想品德鉴定', '已盖章'],
    ['无未解除处分', '已核验'],
  ] as const
).map(([name, value]) => ({ name, value, isMet: true }));
const badPhoto: Check = { name: '照片合格', value: '见上方第 1 处', isMet: false };
const goodPhoto: Check = { name: '照片合格', value: '480 × 640', isMet: true };

export const goodChecks: readonly Check[] = [...checks, goodPhoto];

const city = { id: 'city', label: '市考办', state: 'waiting', note: '江澜市自学考试办公室' } as const;
const province = { id: 'province', label: '省考办', state: 'waiting', note: '预计 12月下旬上报' } as const;
const unit = { id: 'unit', label: '助学单位', state: 'done', note: '11-15 通过' } as const;

const reviews: Step[] = [
  unit,
  { id: 'school', label: '主考院校', state: 'returned', note: '11-19 退回，等你补正' },
  city,
  province,
];

const lede = ['2026年下半年批次', '会计学（专升本）120203K'];

/** As drawn: 吴佳怡's papers were sent back for two things. */
export const applyGraduation: ApplyGraduationProps = {
  applicant: { name: '吴佳怡', notices: 4, badges: { '/apply': 2 } },
  lede,
  stage: returned,
  checks: [...checks, badPhoto],
  receipt: {
    rows: [
      { term: '回执号', value: 'BY20261112-000087', look: 'number' },
      { term: '事项', value: '毕业申请，第 1 次提交' },
      { term: '时间', value: '2026年11月12日（周四）21:08:40' },
      { term: '材料', value: '登记表 1 份，附件 7 个' },
      { term: '校验码', value: '8F3A 61C2 D90E', look: 'code' },
    ],
    next: '重新提交后换发新回执，旧回执保留可查。',
  },
  reviews,
};

export const reviewing: ApplyGraduationProps = {
  ...applyGraduation,
  applicant: { ...applyGraduation.applicant, badges: {} },
  stage: {
    kind: 'reviewing',
    by: '主考院校',
    expected: '11月27日',
    materials: [
      { label: '毕业生登记表', value: '第 2 版，已签名' },
      { label: '电子注册照片', value: '480 × 640，186 KB' },
      { label: '身份证正反面', value: '2 张' },
      { label: '前置学历证书', value: '1 张' },
      { label: '学历电子注册备案表', value: 'PDF，1 份' },
      { label: '思想品德鉴定', value: '已盖章，1 张' },
    ],
  },
  checks: goodChecks,
  receipt: {
    rows: [
      { term: '回执号', value: 'BY20261121-000123', look: 'number' },
      { term: '事项', value: '毕业申请，第 2 次提交' },
      { term: '时间', value: '2026年11月21日（周六）20:21:02' },
      { term: '材料', value: '登记表 1 份，附件 7 个' },
      { term: '校验码', value: 'C40D 7B1E 93A8', look: 'code' },
    ],
    next: '预计 5 个工作日内审核。上一份回执 BY20261112-000087 保留可查。',
  },
  reviews: [unit, { id: 'school', label: '主考院校', state: 'now', note: '11-21 收到' }, city, province],
};

const assessment =
  '三年自学期间，我在会计师事务所做全职审计助理，利用早晚和周末完成十五门课程。最难的是高级财务会计，前两次都没有合格，后来我把错题按准则整理成册，第三次考了八十一分。学习让我在工作里更清楚为什么要这样记账，也学会了把一件难事拆开，一天做一点。';

export const filling: ApplyGraduationProps = {
  ...applyGraduation,
  stage: {
    kind: 'filling',
    until: '11月27日（周五）17:00',
    left: '5 天 20 小时',
    way: [
      { id: 'check', label: '核验条件', state: 'done' },
      { id: 'form', label: '登记表', state: 'now' },
      { id: 'files', label: '上传材料', state: 'waiting' },
      { id: 'sign', label: '预览签名', state: 'waiting' },
      { id: 'submit', label: '提交', state: 'waiting' },
    ],
    known: [
      { label: '姓名', value: '吴佳怡' },
      { label: '证件号码', value: '320198199604121226', masked: '3201**********1226' },
      { label: '准考证号', value: '013223100007' },
      { label: '专业', value: '会计学（专升本）120203K' },
    ],
    draft: {
      nativePlace: '江澜省江澜市望江区',
      politics: '共青团员',
      employer: '江澜正衡会计师事务所，审计助理',
      address: '江澜省江澜市望江区书院路 88 号 3 栋 502 室',
      assessment,
      pickup: 'post',
    },
    savedAt: '20:14:33',
  },
  checks: goodChecks,
  receipt: undefined,
  reviews: [
    { id: 'unit', label: '助学单位', state: 'waiting', note: '提交后 3 个工作日内' },
    { id: 'school', label: '主考院校', state: 'waiting', note: '5 个工作日内' },
    city,
    province,
  ],
};
