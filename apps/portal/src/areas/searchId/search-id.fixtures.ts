import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { answers, type Fixture, refuses } from '../../shared/client/story-client.tsx';
import { fixtureOf } from '../../shared/client/story-fixture.ts';
import { captcha } from '../../shared/phone-code/story-captcha.ts';

/** The two numbers of 何静. */
export const hesNumbers = fixtureOf(searchIdNLog, {
  list: [
    {
      ...{ examineeNo: '013224100010', name: '何*', status: 'NORMAL', account: 'OWN' },
      ...{ applyExamLevel: 'TOP_UP', majorCode: '120203K', majorName: '会计学' },
      ...{ schoolName: '江澜大学', examCommitteeName: '江澜市自学考试办公室' },
    },
    {
      ...{ examineeNo: '013221100110', name: '何*', status: 'GRADUATED', account: 'SAME' },
      ...{ applyExamLevel: 'JUNIOR', majorCode: '530701', majorName: '电子商务' },
      ...{ schoolName: '江澜大学', examCommitteeName: '江澜市自学考试办公室' },
    },
  ],
  leftToday: 2,
});

const sent: Fixture = answers(getSmsCodeNLog, {
  ...{ resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0010' },
});

/** A captcha, a code by SMS, and the numbers of 何静. */
export const found: Fixture[] = [captcha, sent, answers(searchIdNLog, hesNumbers)];

/** The same, and nobody is found. */
export const nobody: Fixture[] = [
  captcha,
  sent,
  refuses(searchIdNLog, errorCode.notFound, '未查询到匹配信息，请核对姓名与证件号后重试', { leftToday: 1 }),
];
