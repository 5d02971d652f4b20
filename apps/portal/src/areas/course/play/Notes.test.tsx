import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoteForm } from './NoteForm.tsx';
import { NoteRows } from './NoteRows.tsx';
import { notes } from './play.fixtures.ts';

const rows = (props: Partial<Parameters<typeof NoteRows>[0]>) => {
  const nothing = vi.fn();
  return render(
    <NoteRows
      notes={notes}
      pendingId={null}
      problem={null}
      onSeek={nothing}
      onEdit={async () => true}
      onDelete={nothing}
      {...props}
    />,
  );
};

describe('the notes of a lesson', () => {
  it('lead to their second', async () => {
    const onSeek = vi.fn();
    const screen = await rows({ onSeek });
    await screen.getByRole('button', { name: '从 12:31 看' }).click();
    expect(onSeek.mock.calls).toEqual([[751]]);
  });

  it('are changed in their place, and stay open with the text when that failed', async () => {
    const onEdit = vi.fn(async () => false);
    const screen = await rows({ onEdit });
    await screen.getByRole('button', { name: '修改 3:40 的笔记' }).click();
    const field = screen.getByRole('textbox', { name: '3:40 的笔记' });
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '  ');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('请写下笔记；不要了可以删除这一条。')).toBeVisible();
    await userEvent.fill(field, ' DISTINCT 只写一次 ');
    await screen.getByRole('button', { name: '保存修改' }).click();
    expect(onEdit.mock.calls).toEqual([['n1', 'DISTINCT 只写一次']]);
    await expect.element(field).toBeVisible();
  });

  it('are asked about before they go', async () => {
    const onDelete = vi.fn();
    const screen = await rows({ onDelete });
    await screen.getByRole('button', { name: '删除 12:31 的笔记' }).click();
    await expect.element(screen.getByRole('button', { name: '不删了' })).toHaveFocus();
    expect(onDelete).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: '删除', exact: true }).click();
    expect(onDelete.mock.calls).toEqual([['n3']]);
  });
});

describe('a new note', () => {
  it('names its second, and never loses what is too long', async () => {
    const onSave = vi.fn();
    const screen = await render(
      <NoteForm
        second={755}
        text={'长'.repeat(1001)}
        isPending={false}
        isLocal={false}
        problem={null}
        onChange={() => {}}
        onSave={onSave}
      />,
    );
    await expect.element(screen.getByRole('textbox', { name: '在 12:35 记笔记' })).toBeInvalid();
    await screen.getByRole('button', { name: '保存' }).click();
    expect(onSave).not.toHaveBeenCalled();
  });
});
