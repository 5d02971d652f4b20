import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFormula } from './formulas.ts';
import { parseMarkdown } from './markdown.ts';
import { allowedTags, type ProseNode } from './nodes.ts';

/** Nodes as HTML-like text, to compare. */
const written = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
      return `<${node.tag}${attributes.join('')}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
const read = (text: string) => written(parseMarkdown(text));

describe('Markdown', () => {
  it.each([
    ['# 一\n文字', '<h1>一</h1><p>文字</p>'],
    ['###### 六 ##', '<h6>六</h6>'],
    ['第一行\n第二行', '<p>第一行第二行</p>'],
    ['one\ntwo', '<p>one two</p>'],
    ['第一行  \n第二行', '<p>第一行<br></br>第二行</p>'],
    [
      '**重要**和*强调*和~~作废~~和`x < y`',
      '<p><strong>重要</strong>和<em>强调</em>和<del>作废</del>和<code>x < y</code></p>',
    ],
    ['2 * 3 * 4 与 a_b_c', '<p>2 * 3 * 4 与 a_b_c</p>'],
    ['\\*不是强调\\*', '<p>*不是强调*</p>'],
    [
      '[首页](/home) <https://example.com>',
      '<p><a href=/home>首页</a> <a href=https://example.com>https://example.com</a></p>',
    ],
    ['![图](/a.png "题")', '<p><img src=/a.png alt=图></img></p>'],
    ['- 一\n- 二\n  - 二之一\n- 三', '<ul><li>一</li><li>二<ul><li>二之一</li></ul></li><li>三</li></ul>'],
    ['3. 三\n4. 四', '<ol start=3><li>三</li><li>四</li></ol>'],
    ['- 一\n\n- 二\n\n段落', '<ul><li>一</li><li>二</li></ul><p>段落</p>'],
    ['1. 一\n\n   第二段\n2. 二', '<ol><li>一<p>第二段</p></li><li>二</li></ol>'],
    ['> 引文\n> - 甲', '<blockquote><p>引文</p><ul><li>甲</li></ul></blockquote>'],
    [
      '```js\nif (a < b) {}\n\n# 不是标题\n```\n后',
      '<pre><code>if (a < b) {}\n\n# 不是标题</code></pre><p>后</p>',
    ],
    ['```\n没有结束', '<pre><code>没有结束</code></pre>'],
    ['---', '<hr></hr>'],
    [
      '| 课程 | 学分 |\n| --- | ---: |\n| 语文 | 4 |',
      '<table><thead><tr><th scope=col>课程</th><th scope=col>学分</th></tr></thead><tbody><tr><td>语文</td><td>4</td></tr></tbody></table>',
    ],
    ['<script>alert(1)</script>', '<p><script>alert(1)</script></p>'],
    ['', ''],
  ])('reads %j', (text, nodes) => {
    expect(read(text)).toBe(nodes);
  });

  it('keeps HTML as characters', () => {
    expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
      { tag: 'p', attributes: {}, children: ['<img src=x onerror=alert(1)>'] },
    ]);
  });

  it.each([
    ['高度 $h=\\log_2 n$ 为', '<p>高度 <formula tex=h=\\log_2 n></formula> 为</p>'],
    ['$a*b*c$ 和 *重点*', '<p><formula tex=a*b*c></formula> 和 <em>重点</em></p>'],
    ['$$\n\\frac{1}{2}\n$$', '<p><formula tex=\\frac{1}{2} display=true></formula></p>'],
    ['售价 $5 和 $6 元', '<p>售价 $5 和 $6 元</p>'],
    ['\\$a$ 和 $ a$', '<p>$a$ 和 $ a$</p>'],
    ['`$a$`', '<p><code>$a$</code></p>'],
  ])('reads the formulas of %j', (text, nodes) => {
    expect(read(text)).toBe(nodes);
    expect(hasFormula(text)).toBe(nodes.includes('<formula'));
  });

  it('reads any text to its end, into allowed elements only', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '# a',
        '- b',
        '  - c',
        '1. d',
        '> e',
        '|a|b|',
        '|-|-|',
        '```',
        '',
        '   f',
        '---',
        '**g',
      ),
    );
    const tags = (nodes: readonly ProseNode[]): string[] =>
      nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tags(node.children)]));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const tag of tags(parseMarkdown(lines.join('\n'))))
          expect([...allowedTags, 'formula']).toContain(tag);
      }),
    );
  });
});
