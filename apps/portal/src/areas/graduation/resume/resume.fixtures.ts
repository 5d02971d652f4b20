import type { ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';

/** Her 高中. */
export const school: ResumeLine = {
  from: '2013-09',
  to: '2016-06',
  kind: 'STUDY',
  place: '江澜市第三中学',
  post: '学生',
  witness: '高立群',
};
/** Her 专科. */
export const college: ResumeLine = {
  from: '2016-09',
  to: '2019-06',
  kind: 'STUDY',
  place: '江澜财经职业学院',
  post: '会计专业学生',
  witness: '周晓兰',
};
/** Her first work. */
export const market: ResumeLine = {
  from: '2020-07',
  to: '2023-04',
  kind: 'WORK',
  place: '江澜惠民超市有限公司',
  post: '出纳',
  witness: '马国平',
};
/** Her work now. */
export const trade: ResumeLine = {
  from: '2023-05',
  to: '',
  kind: 'WORK',
  place: '江澜恒信商贸有限公司',
  post: '会计',
  witness: '陆敏',
};

/** 吴佳怡's résumé as it was returned: 2019-07 至 2020-06 is missing. */
export const returnedResume: readonly ResumeLine[] = [school, college, market, trade];

/** The line that she is adding; its witness is still missing. */
export const unfinishedLine: ResumeLine = {
  from: '2019-07',
  to: '2020-06',
  kind: 'PREPARE',
  place: '在家备考初级会计师',
  post: '',
  witness: '',
};
