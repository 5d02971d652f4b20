import {
  emptyGraduationDocument,
  type GraduationDocument,
} from '@qianwei/api/contract/graduation/graduation-document';

/** 自我鉴定 of 377 characters. */
const appraisal =
  '本人自二〇二一年参加高等教育自学考试以来，一边在企业从事出纳和会计工作，一边坚持利用晚上和周末学习，先后完成了专业计划规定的全部课程，并通过了毕业论文答辩。学习期间，我系统掌握了财务会计、管理会计、审计和税法等方面的知识，能够把课堂上的方法用到日常核算、报表编制和成本分析中去，独立完成了所在单位的月度结账和年度汇算清缴工作。工作中我认真负责，账目清楚，遵守财经纪律和单位的各项规章制度，与同事相处融洽，能够虚心听取意见。生活中我作风朴实，尊敬师长，乐于助人，积极参加社区组织的志愿服务活动。我也清楚自己的不足，例如在大型项目的财务分析方面经验还不够，表达也需要更加简练。今后我将继续学习会计准则的新变化，争取早日取得中级会计师资格，把自学考试中养成的自律和钻研的习惯带到工作中去，为所在单位和社会多做一些踏实的事情，不辜负老师的教导和家人的支持与期望。';

/** The form of 吴佳怡 as she handed it in first: a year of her résumé is missing. */
export const returnedDocument: GraduationDocument = {
  ...emptyGraduationDocument,
  nativePlace: '云川江澜',
  nation: '汉族',
  politics: '群众',
  marriage: 'SINGLE',
  workUnit: '江澜恒信商贸有限公司 会计',
  address: '云川省江澜市文昌街 18 号',
  zipCode: '215998',
  phone: '15400000008',
  resume: [
    {
      from: '2013-09',
      to: '2016-06',
      kind: 'STUDY',
      place: '江澜市第三中学',
      post: '学生',
      witness: '高立群',
    },
    {
      from: '2016-09',
      to: '2019-06',
      kind: 'STUDY',
      place: '江澜财经职业学院',
      post: '会计专业学生',
      witness: '周晓兰',
    },
    {
      from: '2020-07',
      to: '2023-04',
      kind: 'WORK',
      place: '江澜惠民超市有限公司',
      post: '出纳',
      witness: '马国平',
    },
    { from: '2023-05', to: '', kind: 'WORK', place: '江澜恒信商贸有限公司', post: '会计', witness: '陆敏' },
  ],
  family: [
    { relation: '父亲', name: '吴建国', work: '江澜市公共交通集团 驾驶员' },
    { relation: '母亲', name: '张秀英', work: '已退休' },
  ],
  relations: [{ relation: '舅舅', name: '张志远', work: '江澜市第一小学 教师' }],
  awards: '',
  appraisal,
  collectWay: 'SELF',
  idCardUntil: '2036-08-11',
};

/** The form of 郑凯, who has graduated. */
export const grantedDocument: GraduationDocument = {
  ...emptyGraduationDocument,
  nativePlace: '云川江澜',
  nation: '汉族',
  politics: '群众',
  marriage: 'MARRIED',
  workUnit: '江澜云桥软件有限公司 软件工程师',
  address: '云川省江澜市文昌街 19 号',
  zipCode: '215998',
  phone: '15400000009',
  resume: [
    {
      from: '2008-09',
      to: '2011-06',
      kind: 'STUDY',
      place: '江澜市第一中学',
      post: '学生',
      witness: '程文远',
    },
    {
      from: '2011-09',
      to: '2014-06',
      kind: 'STUDY',
      place: '江澜职业技术学院',
      post: '软件技术专业学生',
      witness: '何立新',
    },
    {
      from: '2014-07',
      to: '2019-02',
      kind: 'WORK',
      place: '江澜联讯科技有限公司',
      post: '程序员',
      witness: '蒋志强',
    },
    {
      from: '2019-03',
      to: '',
      kind: 'WORK',
      place: '江澜云桥软件有限公司',
      post: '软件工程师',
      witness: '顾明',
    },
  ],
  family: [
    { relation: '父亲', name: '郑国华', work: '江澜市水务集团 技术员' },
    { relation: '妻子', name: '林晓', work: '江澜市第二小学 教师' },
  ],
  appraisal:
    '参加自学考试六年来，我一边从事软件开发，一边学完了计算机科学与技术专业计划规定的全部课程。离散数学、操作系统和数据库的学习，让我把工作中零散的经验连成了体系，毕业设计完成的进销存系统已在所在单位试用。学习中我遵守考试纪律，独立完成作业和设计；工作中认真负责，按期交付，乐于帮助新同事。我也看到自己在算法和英语方面还有差距，今后会继续学习，把自学中养成的耐心和条理用到更多的项目里去，做一名踏实的工程师，不辜负学校的培养和家人多年的支持。',
  collectWay: 'SELF',
  idCardUntil: '2038-05-20',
};
