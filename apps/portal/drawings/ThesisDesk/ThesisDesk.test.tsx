import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { noteId, textId } from '@qianwei/ui/Annotation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThesisDesk } from './ThesisDesk.tsx';
import { thesis, waitingThesis } from './thesis.fixtures.ts';
import type { Thesis } from './thesis.ts';

const ids = thesis.notes.map(({ id }) => id);
const boxOf = (id: string) => document.getElementById(id)!.getBoundingClientRect();
/** How far the first line of each note is below the line of its text, px. */
const distances = () =>
  ids.map((id) => {
    const line = document.getElementById(textId(id))!.getClientRects()[0]!;
    return Math.round(boxOf(noteId(id)).top + 12 - (line.top + line.bottom) / 2);
  });

afterEach(() => page.viewport(1280, 800));

describe('ThesisDesk', () => {
  it('puts each note at its line, also after the window has changed', async () => {
    await page.viewport(1280, 800);
    await render(<ThesisDesk thesis={thesis} />);
    await expect
      .poll(() =>
        distances()
          .map(Math.abs)
          .every((far) => far <= 1),
      )
      .toBe(true);
    await page.viewport(1040, 800);
    await expect
      .poll(() =>
        distances()
          .map(Math.abs)
          .every((far) => far <= 1),
      )
      .toBe(true);
  });

  it('moves a note below a long one before it, so that they do not overlap', async () => {
    const long: Thesis = {
      ...thesis,
      notes: thesis.notes.map((note) => ({ ...note, text: note.text.repeat(6) })),
    };
    await page.viewport(1280, 800);
    await render(<ThesisDesk thesis={long} />);
    const gaps = () =>
      ids.slice(1).map((id, index) => boxOf(noteId(id)).top - boxOf(noteId(ids[index]!)).bottom);
    await expect.poll(() => gaps().every((gap) => gap >= 7)).toBe(true);
  });

  it('on a phone lists what must be changed first, with the marked words', async () => {
    await page.viewport(360, 740);
    const screen = await render(<ThesisDesk thesis={thesis} />);
    const kinds = screen.getByRole('article', { name: /必须修改|建议|肯定/ });
    await expect
      .poll(() => kinds.elements().map((note) => note.id))
      .toEqual(['1', '3', '4', '5', '2'].map(noteId));
    await expect.element(screen.getByText('国内教材普遍将内部控制归纳为……五要素')).toBeVisible();
  });

  it('passes a reply on, and asks for a text when there is none', async () => {
    const onReply = vi.fn();
    const screen = await render(<ThesisDesk thesis={thesis} onReply={onReply} />);
    await screen.getByRole('button', { name: '回复' }).first().click();
    await screen.getByRole('button', { name: '发送' }).click();
    await expect.element(screen.getByText('请写下回复再发送')).toBeVisible();
    expect(onReply).not.toHaveBeenCalled();
    await screen.getByRole('textbox', { name: '回复批注' }).fill('已改为餐饮业');
    await screen.getByRole('button', { name: '发送' }).click();
    expect(onReply).toHaveBeenCalledWith('1', '已改为餐饮业');
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('says why nothing can be changed during the review', async () => {
    const screen = await render(<ThesisDesk thesis={waitingThesis} />);
    const button = screen.getByRole('button', { name: '修改开题报告' }).first();
    await expect.element(button).toHaveAccessibleDescription(/审核中不可修改/);
  });
});
