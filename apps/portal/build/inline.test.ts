import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inlineScript, openedPage } from './inline.ts';

const template = `<!doctype html>
<html>
  <head>
    <link rel="icon" href="/favicon.svg">
    <title>学习平台</title>
    <script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

describe('a page that opens by itself', () => {
  const page = openedPage(template, {
    title: '登录 - 学习平台',
    icon: '<svg fill="#2b4170"/>\n',
    code: ['assets/app.js'],
    sheets: [
      { fileName: 'assets/index.css', source: 'a{color:red}' },
      { fileName: 'assets/app.css', source: 'b::after{content:"</style>$&"}' },
    ],
    content: '<div id="root"><p>$1</p></div>',
    first: 'first()',
    last: 'last("$&")',
  });

  it('has its first script, its title and the files of its code before its styles, and its last script at the end', () => {
    const order = [
      '<script>first()</script>',
      '<title>登录 - 学习平台</title>',
      '<link rel="modulepreload" crossorigin href="/assets/app.js">',
      '<script type="module" src="/assets/index.js">',
      '<style>a{color:red}',
      '<link rel="stylesheet" disabled href="/assets/index.css">',
      '<link rel="stylesheet" disabled href="/assets/app.css">',
      '</head>',
      '<div id="root"><p>$1</p></div>',
      '<script>last("$&")</script>',
      '</body>',
    ].map((text) => page.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('is painted without another request: no sheet is loaded, and none of them ends the style early', () => {
    expect(page.match(/<link rel="stylesheet"(?! disabled)/g)).toBeNull();
    expect(page).toContain('b::after{content:"<\\/style>$&"}</style>');
  });

  it('has its icon in it: a request less', () => {
    expect(page).toContain(
      '<link rel="icon" href="data:image/svg+xml,%3Csvg%20fill%3D%22%232b4170%22%2F%3E">',
    );
  });

  it('keeps the title of the template where it has none of its own', () => {
    const index = openedPage(template, { icon: '<svg/>', code: [], sheets: [], content: '', last: '' });
    expect(index).toContain('<title>学习平台</title>');
  });
});

describe('the script in a page', () => {
  const scriptOf = (name: string) =>
    inlineScript(fileURLToPath(new URL(`../src/app/opening/${name}-script.ts`, import.meta.url)));

  it.each([
    ['login', 512],
    ['answer', 4_864],
    ['answer-head', 9_216],
    ['index', 14_336],
  ])('%s is at most %i characters: it brings neither the contract nor React', async (name, maxLength) => {
    expect((await scriptOf(name)).length).toBeLessThanOrEqual(maxLength);
  });

  it('calls the server that the build names, and cannot end its element early', async () => {
    const script = await scriptOf('answer-head');
    expect(script).toContain('"/api"');
    expect(script).not.toContain('</script');
  });
});
