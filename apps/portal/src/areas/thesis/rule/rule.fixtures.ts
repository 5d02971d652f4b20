import { getThesisRule, type ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import manage from './manage-rule.recorded.json';
import report from './report-rule.recorded.json';
import format from './thesis-rule.recorded.json';

/** 论文管理规定, not read yet. */
export const manageRule: ThesisRule = recordedAnswer(getThesisRule, manage);

/** 开题报告内容要求, not read yet. */
export const reportRule: ThesisRule = recordedAnswer(getThesisRule, report);

/** 论文格式规范, not read yet. */
export const formatRule: ThesisRule = recordedAnswer(getThesisRule, format);

/** Read and confirmed. */
export const confirmedRule: ThesisRule = fixtureOf(getThesisRule, {
  ...manageRule,
  readTime: '2026-11-20 19:12:00',
});

/** A version that is newer than the one that was read. */
export const updatedRule: ThesisRule = fixtureOf(getThesisRule, {
  ...manageRule,
  readBefore: { version: 'V3.1', time: '2026-03-02 20:10:00' },
});

/** A rule of two short chapters without a time to wait, whose end is in view at once. */
export const shortRule: ThesisRule = fixtureOf(getThesisRule, {
  ...manageRule,
  minSeconds: 0,
  chapters: manageRule.chapters
    .slice(0, 2)
    .map((chapter) => ({ ...chapter, content: '**第一条** 写得很短。' })),
  changes: [],
});
