// The result of the comparison of pictures, in words on the terminal and as a page to look at.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './prepare.mjs';

/** Folder of the comparison's findings. */
export const results = '.cache/visual';

/** Says how the comparison went, and writes `.cache/visual/index.html` when something has changed. */
export function sayVisual() {
  const mode = JSON.parse(readFileSync(join(results, 'mode.json'), 'utf8'));
  if (mode.mode === 'off') return say(`外观未比对：${mode.reason}。用 pnpm visual --update 在本机重绘参考图`);
  const changed = readdirSync(results).filter((name) => existsSync(join(results, name, 'difference.txt')));
  if (changed.length === 0) return say('外观比对：没有变化');
  writeFileSync(join(results, 'index.html'), page(changed));
  return say(`外观比对：${changed.length} 个故事有变化，打开 ${results}/index.html 查看`);
}

function page(stories) {
  const figure = (story, name, text) =>
    `<figure><figcaption>${text}</figcaption><img src="${story}/${name}.webp" alt="${story} ${text}" loading="lazy"></figure>`;
  const section = (story) => `<section><h2>${story}</h2>
<p>${readFileSync(join(results, story, 'difference.txt'), 'utf8')}</p>
<div>${figure(story, 'expected', '原来')}${figure(story, 'actual', '现在')}${figure(story, 'difference', '差别')}</div></section>`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>外观变化 ${stories.length}</title>
<style>body{font:15px/1.6 sans-serif;margin:24px;background:#f3f1eb}div{display:flex;gap:16px}
figure{flex:1;min-width:0;margin:0}img{width:100%;border:1px solid #87847b}</style>
<h1>${stories.length} 个故事有变化</h1>
${stories.map(section).join('\n')}
</html>
`;
}
