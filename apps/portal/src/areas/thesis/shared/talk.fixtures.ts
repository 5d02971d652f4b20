import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import {
  getThesisMessage,
  type ThesisMessage,
  type ThesisMessages,
} from '@qianwei/api/contract/thesis/message';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';

/** The part of 王雨桐's desk that messages and applications need: 开题报告 came back. */
export const wangsThesis: Pick<
  ThesisDirectory,
  'studentPlanId' | 'roundNo' | 'title' | 'advisor' | 'overall' | 'urge' | 'delayable' | 'applications'
> = {
  studentPlanId: 'thesis-1',
  roundNo: 1,
  title: '制造企业成本控制研究',
  advisor: {
    ...{ advisorId: 'adv-05', name: '沈静宜', title: '副教授' },
    ...{ hours: '周三、周五 14:00—17:00', phone: '025-0000-0105', email: 'shenjingyi@jianglan.example' },
  },
  overall: 'ONGOING',
  urge: { canUrge: false, nextTime: null },
  delayable: [{ stage: 'REPORT', deadline: '2026-12-08 00:00:00' }],
  applications: [],
};

const message = (change: Partial<ThesisMessage> & Pick<ThesisMessage, 'messageId'>): ThesisMessage => ({
  ...{ from: 'STUDENT', by: '', time: '2026-11-19 12:35:00', content: '', isUrge: false, files: [] },
  ...change,
});

/** As the demo has them: a question and its answer. */
export const wangsMessages: ThesisMessages = fixtureOf(getThesisMessage, {
  list: [
    message({
      messageId: 'm1',
      content: '沈老师好，开题报告已经提交。研究现状部分我只找到几本教材，期刊文献应该从哪里入手？',
    }),
    message({
      ...{ messageId: 'm2', from: 'TEACHER', by: '沈静宜', time: '2026-11-20 16:40:00' },
      content: '研究现状可以从“材料成本控制 中小制造企业”近五年的核心期刊找起，先列8篇发我看。',
    }),
  ],
  ...{ hasEarlier: false, serverTime: '2026-11-21 20:14:00' },
});

/** A long thread: markup as it was typed, files, 催一下 and an answer of the office. */
export const manyMessages: ThesisMessages = fixtureOf(getThesisMessage, {
  ...wangsMessages,
  list: [
    ...wangsMessages.list,
    message({
      ...{ messageId: 'm3', time: '2026-11-20 20:02:00' },
      content: '<b>已列好</b> 8 篇，请老师看。\n第 3 篇和第 5 篇不确定是否合适。',
      files: [
        { fileId: 'f1', fileName: '文献清单.docx', fileSize: 48_200, url: '/api/files/f1' },
        {
          ...{ fileId: 'f2', fileSize: 9_800_000, url: '/api/files/f2' },
          fileName: '中小制造企业材料成本控制研究综述与近五年核心期刊文献整理（第三稿）.pdf',
        },
      ],
    }),
    message({ messageId: 'm4', time: '2026-11-21 09:00:00', isUrge: true }),
    message({
      ...{ messageId: 'm5', from: 'OFFICE', by: '考办', time: '2026-11-21 10:12:00' },
      content: '已经联系沈老师，沈老师出差，下周一答复。',
    }),
  ],
});

/** Applications in each state. */
export const wangsApplications: ThesisDirectory['applications'] = [
  {
    ...{ applicationId: 'a1', type: 'DELAY', delay: { stage: 'REPORT', days: 3 } },
    reason: '企业年末盘点，成本数据要到下周才能取得，申请推迟三天提交。',
    timeline: {
      ...{ state: 'SUBMITTED', receiptNo: 'LY20261121-000012', files: [{ fileId: 'f3', name: '证明.pdf' }] },
      events: [{ step: 'SUBMIT', time: '2026-11-21 19:30:00', by: '本人', opinion: '', items: [] }],
    },
  },
  {
    ...{ applicationId: 'a2', type: 'ADVISOR', delay: null },
    reason: '研究方向改为会计信息化，希望由这个方向的老师指导。',
    timeline: {
      ...{ state: 'RETURNED', receiptNo: 'LB20261118-000003', files: [] },
      events: [
        { step: 'SUBMIT', time: '2026-11-18 20:10:00', by: '本人', opinion: '', items: [] },
        {
          ...{ step: 'RETURN', time: '2026-11-19 10:05:00', by: '李老师', items: [] },
          opinion: '请先与现在的导师商量，再写明商量的结果。',
        },
      ],
    },
  },
];
