import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allowedAttributes, allowedTags, type ProseNode } from './nodes.ts';
import { proseTexts } from './Prose.texts.ts';
import { Prose } from './Prose.tsx';
import { ProseBody } from './ProseBody.tsx';
import { readHtml } from './read-html.ts';
import { readHtmlWithoutDom } from './read-html-without-dom.ts';

afterEach(() => vi.restoreAllMocks());

/** Shows a text and waits until it has been cleaned. */
async function show(source: string, props: Partial<Parameters<typeof Prose>[0]> = {}) {
  const screen = await render(<Prose source={source} {...props} />);
  await expect.poll(() => screen.container.querySelector('[aria-busy="false"]')).not.toBeNull();
  return screen;
}

const attacks = [
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true">',
  '<img src=x onerror=window.attacked=true//>',
  '<svg onload="window.attacked = true"><script>window.attacked = true</script></svg>',
  '<svg><a xlink:href="javascript:window.attacked=true"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:window.attacked=true">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.attacked=true&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.attacked=true src>">',
  '<a href="javascript:window.attacked=true">点</a>',
  '<a href=" java&#9;script:window.attacked=true">点</a>',
  '<a href="data:text/html,<script>window.attacked=true</script>">点</a>',
  '<iframe src="javascript:parent.attacked=true"></iframe>',
  '<iframe srcdoc="<script>parent.attacked=true</script>"></iframe>',
  '<object data="javascript:window.attacked=true"></object><embed src="javascript:window.attacked=true">',
  '<style>body { display: none }</style><link rel="stylesheet" href="data:text/css,body{display:none}">',
  '<p style="position:fixed;inset:0" class="x" onclick="window.attacked=true">字</p>',
  '<form action="https://evil.example"><input name="password"><button>登录</button></form>',
  '<p id="root" name="getElementById">字</p><a id="location" name="location" href="#x">字</a><img name="cookie" src="">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<template><img src=x onerror=window.attacked=true></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.attacked=true>">',
  '<details open ontoggle=window.attacked=true>字</details><video><source onerror=window.attacked=true></video>',
  '<img src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=alert(1)>">',
];

const shown = (nodes: readonly ProseNode[]) =>
  renderToString(<ProseBody nodes={nodes} topLevel={2} asCards plain texts={proseTexts} />);

/** Samples of the markup of notices. */
const texts = [
  '<h2>一、时间</h2>\n<p>自 11 月 20 日起，<strong>逾期</strong>不补。&nbsp;见 <a href="/notice?page=2" target="_blank">公告</a></p>',
  '<ul>\n<li>甲<ul><li>乙</li></ul></li>\n</ul><ol start="3"><li>丙</ol><hr><p>a<br>b',
  '<table><caption>日程</caption><colgroup><col></colgroup><tr><th scope="col">场次<td colspan=2> A </table>',
  '<figure><img src="/x.png" alt=" 考点 " width="40" height="30"><figcaption>图</figcaption></figure><center>中</center>',
  '<p>未闭合 <b>粗 <i>斜</b> 体</p> 5 &lt; 6 &amp; 7 <!-- 注 --> <font color=red>红</font>',
];

describe('Prose: a text cannot do anything', () => {
  it.each(attacks)('nothing of %s gets through but words', async (attack) => {
    const errors = vi.spyOn(console, 'error');
    const ref = createRef<HTMLDivElement>();
    const screen = await show(attack, { ref });
    for (const found of ref.current!.querySelectorAll('*')) {
      // The icon of a missing picture and the frame of a table are the component's own.
      if (found.closest('svg')?.getAttribute('aria-hidden') === 'true' || found.localName === 'section')
        continue;
      expect(allowedTags).toContain(found.localName);
      for (const { name } of found.attributes)
        expect([...allowedAttributes, 'class', 'loading', 'decoding', 'rel']).toContain(name);
      expect(found.getAttribute('href') ?? '').not.toMatch(/script|data:/i);
    }
    expect('attacked' in window).toBe(false);
    expect(getComputedStyle(document.body).display).toBe('block');
    expect(document.getElementById('root') ?? document.getElementById('location')).toBeNull();
    expect(errors).not.toHaveBeenCalled();
    await screen.unmount();
  });

  it.each([...attacks, ...texts])('a server reads %s as a browser does', async (source) => {
    const { default: purifier } = await import('dompurify');
    expect(shown(readHtmlWithoutDom(source))).toBe(shown(readHtml(source, purifier)));
  });

  it('HTML in Markdown is characters', async () => {
    const screen = await render(
      <Prose
        format="markdown"
        source={'<img src=x onerror=alert(1)>\n\n[点](javascript:alert(1)) ![](data:text/html,x)'}
      />,
    );
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
    expect(screen.container.querySelector('img')).toBeNull();
  });

  it('a server shows nothing that was not cleaned, and Markdown as elements', () => {
    expect(renderToString(<Prose source="<script>alert(1)</script><p>正文</p>" />)).not.toMatch(
      /script|正文/,
    );
    expect(renderToString(<Prose format="markdown" source={'## 一\n\n[首页](/home)'} />)).toContain(
      '<h2>一</h2><p><a href="/home">首页</a></p>',
    );
  });
});

