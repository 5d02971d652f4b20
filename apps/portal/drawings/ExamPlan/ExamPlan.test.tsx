import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExamPlan } from './ExamPlan.tsx';
import { examPlan, january, withJanuary } from './exam-plan.fixtures.ts';

it('choosing what stays changes what the button will do', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<ExamPlan {...examPlan} onSubmit={onSubmit} />);
  await expect.element(screen.getByRole('button', { name: '保留 02324 并提交报考' })).toBeVisible();
  screen.getByRole('radio', { name: '保留 02324 离散数学' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.getByRole('button', { name: '保留 13180 并提交报考' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['13003', '13180']);
});

it('a course that is taken out of the basket resolves the clash', async () => {
  const screen = await render(<ExamPlan {...examPlan} />);
  await screen.getByRole('button', { name: '移出：操作系统' }).click();
  await expect.element(screen.getByRole('button', { name: '提交报考 2 门' })).toBeVisible();
  await expect.element(screen.getByText('与 02324 同场', { exact: true })).toBeVisible();
});

it('an empty basket says what to do and submits nothing', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<ExamPlan {...withJanuary({ ...january, basket: [] })} onSubmit={onSubmit} />);
  await screen.getByRole('button', { name: '提交报考' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(screen.getByText('先选至少一门课程')).toBeVisible();
});

it('仅看可报 leaves out what is passed', async () => {
  const screen = await render(<ExamPlan {...examPlan} />);
  await screen.getByText('仅看可报').click();
  await expect.element(screen.getByText('高级语言程序设计（2024年版）')).not.toBeInTheDocument();
  await expect.element(screen.getByText('离散数学（2014年版）')).toBeVisible();
});
