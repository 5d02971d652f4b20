import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import {
  assessmentOf,
  endedAssessments,
  endedCourse,
  learntCourse,
  reportedCourse,
  returnedReport,
  submittedReport,
  testedCourse,
} from './exam-chapter.fixtures.ts';
import { lessonsToNeed } from './lessons-to-need.ts';
import { practiceStep } from './practice-step.ts';

const step = (outline: CourseChapter, assessment: Assessment | undefined) => {
  if (outline.batch === null || assessment === undefined) throw new TypeError('not recorded');
  return practiceStep(assessment, { ...outline, batch: outline.batch }, parseMoment(storyTime));
};
const of = (courseId: string, { list } = returnedReport) => list.find((each) => each.courseId === courseId);
const deadline = '2026年12月3日（周四）17:00 截止，还有 11 天 20 小时。';

describe('what comes next in a batch', () => {
  it('is to learn, with the lessons that are missing', () => {
    expect(step(learntCourse, assessmentOf('04736'))).toMatchObject({
      title: expect.stringMatching(/^还差 15%，再看 \d 节就能测评$/),
      text: expect.stringMatching(/^从 3\.\d .+接着看，看完 4\.\d .+就够 60%。.+截止，还有 11 天 20 小时。$/),
      obstacle: null,
      action: 'LEARN',
    });
  });

  it('is to watch again what was watched before the batch, which does not count for it', () => {
    const { chapters, course } = learntCourse;
    const seen = {
      ...learntCourse,
      course: { ...course, videoRate: 100 },
      chapters: chapters.map((chapter) => ({
        ...chapter,
        sections: chapter.sections.map((section) => ({
          ...section,
          lessons: section.lessons.map((lesson) => ({
            ...lesson,
            ...{ finished: true, watchRate: 100, batchRate: 0 },
          })),
        })),
      })),
    };
    const { title, text } = step(seen, { ...assessmentOf('04736'), learnRate: 0 }) ?? {};
    expect(title).toMatch(/^还差 60%，再看 \d+ 节就能测评$/);
    expect(text).toContain('批次开放前看过的不计入，须在批次内再看。');
  });

  it('is the test, with the tries that are left', () => {
    const free = { ...assessmentOf('13004'), status: 'RETRY', obstacle: null } as const;
    expect(step(testedCourse, free)).toMatchObject({
      title: '还可以再测 1 次',
      text: `目前最高 58 分，60 分合格，可考 3 次，取最高分。${deadline}`,
      action: 'TEST',
    });
    expect(step(testedCourse, { ...free, status: 'READY', usedTry: 0, best: null })).toMatchObject({
      title: '可以开始测评',
      text: `60 分合格，可考 3 次，取最高分。${deadline}`,
    });
  });

  it('is the test that runs, wherever it is in the way', () => {
    expect(step(testedCourse, assessmentOf('13004'))).toMatchObject({
      title: '你有一场进行中的测验《数据库系统原理》综合测验，请先完成并交卷',
      action: 'WAY',
    });
  });

  it('is the report: the first one, one that came back with its opinion, one that waits', () => {
    expect(step(reportedCourse, assessmentOf('00899'))).toMatchObject({
      title: '可以提交实践报告',
      action: 'REPORT',
    });
    expect(step(reportedCourse, of('00899'))).toMatchObject({
      title: '实践报告被退回，改好再交',
      text: `老师的意见：安全检查表没有填写权限检查一项，请补上截图和说明。${deadline}截止前可以多次提交，以最后一次为准。`,
      action: 'REPORT',
    });
    expect(step(reportedCourse, of('00899', submittedReport))).toMatchObject({
      title: '第 2 稿已提交，等待批阅',
      action: 'REPORT',
    });
  });

  it('is nothing more once a report waits and the time is over', () => {
    const late = { ...reportedCourse, serverTime: '2026-12-03 17:00:00' } as const;
    const { text, action } = step(late, of('00899', submittedReport));
    expect([text, action]).toEqual(['老师一般 5 个工作日内批阅完。', null]);
  });

  it('is another batch once this one is over, and the score for who has passed', () => {
    expect(step(endedCourse, of('13004', endedAssessments))).toMatchObject({
      state: { word: '批次已结束' },
      text: '2026年上半年实践测评已于 2026年6月24日（周三）17:00 截止。视频仍可以看，进度不再计入这一批。',
      action: 'BATCHES',
    });
    const passed = { ...assessmentOf('13004'), status: 'PASSED', obstacle: null, best: 81 } as const;
    expect(step(endedCourse, passed)).toMatchObject({ title: '测评合格，81 分', action: 'SCORES' });
  });

  it('is what blocks it, with its way out', () => {
    const { obstacle, title, action } = step(testedCourse, assessmentOf('04748'));
    expect([title, obstacle?.way, action]).toEqual([
      '报名正在审核',
      { kind: 'PAGE', text: '看报名进度', path: '/practiceSignUp' },
      null,
    ]);
  });
});

describe('the lessons to the percent that is needed', () => {
  it('begin where the student goes on, and are no more than needed', () => {
    const numbers = (missing: number) => lessonsToNeed(learntCourse, missing).map(({ no }) => no);
    expect(numbers(0)).toEqual([]);
    expect(numbers(1)).toEqual(['3.2']);
    expect(numbers(100).at(-1)).toBe('6.3');
  });
});
