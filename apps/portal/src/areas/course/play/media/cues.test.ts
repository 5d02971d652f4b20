import { expect, it } from 'vitest';
import { linesAt, readCues } from './cues.ts';

const vtt = `WEBVTT

NOTE 04735-c04-l02 数据查询

1
00:00:00.800 --> 00:00:03.895
查询是SQL中最重要的部分

00:04.145 --> 01:07.479 align:start
<v 教师>SELECT后面写<b>输出</b>的列
和表

broken --> 00:00:09.000
不算`;

it('the subtitles of a lesson are read, without notes and marks', () => {
  expect(readCues(vtt)).toEqual([
    { start: 0.8, end: 3.895, lines: ['查询是SQL中最重要的部分'] },
    { start: 4.145, end: 67.479, lines: ['SELECT后面写输出的列', '和表'] },
  ]);
});

it('at each second the lines that are said then are shown', () => {
  const cues = readCues(vtt);
  expect(linesAt(cues, 0)).toEqual([]);
  expect(linesAt(cues, 0.8)).toEqual(['查询是SQL中最重要的部分']);
  expect(linesAt(cues, 3.9)).toEqual([]);
  expect(linesAt(cues, 5)).toEqual(['SELECT后面写输出的列', '和表']);
});
