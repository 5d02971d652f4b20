import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Timeline } from './Timeline.tsx';

describe('Timeline', () => {
  it('groups what happened by day, newest first, each day under its heading', async () => {
    const ref = createRef<HTMLElement>();
    const screen = await render(
      <Timeline
        ref={ref}
        label="办理记录"
        headingLevel={4}
        entries={[
          { id: '1', time: '2026-11-12 21:08:40', actor: '周子墨', text: '提交' },
          { id: '2', time: '2026-11-19 08:00:12', text: '开始审核' },
          {
            id: '3',
            time: '2026-11-19 10:26:00',
            actor: '自考办',
            text: '退回',
            attachments: <a href="#f">附件</a>,
          },
        ]}
      />,
    );
    const days = screen.getByRole('region', { name: '办理记录' }).getByRole('heading', { level: 4 });
    expect(days.elements().map((day) => day.textContent)).toEqual([
      '2026年11月19日 周四',
      '2026年11月12日 周四',
    ]);
    const latest = screen.getByRole('region', { name: '2026年11月19日 周四' }).getByRole('listitem');
    expect(latest.elements().map((entry) => entry.textContent)).toEqual([
      '10:26自考办退回附件',
      '08:00开始审核',
    ]);
    await expect.element(screen.getByText('10:26')).toHaveAttribute('datetime', '2026-11-19T10:26:00');
    expect(ref.current).toBe(screen.container.firstElementChild);
  });

  it('says so when nothing has happened, and keeps an entry whose time is no moment', async () => {
    const screen = await render(<Timeline entries={[]} />);
    await expect.element(screen.getByText('还没有记录。')).toBeVisible();
    await screen.rerender(<Timeline entries={[{ id: 'a', time: '时间不详', text: '手工补录' }]} />);
    await expect.element(screen.getByRole('heading', { name: '时间不详' })).toBeVisible();
    await expect.element(screen.getByText('手工补录')).toBeVisible();
  });
});
