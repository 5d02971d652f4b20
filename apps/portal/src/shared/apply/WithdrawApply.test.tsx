// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { withdrawDegreeApply } from '@qianwei/api/contract/graduation/degree';
import { AppShell } from '@qianwei/ui/AppShell';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryApp } from '../client/story-client.tsx';
import { WithdrawApply } from './WithdrawApply.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(1280, 800));

it('/applyDegree/index at 360 px the whole question is above the dock, also where its button was at the lower edge', async () => {
  await render(
    <StoryApp fixtures={[]}>
      <AppShell
        mark={null}
        brand={null}
        product="门户"
        items={[]}
        currentPath="/"
        sidebarOpened
        onSidebarToggle={() => {}}
        breadcrumb={null}
      >
        <p style={{ height: 1200 }}>申请表</p>
        <WithdrawApply endpoint={withdrawDegreeApply} applyId="1" noun="学位申请" />
        <p style={{ height: 1200 }}>审核到哪了</p>
      </AppShell>
    </StoryApp>,
  );
  const dock = page.getByRole('region', { name: '底栏' });
  const rect = (element: Element) => element.getBoundingClientRect();
  const ask = page.getByRole('button', { name: '撤回申请' });
  await expect.element(ask).toBeInTheDocument();
  scrollBy(0, rect(ask.element()).bottom - rect(dock.element()).top + 8);
  await ask.click();
  const confirm = page.getByRole('button', { name: '确认撤回' });
  await expect.element(page.getByLabelText('撤回原因')).toHaveFocus();
  await expect.poll(() => rect(confirm.element()).bottom <= rect(dock.element()).top).toBe(true);
  expect(rect(page.getByLabelText('撤回原因').element()).top).toBeGreaterThanOrEqual(0);
});
