import { getNoticeDetailNLog, type Notice } from '@qianwei/api/contract/notice';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import noticeDetail from './notice-detail.recorded.json';

/** The notice about signing up for the next exams, as everybody may read it; `content` holds what must not run. */
export const applyNotice: Notice = fixtureOf(getNoticeDetailNLog, {
  ...recordedAnswer(getNoticeDetailNLog, noticeDetail),
  id: 'apply',
  content: [
    '<p>各助学单位、各位考生：</p>',
    '<p>根据省考办统一安排，现将2027年1月考期课程报考有关事项通知如下。</p>',
    '<h3>一、报考时间</h3>',
    '<p>2026年11月16日 09:00 至 <strong>11月27日 17:00</strong>，逾期不再补报。</p>',
    '<h3>二、报考方式</h3>',
    '<p>登录平台，在<a href="/academic/exam/plan">考试计划</a>中选择课程并提交。</p>',
    '<table><tr><th>半天</th><th>时间</th></tr><tr><td>1月9日下午</td><td>14:30–17:00</td></tr></table>',
    '<script>window.stolen = true</script><p onclick="steal()">请考生核对准考证号与考点后再提交。</p>',
  ].join(''),
  publisher: '云川省高等教育自学考试委员会办公室',
  publishTime: '2026-11-16 09:00:00',
  docNo: '云考办〔2026〕41号',
  signatureUnit: '云川省高等教育自学考试委员会办公室',
  files: [
    { fileId: 'f1', name: '2027年1月考期开考课程表.pdf', size: 292_864, url: '/files/f1' },
    { fileId: 'f2', name: '考点分布.docx', size: 0, url: '' },
  ],
  prev: null,
  next: { id: 'scores', title: '2026年10月考期成绩公布及复核安排' },
});

/** The same notice when its time is over. */
export const pastNotice: Notice = { ...applyNotice, deadline: '2026-11-20 17:00:00' };
