import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { registerForm } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { registerApply, registerDocument } from '../../../../../../tests/support/apply-samples.ts';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import RegisterFormPaper from './RegisterFormPaper.tsx';

/** A picture of one pixel. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

async function paperOf(document: GraduationDocument, submitted: GraduationDocument | null) {
  const screen = await render(
    <StoryPage path="/apply/graduation" student={storyStudent}>
      <RegisterFormPaper
        apply={{ ...registerApply, document: submitted, signatureUrl: pixel }}
        document={document}
        photoUrl={pixel}
      />
    </StoryPage>,
  );
  await expect.poll(() => screen.container.querySelector('article')).not.toBeNull();
  return screen.container.querySelector('article')!;
}

const pictures = (paper: Element) => [...paper.querySelectorAll('img')].map(({ alt }) => alt);

it('/apply/graduation the printed 登记表 says every part as the PDF does, with photo and signature', async () => {
  const paper = await paperOf(registerDocument, registerDocument);
  const { title, parts } = registerForm(registerApply, registerDocument);
  expect(paper.querySelector('h2')?.textContent).toBe(title);
  const titles = parts.flatMap((part) => ('title' in part && part.title !== '' ? [part.title] : []));
  for (const words of [
    ...titles,
    ...['320198199810030620', '1998年10月', '江澜财经职业学院', '洪仁玕', '学习期间表现良好，材料齐全。'],
    ...['BY20261116-000008', '校验码 8F3A 61C2 D90E 4B77　打印时间 ', '省考办意见', '2026年11月20日'],
  ])
    expect(paper.textContent).toContain(words);
  expect(pictures(paper)).toEqual(['证件照', '本人签名']);
  expect(paper.textContent).not.toContain('草　稿');
  // The form alone names its student, whoever is logged in.
  expect(paper.textContent).not.toContain(storyStudent.name);
});

it('/apply/graduation a draft on paper is fit for a signature by hand, and a script in it is shown as it was typed', async () => {
  const script = '<script></script><img src=no onerror=window.stolen=1>';
  const [line] = registerDocument.resume;
  if (line === undefined) throw new TypeError('The sample has a résumé');
  const paper = await paperOf(
    { ...registerDocument, awards: script, resume: [{ ...line, place: script }] },
    null,
  );
  expect(paper.textContent).not.toMatch(/草\s*稿/);
  expect(paper.textContent).toContain('在线提交前打印，供本人签字　打印时间 ');
  expect(paper.textContent?.split(script)).toHaveLength(3);
  expect(pictures(paper)).toEqual(['证件照']);
  expect(paper.textContent).not.toContain('8F3A');
  expect(window).not.toHaveProperty('stolen');
});

it('/apply/graduation 续表 is hidden where a part begins: its line is above the edge', async () => {
  const long = { ...registerDocument, appraisal: '学习收获很大。'.repeat(60) };
  const paper = await paperOf(long, long);
  // Only on paper in the app; here to be measured.
  paper.className = '';
  const lists = [...paper.querySelectorAll('table')].filter((table) => table.tHead !== null);
  // Three lists and the long text: a short one stays whole, and has no second head.
  expect(lists.length).toBe(4);
  for (const table of lists) {
    const [goesOn] = table.tHead?.rows ?? [];
    expect(goesOn?.textContent).toMatch(/（续表）$/);
    const edge = table.parentElement?.getBoundingClientRect().top ?? 0;
    expect(goesOn?.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge + 1);
    expect(getComputedStyle(table.parentElement!).overflowY).toBe('clip');
  }
});
