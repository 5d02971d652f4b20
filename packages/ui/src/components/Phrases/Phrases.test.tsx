import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { phrasesOf } from '../../text/phrases.ts';
import { Phrases } from './Phrases.tsx';

const cut = (text: string) =>
  phrasesOf(text).map(({ text: phrase, unbroken }) => (unbroken ? `[${phrase}]` : phrase));

describe('the phrases of a text', () => {
  it.each([
    ['《数据库系统原理》综合测验', ['《数据库', '系统', '原理》', '综合', '测验']],
    [
      '关于做好2027年1月考期课程报考工作的通知',
      ['关于', '做好', '[2027年1月考期]', '课程', '报考', '工作的', '通知'],
    ],
    ['程序设计（实践）', ['程序', '[设计（实践）]']],
    ['13180 与 02324 同在 1月9日下午', ['13180 ', '与 ', '02324 ', '同在 ', '[1月9日]', '下午']],
    ['2026年11月27日（周五）17:00 截止', ['[2026年11月27日（周五）]', '[17:00 ]', '截止']],
    ['11月29日 00:00–04:00 系统维护', ['[11月29日 ]', '[00:00–04:00 ]', '系统', '维护']],
    ['打印准考证与考籍表', ['打印', '准考证与', '考籍表']],
    ['进度 59%，需 ≥ 60%', ['进度 ', '[59%，]', '需 ', '[≥ 60%]']],
  ])('%s', (text, phrases) => {
    expect(cut(text)).toEqual(phrases);
  });

  it('are the text, whatever it is, and none begins with a mark that closes', () => {
    const text = fc
      .array(fc.constantFrom(...'学位（）《》，。：1月29日 17:00—A-b𠮷🎓“”、'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (source) => {
        const phrases = phrasesOf(source).map(({ text: phrase }) => phrase);
        expect(phrases.join('')).toBe(source);
        for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[）》，。：”、]/);
      }),
    );
  });
});

/** The lines of an element as they stand on the screen. */
function linesOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: { top: number; text: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [index, character] of [...(node.nodeValue ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, height } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && (height === 0 || Math.abs(top - last.top) < 4)) last.text += character;
      else lines.push({ top, text: character });
    }
  return lines.map(({ text }) => text.trim());
}

describe('Phrases', () => {
  const titles = [
    '《数据库系统原理》综合测验',
    '学士学位申请通知',
    '首次检测结果公布及第二次检测安排',
    '关于做好2027年1月考期课程报考工作的通知',
    '程序设计（实践）对应理论课 00898',
    '2026年11月27日（周五）17:00 截止，还有 6 天 8 小时',
  ];

  it.each(['15px', '20px', '26px'])(
    'at %s on 360 px no line begins with a closing mark or inside a word',
    async (size) => {
      await page.viewport(360, 740);
      const screen = await render(
        <div style={{ width: 328, fontSize: size }}>
          {titles.map((title) => (
            <h2 key={title} style={{ font: 'inherit' }}>
              <Phrases>{title}</Phrases>
            </h2>
          ))}
        </div>,
      );
      for (const [index, heading] of screen.getByRole('heading').elements().entries()) {
        const title = titles[index] ?? '';
        const ends = new Set<number>();
        let end = 0;
        for (const { text } of phrasesOf(title)) {
          end += text.length;
          ends.add(title.slice(0, end).trimEnd().length);
        }
        // A phrase wider than the screen may break; all else ends between phrases.
        const isWide =
          heading.firstElementChild!.scrollWidth > 328 ||
          phrasesOf(title).some(({ text }) => text.length * Number.parseInt(size, 10) > 328);
        let at = 0;
        for (const line of linesOf(heading)) {
          expect(line, title).not.toMatch(/^[）》，。：]/);
          at = title.indexOf(line, at) + line.length;
          if (!isWide) expect([...ends], `${title}: ${line}`).toContain(at);
        }
        expect(heading.scrollWidth).toBeLessThanOrEqual(328);
      }
      await page.viewport(1280, 800);
    },
  );

  it('is the text for a screen reader, and is drawn on a server', async () => {
    const screen = await render(
      <h1>
        <Phrases>{titles[0]!}</Phrases>
      </h1>,
    );
    await expect.element(screen.getByRole('heading', { name: titles[0]!, exact: true })).toBeVisible();
    expect(renderToString(<Phrases>{titles[0]!}</Phrases>)).toContain('<wbr/>');
  });
});
