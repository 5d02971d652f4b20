import { describe, expect, it } from 'vitest';
import type { ThesisBlock, ThesisSection } from './document.ts';
import { wordsIn, wordsInBody, wordsInSection } from './word-count.ts';

const section = (title: string, blocks: readonly ThesisBlock[], children: readonly ThesisSection[] = []) => ({
  ...{ id: title, level: 1, number: '1', title, blocks, children },
});

const paragraph = (...content: Extract<ThesisBlock, { type: 'paragraph' }>['content']): ThesisBlock => ({
  type: 'paragraph',
  id: 'b1',
  content,
});

describe('字数', () => {
  it.each([
    ['', 0],
    ['成本控制', 4],
    ['，。“”', 4],
    ['基于Spring Boot的系统', 7],
    ['增长14.7%，达到6258万元', 9],
    ['COVID-19 后', 2],
    ['   \n', 0],
    ['\u{20bb7}', 1],
    ['\u3000', 0],
  ])('of %j is %i', (text, words) => {
    expect(wordsIn(text)).toBe(words);
  });

  it('counts headings and paragraphs, and neither formulas, footnotes, tables, figures nor code', () => {
    const blocks: ThesisBlock[] = [
      paragraph(
        { type: 'text', text: '材料成本' },
        { type: 'math', latex: 'a+b' },
        { type: 'footnote', id: 'f1' },
      ),
      {
        ...{ type: 'table', id: 'b2', key: 't', number: '1-1', label: '表1-1', caption: '材料' },
        ...{ columns: ['材料'], rows: [['铜']] },
      },
      { type: 'formula', id: 'b3', key: 'f', number: '1', label: '式1', latex: 'x' },
      {
        ...{ type: 'code', id: 'b4', key: 'c', number: '1', label: '代码1' },
        caption: '代码',
        language: 'js',
        text: 'a',
      },
    ];
    const sections = [
      section('绪论', blocks, [section('背景', [paragraph({ type: 'text', text: '背景。' })])]),
    ];
    expect(sections.map(wordsInSection)).toEqual([2 + 4 + 2 + 3]);
    expect(wordsInBody({ sections })).toBe(11);
  });
});
