import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import type { DegreeFormApply, RegisterFormApply } from '@qianwei/studies';

const receipt = {
  receiptNo: 'BY20261116-000008',
  sha256: '8f3a61c2d90e4b7712ab34cd56ef7890123456789abcdef0123456789abcdef0',
  submitTime: '2026-11-17 20:14:09',
} as const;

const batch: RegisterFormApply['batch'] = {
  ...{ batchId: 'b1', name: '2026年下半年', status: 'OPEN' },
  ...{ startTime: '2026-11-16 09:00:00', endTime: '2026-11-27 17:00:00' },
};

const appraisal = [
  '本人在自学考试学习期间，遵守考试纪律，按计划完成全部课程。白天工作，晚上和周末学习，先后通过十四门统考课程，并完成毕业论文。',
  '学习让我能够把会计准则用到日常账务中：我整理了公司三年的应收账款，建立了按月核对的办法，减少了坏账。',
  '不足之处是英语口语还不够好，今后继续努力。',
].join('\n');

/** The 登记表 of 吴佳怡 as she submitted it. */
export const registerDocument: GraduationDocument = {
  ...{
    formerName: '',
    nativePlace: '江澜省江澜市',
    nation: '汉族',
    politics: '共青团员',
    marriage: 'SINGLE',
  },
  ...{ workUnit: '江澜市清河贸易有限公司 会计', address: '江澜省江澜市清河区文昌路 18 号 3 幢 502 室' },
  ...{ zipCode: '210098', phone: '15400000008' },
  resume: [
    {
      from: '2014-09',
      to: '2017-06',
      kind: 'STUDY',
      place: '江澜市第二中学',
      post: '学生',
      witness: '李秀兰',
    },
    {
      from: '2017-09',
      to: '2020-06',
      kind: 'STUDY',
      place: '江澜财经职业学院',
      post: '学生',
      witness: '张建国',
    },
    {
      ...{ from: '2020-07', to: '', kind: 'WORK', place: '江澜市清河贸易有限公司', post: '会计' },
      witness: '周海燕',
    },
  ],
  family: [
    { relation: '父亲', name: '吴国强', work: '江澜市机械厂 钳工' },
    { relation: '母亲', name: '洪仁玕', work: '' },
  ],
  relations: [],
  awards: '2019年5月获江澜财经职业学院“三好学生”。',
  appraisal,
  ...{ collectWay: 'SELF', collectName: '', collectPhone: '', collectAddress: '' },
  ...{ photo: ['f1'], idCardFront: ['f2'], idCardBack: ['f3'], idCardUntil: '2036-08-11' },
  ...{ preDiploma: ['f4'], chsiReport: ['f5'], chsiUntil: '2027-01-28' },
  ...{ registerForm: [], moralForm: ['f6'], exemptProof: ['f7'] },
};

/** The application of 吴佳怡: two levels have approved. */
export const registerApply: RegisterFormApply = {
  ...{ batch, status: 'AUDITING', levels: ['UNIT', 'SCHOOL', 'CITY', 'PROVINCE'], receipt },
  ...{ document: registerDocument, certificate: null },
  holder: {
    ...{ name: '吴佳怡', gender: 'FEMALE', idCard: '320198199810030620', birthday: '1998-10-03' },
    ...{ examineeNo: '013221200008', majorCode: '120203K', majorName: '会计学', applyExamLevel: 'TOP_UP' },
    ...{ schoolName: '江澜大学', studyUnit: '江澜大学继续教育学院', registerDate: '2021-03-15' },
    preEducation: {
      ...{ school: '江澜财经职业学院', major: '会计', graduateDate: '2020-06-30' },
      certNo: '139801202006000431',
    },
    thesis: { title: '中小企业应收账款管理研究——以清河贸易有限公司为例', score: 82 },
  },
  timeline: {
    ...{ state: 'SUBMITTED', receiptNo: receipt.receiptNo, files: [] },
    events: [
      { step: 'SUBMIT', time: '2026-11-17 20:14:09', by: '本人', opinion: '', items: [] },
      {
        ...{ step: 'APPROVE', time: '2026-11-18 10:20:00', level: 'UNIT', by: '王芳', items: [] },
        opinion: '学习期间表现良好，材料齐全。',
      },
      { step: 'APPROVE', time: '2026-11-20 15:02:11', level: 'SCHOOL', by: '刘志远', opinion: '', items: [] },
    ],
  },
};

/** The 学位申请表 of 郑凯 as he submitted it. */
export const degreeDocument: DegreeDocument = {
  ...{ language: 'DEGREE_ENGLISH', certNo: '', certDay: '', certScore: null, proof: [] },
  titleEn: 'Design and Implementation of a Small Warehouse Management System Based on Web Services',
  namePinyin: 'ZHENG Kai',
  ...{ mailName: '郑凯', mailPhone: '15400000009', mailZipCode: '210011' },
  mailAddress: '江澜省江澜市鼓楼区中山北路 200 号 6 幢 1104 室',
};

/** The application of 郑凯: the school has published the names. */
export const degreeApply: DegreeFormApply = {
  ...{ batch, status: 'PUBLICITY', receipt, document: degreeDocument },
  levels: ['COLLEGE', 'DEGREE_OFFICE', 'BRANCH_COMMITTEE', 'COMMITTEE'],
  ...{ publicityEnd: '2026-12-16 00:00:00', certificate: null },
  holder: {
    ...{ name: '郑凯', namePinyin: ['ZHENG Kai'], idCard: '320198199301260735', examineeNo: '013220100009' },
    ...{
      majorCode: '080901',
      majorName: '计算机科学与技术',
      applyExamLevel: 'TOP_UP',
      schoolName: '江澜大学',
    },
    ...{
      registerDate: '2020-03-16',
      degreeType: '工学学士',
      thesisKind: 'DESIGN',
      graduateDate: '2026-06-30',
    },
    thesis: {
      title: '基于 Web 服务的小型仓储管理系统的设计与实现',
      titleEn: '',
      ...{ score: 74, level: 'MEDIUM', copyRate: 12.4 },
    },
  },
  average: {
    ...{ need: 70, value: 72.4, sum: 1086, done: 15, rest: 0, thesisCounted: true, remaining: [] },
  },
  languages: [
    { way: 'DEGREE_ENGLISH', min: 60, own: { name: '学士学位英语考试 2026年5月', score: 66, ok: true } },
    { way: 'CET4', min: 425, own: null },
  ],
  timeline: {
    ...{ state: 'SUBMITTED', receiptNo: receipt.receiptNo, files: [] },
    events: [
      { step: 'SUBMIT', time: '2026-11-17 20:14:09', by: '本人', opinion: '', items: [] },
      ...['COLLEGE', 'DEGREE_OFFICE', 'BRANCH_COMMITTEE', 'COMMITTEE'].map((level) => ({
        ...{ step: 'APPROVE' as const, time: '2026-11-20 10:20:00' as const, level, by: '沈怀瑾' },
        ...{ opinion: '符合学士学位授予条件，同意授予。', items: [] },
      })),
    ],
  },
};
