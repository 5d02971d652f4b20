import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { degreeApply, degreeDocument } from '../../../../../../tests/support/apply-samples.ts';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import DegreeFormPaper from './DegreeFormPaper.tsx';

it('/applyDegree the printed 申请表 says average, thesis, language and levels, and has a place to sign', async () => {
  const screen = await render(
    <StoryPage path="/applyDegree/index" student={storyStudent}>
      <DegreeFormPaper apply={{ ...degreeApply, signatureUrl: null }} document={degreeDocument} />
    </StoryPage>,
  );
  const article = () => screen.container.querySelector('article');
  await expect.poll(article).not.toBeNull();
  for (const words of [
    ...[
      '学士学位申请表',
      '郑凯',
      'ZHENG Kai',
      '1086÷15，保留一位小数为 72.4',
      '工学学士',
      '74 分，中等',
      '12.4%',
    ],
    ...[
      '学士学位英语考试',
      '66 分',
      '校学位评定委员会意见',
      '公示至 2026年12月15日（周二）24:00',
      '本人签名：',
    ],
  ])
    expect(article()?.textContent).toContain(words);
  expect(article()?.querySelector('img')).toBeNull();
  expect(article()?.textContent).not.toMatch(/草\s*稿/);
});

it('/applyDegree a draft of the 申请表 says on each page that it is one', async () => {
  const screen = await render(
    <StoryPage path="/applyDegree/index" student={storyStudent}>
      <DegreeFormPaper
        apply={{ ...degreeApply, status: 'DRAFT', signatureUrl: null }}
        document={degreeDocument}
      />
    </StoryPage>,
  );
  await expect.poll(() => screen.container.textContent).toContain('草　稿');
  expect(screen.container.textContent?.match(/草稿，未提交/g)).toHaveLength(2);
});