describe('Prose', () => {
  it('sets headings to the levels below the one above, without a gap', async () => {
    const screen = await show('<h1>大</h1><h4>小</h4><h1>又大</h1><h5>最小</h5>', { headingLevel: 4 });
    expect(
      [...screen.container.querySelectorAll('h4, h5, h6')].map((h) => h.localName + h.textContent),
    ).toEqual(['h4大', 'h5小', 'h4又大', 'h6最小']);
  });

  it('changes the page for a link within the site and opens a window for another, and says so', async () => {
    const onNavigate = vi.fn();
    const screen = await show(
      '<a href="/home/notice?page=2">公告</a> <a href="https://chsi.example/x" rel="opener">学信网</a> <a href="mailto:a@b.example">邮件</a>',
      { onNavigate },
    );
    await screen.getByRole('link', { name: '公告' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/home/notice?page=2');
    const away = screen.getByRole('link', { name: /^学信网\s?（在新窗口打开）$/ });
    await expect.element(away).toHaveAttribute('target', '_blank');
    await expect.element(away).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(screen.getByRole('link', { name: '邮件' })).not.toHaveAttribute('target');
  });

  it('shows the description of a picture that does not load, and loads pictures when they come near', async () => {
    const screen = await show(
      '<img src="data:image/png;base64,AAAA" alt="考点地图"><img src="/x.png" alt="远" width="40" height="30">',
    );
    await expect.element(screen.getByText('图片无法显示 · 考点地图')).toBeVisible();
    for (const image of screen.container.querySelectorAll('img')) expect(image.loading).toBe('lazy');
  });

  it('scrolls a wide table by itself, named by its caption and reached by keyboard', async () => {
    const cells = Array.from({ length: 30 }, (_, index) => `<td>第 ${index} 列</td>`).join('');
    const screen = await render(
      <div style={{ width: 328 }}>
        <Prose source={`<table><caption>报考日程</caption><tr>${cells}</tr></table>`} />
      </div>,
    );
    const scroller = screen.getByRole('group', { name: '报考日程' });
    await expect.element(scroller).toHaveAttribute('tabindex', '0');
    expect(scroller.element().getBoundingClientRect().width).toBeLessThanOrEqual(328);
    expect(scroller.element().scrollWidth).toBeGreaterThan(328);
  });

  it('is no wider than 42 em and shows the newest text, also while one is being cleaned', async () => {
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<Prose ref={ref} source="<p>旧</p>" />);
    await screen.rerender(<Prose ref={ref} source="<p>新</p>" />);
    await expect.element(screen.getByText('新')).toBeVisible();
    await expect.element(screen.getByText('旧')).not.toBeInTheDocument();
    const em = Number.parseFloat(getComputedStyle(ref.current!).fontSize);
    expect(ref.current!.getBoundingClientRect().width).toBeLessThanOrEqual(42 * em);
  });
});

describe('Prose: formulas and blanks', () => {
  it('sets a formula for the eye and for a screen reader, and keeps its place until it is set', async () => {
    const screen = await show('设 $x=\\frac{a}{b}$，\n\n$$\\sum_{i=1}^n i$$', { format: 'markdown' });
    expect(screen.container.querySelectorAll('.katex-html[aria-hidden="true"]')).toHaveLength(2);
    expect(screen.container.querySelectorAll('math mfrac')).toHaveLength(1);
    expect(screen.container.querySelectorAll('.katex-display')).toHaveLength(1);
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\htmlClass{x}{y}',
    '\\includegraphics{x}',
    '\\def\\a{\\a\\a}\\a',
  ])('a formula cannot do anything: %s', async (tex) => {
    const screen = await show(`$${tex}$`, { format: 'markdown' });
    expect(screen.container.querySelector('a, img, script, .x')).toBeNull();
  });

  it('puts a field where a blank is, also in code and alone on a line, counted through', async () => {
    const screen = await render(
      <Prose
        format="markdown"
        source={'长 ____，高 ________。\n\n```c\ni < ____;\n```\n\n____'}
        blank={(index) => <input aria-label={`第 ${index + 1} 空`} />}
      />,
    );
    for (const number of [1, 2, 3, 4])
      await expect.element(screen.getByRole('textbox', { name: `第 ${number} 空` })).toBeVisible();
    expect(screen.container.querySelectorAll('input')).toHaveLength(4);
    expect(screen.container.textContent).not.toContain('_');
  });

  it('shows the rows of a table as cards on a phone, each cell with its column', async () => {
    await page.viewport(360, 740);
    const source =
      '<table><thead><tr><th>场次</th><th>开考课程（080901）</th></tr></thead><tbody><tr><td>A</td><td>13003 数据结构与算法；04735 数据库系统原理</td></tr></tbody></table>';
    const screen = await render(<Prose source={source} />);
    const cell = screen.getByRole('cell', { name: /13003/ });
    await expect.element(cell).toBeVisible();
    expect(getComputedStyle(cell.element(), '::before').content).toBe('"开考课程（080901）"');
    expect(cell.element().getBoundingClientRect().width).toBeGreaterThan(200);
    await page.viewport(1280, 800);
    expect(getComputedStyle(cell.element(), '::before').content).toBe('none');
    await expect.element(screen.getByText('场次', { exact: true })).toBeVisible();
  });
});
