/**
 * Texts of course services that another school edits, apart from `institution` so that only the page of services loads
 * them.
 */
export const courseServices = {
  /** The office that opens services for students. */
  provider: '助学单位',
  /** How to get more time for a service; each a whole sentence. */
  renewal: [
    '在有效期内联系助学单位，说明课程代码和要参加的考期，续到该考期笔试当日 24:00。',
    '已经到期的也可以续，学习记录都在，续期后接着学。',
  ],
  /** The meaning of the dates, and the proof to bring when they look wrong. */
  dates: '有效期一般到所选考期笔试当日 24:00。对开通日期有疑问，请带订单号联系助学单位。',
  /** The document on how results under an old code count. */
  replacement: { title: '《专业考试计划调整过渡办法》附件二', path: null as string | null },
  /** Days before its end from which a service is marked as ending. */
  soonDays: 14,
} as const;
