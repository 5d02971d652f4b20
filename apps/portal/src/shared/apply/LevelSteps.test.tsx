import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { auditing, granted, returned } from '../../areas/degree/degree.fixtures.ts';
import { StoryPage } from '../page/StoryPage.tsx';
import LevelSteps, { type ApplyOnItsWay } from './LevelSteps.tsx';

async function stepsOf(apply: ApplyOnItsWay) {
  const screen = await render(
    <StoryPage fixtures={[]} path="/applyDegree/index">
      <LevelSteps type="DEGREE" apply={apply} />
    </StoryPage>,
  );
  await expect.element(screen.getByRole('heading', { name: '审核到哪了' })).toBeVisible();
  return screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
}

const [submission] = auditing.timeline.events;
if (submission === undefined) throw new TypeError('Nothing was handed in');

describe('审核到哪了', () => {
  it('a return that was mended stays a return, with what was asked for', async () => {
    const events = [...returned.timeline.events, submission];
    const steps = await stepsOf({ ...auditing, timeline: { ...returned.timeline, events } });
    expect(steps).toContain('11-21 学位办退回退回过英文题目与论文封面不一致，请照封面填写。');
  });

  it('a degree that is granted was public before, from when until when, and is no diploma', async () => {
    const steps = await stepsOf({ ...granted, publicityEnd: '2026-11-29 00:00:00' });
    expect(steps.slice(-2)).toEqual(['11-21 至 11-28 公示已完成', '11-21 学位已授予已完成']);
  });
});
