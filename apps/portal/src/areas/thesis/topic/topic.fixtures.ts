import { titleProblems, titleWords } from '@qianwei/api/contract/thesis/title';
import { likenessTo } from '@qianwei/api/contract/thesis/title-likeness';
import {
  cancelThesisTopic,
  checkThesisTitle,
  getThesisTopicList,
  saveThesisTopic,
  submitThesisTopic,
  type ThesisTopics,
  type TopicDraft,
  waitForThesisTopic,
} from '@qianwei/api/contract/thesis/topic';
import { answers, type Fixture, storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import type { Session } from '../../../shared/session/session.tsx';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import recorded from './topic-list.recorded.json';
import { emptyTopicDraft } from './topic-words.ts';

/** 陈思远 (screens §12.3) before he has read 论文管理规定. */
export const unread: ThesisTopics = recordedAnswer(getThesisTopicList, recorded);

/** An answer to the list with some fields others than recorded. */
const topicsWith = (changes: Partial<ThesisTopics>): ThesisTopics =>
  fixtureOf(getThesisTopicList, { ...unread, ...changes });

const draftOf = (document: Partial<TopicDraft>): ThesisTopics['draft'] => ({
  document: { ...emptyTopicDraft, ...document },
  revision: 1,
  savedTime: storyTime,
});

/** The same, once he has read it: nothing is chosen. */
export const open = topicsWith({
  obstacle: null,
  topicStatus: 'TODO',
  rule: { ...unread.rule, readTime: '2026-11-21 20:06:00' },
});

/** The own title of the drawings: 71 characters of content, where 100 are needed. */
const ownText: TopicDraft['custom'] = {
  title: '基于微信小程序的社区图书漂流平台设计与实现',
  direction: '移动应用',
  advisorId: 'adv-03',
  reason:
    '我在社区图书室做过两年志愿者。居民捐来的书没有编目，借走后常常找不回来，漂流活动办了三次就停了。我想做一个居民自己扫码登记、约定交接的小程序，让一本书走到哪里都能查到。与校园题目不同：使用者多为老人和孩子，没有学号可用，交接要靠楼栋联络点，逾期也不能罚款。',
  content:
    '调查两个社区图书室的借还流程；设计图书、读者、联络点和漂流记录的数据结构；实现扫码登记、预约交接、逾期提醒和联络点盘点；请二十位居民试用两周。',
};

/** Three wishes, and an own title that is begun. */
export const chosen = topicsWith({
  ...open,
  draft: draftOf({
    thesisType: 'DEGREE',
    wishes: ['topic-cs-01', 'topic-cs-07', 'topic-cs-03'],
    custom: ownText,
  }),
});

/** The own title is in front. */
export const own = topicsWith({
  ...open,
  // A thesis of its own, so that it finds no draft of another story on the device.
  studentPlanId: 'studentPlan-own',
  draft: draftOf({ mode: 'CUSTOM', thesisType: 'DEGREE', custom: ownText }),
});

/** He waits for one full topic, and a place of another is kept for him. */
export const waiting = topicsWith({
  ...chosen,
  list: chosen.list.map((topic) =>
    topic.topicId === 'topic-cs-02'
      ? { ...topic, waiting: { place: 2, heldUntil: null } }
      : topic.topicId === 'topic-cs-08'
        ? { ...topic, left: 1, waiting: { place: 1, heldUntil: '2026-11-22 20:10:00' } }
        : topic,
  ),
});

const mine: ThesisTopics['mine'] = (chosen.draft?.document.wishes ?? []).flatMap((topicId, index) => {
  const topic = chosen.list.find((candidate) => candidate.topicId === topicId);
  const advisor = chosen.advisors.find(({ advisorId }) => advisorId === topic?.advisorId);
  return topic === undefined || advisor === undefined
    ? []
    : [
        {
          ...{ order: index + 1, topicId, title: topic.title, isCustom: false, reason: '' },
          ...{ advisorName: advisor.name, advisorTitle: advisor.title },
          status: index === 0 ? ('PENDING' as const) : ('QUEUED' as const),
          level: index === 0 ? ('ADVISOR' as const) : null,
        },
      ];
});

const receipt = { receiptNo: 'XT20261121-000123', sha256: '8f3a'.repeat(16), submitTime: storyTime };
const sent = {
  step: 'SUBMIT',
  time: storyTime,
  level: 'ADVISOR',
  by: '本人',
  opinion: '',
  items: [],
} as const;
const timeline: NonNullable<ThesisTopics['timeline']> = {
  ...{ state: 'SUBMITTED', receiptNo: receipt.receiptNo, files: [] },
  events: [{ ...sent, items: [] }],
};
const standing = {
  reason: '选题已提交，待确认；要改请先撤回',
  nextTime: null,
  way: { kind: 'NONE', because: 'BESIDE' },
} as const;

/** Handed in: the first teacher has it. */
export const submitted = topicsWith({
  ...open,
  ...{ topicStatus: 'SUBMITTED', thesisType: 'DEGREE', obstacle: standing, withdrawable: true },
  ...{ mine, receipt, timeline },
});

/** The first wish was returned, the second has gone to 专业负责人. */
export const second = topicsWith({
  ...submitted,
  withdrawable: false,
  mine: mine.map((wish) =>
    wish.order === 1
      ? { ...wish, status: 'RETURNED', level: null, reason: '已有同学做同样的题，请看第二志愿' }
      : wish.order === 2
        ? { ...wish, status: 'PENDING', level: 'MAJOR' }
        : wish,
  ),
});

/** Passed: title and teacher are fixed. */
export const passed = topicsWith({
  ...submitted,
  ...{ topicStatus: 'PASSED', withdrawable: false, typeFixed: true, title: mine[0]?.title ?? '' },
  advisor: {
    ...{ advisorId: 'adv-01', name: '顾清和', title: '副教授', hours: '周二、周四 19:00—21:00' },
    ...{ phone: '', email: '' },
  },
  mine: mine.map((wish) => ({ ...wish, status: wish.order === 1 ? 'PASSED' : 'CANCELLED', level: null })),
});

/** Returned as a whole. */
export const returned = topicsWith({
  ...open,
  ...{ topicStatus: 'RETURNED', thesisType: 'DEGREE', receipt },
  timeline: { ...timeline, state: 'RETURNED' },
  mine: mine.map((wish) => ({
    ...wish,
    status: 'RETURNED',
    level: null,
    reason: '范围太大，请写清服务对象',
  })),
  draft: draftOf({ thesisType: 'DEGREE' }),
});

/** An own title was returned, and nobody has changed it since. */
export const returnedOwn = topicsWith({
  ...own,
  ...{ topicStatus: 'RETURNED', returnedOwn: ownText },
});

/** The window is over. */
export const closed = topicsWith({
  ...open,
  topicStatus: 'OVERDUE',
  window: { ...open.window, endTime: '2026-11-21 00:00:00', status: 'CLOSED' },
  obstacle: {
    reason: '选题未在开放时间内（11月14日（周六）09:00 至 11月20日（周五）24:00），如需选题请申请延期',
    nextTime: null,
    way: { kind: 'PAGE', text: '申请延期', path: `/thesis/directory/${unread.studentPlanId}?stage=TOPIC` },
  },
});

/** The window has not begun. */
export const upcoming = topicsWith({
  ...open,
  window: { ...open.window, startTime: '2026-11-22 09:00:00', status: 'UPCOMING' },
  obstacle: {
    reason: '选题未在开放时间内（11月22日（周日）09:00 至 11月23日（周一）24:00）',
    nextTime: '2026-11-22 09:00:00',
    way: { kind: 'PAGE', text: '看通知公告', path: '/notice' },
  },
});

const chen: Session = { ...storyStudent, name: '陈思远', id: 'student-chen' };
const past = '基于微信小程序的校园图书漂流平台设计与实现';

/** A page with this answer, and a server that takes whatever is sent. */
export function topicStory(topics: ThesisTopics): {
  student: Session;
  fixtures: readonly Fixture[];
  path: string;
} {
  let revision = topics.draft?.revision ?? 0;
  return {
    student: chen,
    path: `/thesis/chooseTopic/${topics.studentPlanId}/${topics.planId}`,
    fixtures: [
      answers(getThesisTopicList, topics),
      answers(checkThesisTitle, ({ title = '' }) => {
        const rate = likenessTo(title)(past);
        const problems = titleProblems(title);
        return {
          ...{
            ok: problems.length === 0,
            words: titleWords(title),
            problems: problems.map(({ text }) => text),
          },
          similar: rate < 0.5 ? [] : [{ title: past, year: 2025, majorName: '计算机科学与技术', rate }],
        };
      }),
      answers(saveThesisTopic, () => {
        revision += 1;
        return { revision, savedTime: storyTime };
      }),
      answers(submitThesisTopic, { status: 'SUBMITTED', ...receipt }),
      answers(cancelThesisTopic, { status: 'TODO' }),
      answers(waitForThesisTopic, { waiting: { place: 3, heldUntil: null } }),
    ],
  };
}
