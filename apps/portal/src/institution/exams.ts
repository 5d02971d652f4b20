const refundWorkingDays = 3;

/**
 * Texts about the exams that another school edits, apart from `institution` so that only the academic pages load them:
 * how the fee is paid, since no payment service is built in, what replaces an exam, and how a site is found.
 */
export const exams = {
  payment: {
    /** How the student pays; each a whole sentence. */
    ways: [
      '到江澜大学继续教育学院自考办窗口，刷卡或扫码缴费，报出订单号。',
      '从银行转账到学院账户，附言写订单号和准考证号，账号在当期报考通知里。',
    ],
    /** The office that confirms the money, and the state of the registration then. */
    confirmed: '自考办收到后确认，状态变为已报考。转账需要时间，请留出一个工作日。',
    /** When and how a fee comes back; past these working days the student is to call. */
    refundWorkingDays,
    refund: `${refundWorkingDays} 个工作日内退回缴费时的账户，或到窗口领取`,
  },
  /** Results that replace the foreign language exam of the degree: what counts, and what is handed in for it. */
  substitutes: [
    {
      name: '大学英语四级 425 分以上',
      condition: '考籍注册后取得',
      proof: '申请学位时上传四级成绩报告单即可。',
    },
    {
      name: 'PETS-3 笔试合格',
      condition: '考籍注册后取得',
      proof: '申请学位时上传 PETS-3 成绩通知单即可。',
    },
    {
      name: '自考英语（专升本）或英语（二）',
      condition: '考籍注册后取得，成绩符合学校规定；免考没有成绩，不算',
      proof: '成绩已在考籍里，申请学位时会自动带出。',
    },
    {
      name: '往次学位英语考试合格',
      condition: '考籍注册后取得，60 分及以上',
      proof: '成绩已在考籍里，申请学位时会自动带出。',
    },
  ],
  /** A search for a place on a map; the place is added at the end. */
  mapSearch: 'https://uri.amap.com/search?keyword=',
} as const;

/** The address of the map that shows a place. */
export const mapOf = (place: string): string => `${exams.mapSearch}${encodeURIComponent(place)}`;
