import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyThesisChange } from './change.ts';
import { lettersIn } from './letters.ts';
import { sendThesisMessage } from './message.ts';
import { customTopic } from './topic.ts';

describe('the length of a text that somebody reads, /thesis/chooseTopic', () => {
  it.each([
    ['社区图书，共享。', 8],
    [`理${' '.repeat(98)}由`, 2],
    [`a${'\u0301'.repeat(120)}`, 1],
    ['第一行\n\n\n第二行', 6],
    ['\u200b\u3164\u2800', 0],
    ['𠮷', 1],
  ])('of %j is %i letters', (text, letters) => {
    expect(lettersIn(text)).toBe(letters);
  });

  const own = {
    title: `社区${' '.repeat(50)}图书漂流的研究`,
    direction: '软件',
    reason: '因'.repeat(100),
    content: '容'.repeat(100),
    advisorId: 'adv-01',
  };
  const problemsOf = (custom: object) =>
    safeParse(customTopic, { ...own, ...custom }).issues?.map(({ message }) => message) ?? [];

  it('of an own title is what is read: blanks and marks do not fill it', () => {
    expect(safeParse(customTopic, own).output).toMatchObject({ title: '社区 图书漂流的研究' });
    expect(problemsOf({ reason: `理${' '.repeat(98)}由` })).toEqual([
      '选题理由不少于 100 个字（空格不计），还差 98 个字',
    ]);
    expect(problemsOf({ content: `a${'\u0301'.repeat(120)}` })).toEqual([
      '主要内容不少于 100 个字（空格不计），还差 99 个字',
    ]);
    expect(problemsOf({ reason: ' \n ' })).toContain('请填写选题理由');
  });

  it('of the reason of a change is the same, and a message of marks alone is empty', () => {
    const change = { studentPlanId: 'a', changeType: 'TOPIC', fileIds: [] };
    const ofReason = (reason: string) => safeParse(applyThesisChange.payload, { ...change, reason });
    expect(ofReason('由'.repeat(20)).success).toBe(true);
    expect(ofReason(`原${' '.repeat(30)}因`).issues?.map(({ message }) => message)).toEqual([
      '请写明原因（不少于 20 字），还差 18 字（空格不计）',
    ]);
    const message = { studentPlanId: 'a', fileIds: [], content: '\u0301\u0301' };
    expect(safeParse(sendThesisMessage.payload, message).issues?.[0]?.message).toBe('请输入留言内容');
  });
});
