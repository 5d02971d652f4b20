// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { AppShell } from '@qianwei/ui/AppShell';
import { Form } from '@qianwei/ui/Form';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApplyActions } from './ApplyActions.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(1280, 800));

/** A long form in the shell of the portal. */
const show = (blocked: ReactNode, onSubmit = () => {}) =>
  render(
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
      <Form id="long" onSubmit={onSubmit}>
        <p style={{ height: 2000 }}>登记表</p>
        <ApplyActions form="long" act="下一步，材料" blocked={blocked} onBack={() => {}} />
      </Form>
    </AppShell>,
  );

const dock = () => page.getByRole('region', { name: '底栏' });

it('the dock of a phone leads on from everywhere in the form, and submits it', async () => {
  const submit = vi.fn();
  await show(null, submit);
  const next = page.getByRole('button', { name: '下一步，材料' });
  await expect.element(next).toBeInViewport();
  expect(dock().element().contains(next.element())).toBe(true);
  await next.click();
  expect(submit).toHaveBeenCalledOnce();
});

it('while something is missing the dock leads to it', async () => {
  const submit = vi.fn();
  await show('材料还有 1 个文件正在上传', submit);
  await dock().getByRole('button', { name: '看还差什么' }).click();
  await expect.element(page.getByText('材料还有 1 个文件正在上传')).toBeInViewport();
  await expect.element(page.getByRole('button', { name: '下一步，材料' })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});
