import type { DirectoryStage, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import {
  bookedDesk,
  checkedDesk,
  draftDesk,
  failedDesk,
  filedDesk,
  overdueDesk,
  returnedDesk,
  submittedDesk,
} from './directory.fixtures.ts';
import { directoryLead } from './directory-lead.ts';
import { lockedWords, requirementWords, stageNote } from './stage-words.ts';

const now = parseMoment(storyTime);

describe('the one thing to do (/thesis/directory)', () => {
  it('✓ after a return: who returned it, when, which return it is, until when, and 按批注修改', () => {
    const { title, text, action } = directoryLead(returnedDesk, now);
    expect(title).toBe('开题报告被退回，请修改后重新提交');
    expect(text[0]).toBe('沈静宜老师 昨天 16:20 退回（第 1 次，最多 3 次）。');
    expect(text[1]).toEqual({
      ...{ before: '请在 ', when: '12月7日（周一）24:00', rest: ' 前重交，还有 16 天 3 小时。' },
      isSoon: false,
    });
    expect(text[2]).toMatch(/^总评：选题来自工作中的真实困惑/);
    expect(action).toEqual({
      href: `/thesis/edit/${returnedDesk.studentPlanId}?docType=REPORT`,
      text: '按批注修改',
    });
  });

  it('in the seconds after a deadline no time is left, and none is named', () => {
    const { text } = directoryLead(returnedDesk, parseMoment('2026-12-08 00:00:20'));
    expect(text[1]).toMatchObject({ when: '12月7日（周一）24:00', rest: ' 前重交。' });
  });

  it('a failed check leads to the text that is checked once more', () => {
    expect(directoryLead(checkedDesk, now)).toMatchObject({
      title: '首次检测没有达到标准，请修改后再次检测',
      action: { text: '修改后再次检测' },
    });
  });

  it('E: what is overdue says since when, and that a delay is applied for', () => {
    expect(directoryLead(overdueDesk, now)).toMatchObject({
      title: '开题报告提交已于 2026年11月15日（周日）24:00 截止，如需提交请申请延期',
      action: { href: `/thesis/directory/${overdueDesk.studentPlanId}?apply=DELAY`, text: '申请延期' },
    });
  });

  it('E: while a delay is not granted yet, what is overdue says so and offers no other', () => {
    const waits = { reason: '延期申请正在审核，请等待结果', nextTime: null };
    const DELAY = { ...waits, way: { kind: 'NONE' as const, because: 'BESIDE' as const } };
    const desk = { ...overdueDesk, obstacles: { ...overdueDesk.obstacles, DELAY } };
    const { text, action } = directoryLead(desk, now);
    expect(text).toContain('延期申请正在审核，请等待结果。');
    expect(action).toBeNull();
  });

  it('a booked defence says when, which place in which group, and leads to its ticket', () => {
    expect(directoryLead(bookedDesk, now)).toMatchObject({
      title: '线上答辩已预约',
      text: [
        { when: '明天（周日）09:30', rest: ' 开始，还有 13 小时 15 分钟。' },
        '第 3 组 2 号。',
        '请打印答辩准考证，先检查好摄像头和网络，按时进入会议。',
      ],
      action: { href: '/reviews/ticket', text: '看答辩准考证' },
    });
  });

  it('before the groups are published there is no ticket, and the booking can be looked at', () => {
    const { defence } = bookedDesk;
    if (defence === null) throw new Error('No defence');
    const desk = {
      ...bookedDesk,
      defence: { ...defence, ...{ isOnline: false, site: '2 号楼 305', place: null, ticketPath: null } },
    };
    const { title, text, action } = directoryLead(desk, now);
    expect(title).toBe('现场答辩已预约');
    expect(text.slice(1)).toEqual(['2 号楼 305。', '分组公布以后，可以打印答辩准考证。']);
    expect(action).toEqual({ href: `/thesis/appointment/${desk.studentPlanId}`, text: '看答辩预约' });
    expect(directoryLead({ ...desk, defence: null }, now).title).toBe('答辩已经结束，等待结果');
  });

  it('a duty of this desk leads to the page of its stage', () => {
    expect(directoryLead(draftDesk, now).action).toEqual({
      href: `/thesis/edit/${draftDesk.studentPlanId}?docType=DRAFT`,
      text: '完成初稿',
    });
  });

  it('a topic that is looked at can be seen and withdrawn; one that came back names no teacher, and leads to the bank', () => {
    const [topic] = submittedDesk.stages.filter(({ code }) => code === 'TOPIC');
    const path = '/thesis/chooseTopic/a/b';
    const deskOf = (
      stage: Partial<DirectoryStage>,
      task: ThesisDirectory['task'] = null,
    ): ThesisDirectory => ({
      ...{ ...submittedDesk, task, stage: 'TOPIC' },
      stages: [{ ...topic!, path, ...stage }],
    });
    const sent = directoryLead(deskOf({ status: 'SUBMITTED' }), now);
    expect(sent.action).toEqual({ href: path, text: '看选题' });
    expect(sent.text).toContain('确认以前可以撤回选题。');
    const returned = {
      by: '指导教师',
      time: storyTime,
      ...{ count: 1, must: 0, suggest: 0, praise: 0 },
      opinion: '请写清对象',
    };
    const task = { ...returnedDesk.task!, path, actionText: '去选题' };
    const back = directoryLead(deskOf({ status: 'RETURNED', returned }, task), now);
    expect(back.text[0]).toMatch(/^指导教师 .* 退回（第 1 次/);
    expect(back.action).toEqual({ href: path, text: '去选题' });
  });

  it.each([
    [submittedDesk, '开题报告已提交，等待审核'],
    [failedDesk, '答辩不合格，复检正在进行'],
    [filedDesk, '论文合格，已经归档'],
  ])('others act, or it is over: $stage', (desk, title) => {
    expect(directoryLead(desk, now).title).toBe(title);
  });
});

describe('a stage in words', () => {
  const noteOf = (desk: typeof returnedDesk, code: string) => {
    const stage = desk.stages.find((candidate) => candidate.code === code);
    return stage === undefined ? null : stageNote(stage, desk, now);
  };

  it('is said with its day', () => {
    expect(noteOf(returnedDesk, 'RULE')).toBe('11-14 已读');
    expect(noteOf(returnedDesk, 'TOPIC')).toBe('11-16 通过');
    expect(noteOf(returnedDesk, 'REPORT')).toBe('退回，12-07 截止');
    expect(noteOf(returnedDesk, 'REVIEW')).toBe('');
    expect(noteOf(submittedDesk, 'REPORT')).toBe('待审核');
    expect(noteOf(overdueDesk, 'REPORT')).toBe('11-15 已截止');
    expect(noteOf(failedDesk, 'DEFENCE')).toBe('不合格');
    expect(noteOf(bookedDesk, 'DEFENCE')).toBe('已预约，11-22');
    expect(noteOf({ ...bookedDesk, defence: null }, 'DEFENCE')).toBe('待公布');
  });

  it('E: 该环节尚未开放，请先完成“开题报告”', () => {
    expect(lockedWords({ opensAfter: [{ kind: 'STAGE', stage: 'REPORT' }] })).toBe(
      '该环节尚未开放，请先完成“开题报告”',
    );
    expect(
      lockedWords({
        opensAfter: [
          { kind: 'STAGE', stage: 'REPORT' },
          { kind: 'RULE', ruleType: 'THESIS', path: '/thesis/readThesisRule/p' },
        ],
      }),
    ).toBe('该环节尚未开放，请先完成“开题报告”，阅读《论文格式规范》');
  });

  it('names each demand with its number', () => {
    expect(requirementWords({ code: 'MAX_DUP_PERCENT', value: 20 })).toBe('总文字复制比不超过 20%');
  });
});
