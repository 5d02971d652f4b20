import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { FileUpload } from './FileUpload.tsx';
import { sample } from './sampleFiles.ts';
import { type UseUploadsOptions, useUploads } from './useUploads.ts';

const sent = async (file: File) => ({ value: `id-${file.name}`, receipt: '8F3A' });

function Live(options: Partial<UseUploadsOptions>) {
  const { field } = useUploads({ upload: sent, ...options });
  return (
    <LocaleProvider>
      <FileUpload label="证明材料" name="fileIds" {...field} />
      <button type="button">之后</button>
    </LocaleProvider>
  );
}

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  input.files = transferOf(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function picture(name: string, width = 40, height = 30) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

describe('FileUpload', () => {
  it('sends what is chosen and shows the receipt that proves it', async () => {
    const screen = await render(<Live />);
    choose(pdf('毕业登记表.pdf'));
    const row = screen.getByRole('list', { name: '证明材料，已选文件' }).getByRole('listitem');
    await expect.element(row).toHaveTextContent('毕业登记表.pdf8 B已上传，校验码 8F3A…');
  });

  it('hands in the ids of its files under its name', async () => {
    const screen = await render(<Live />);
    choose(pdf('a.pdf'), pdf('b.pdf'));
    const inputs = () =>
      screen.container.querySelectorAll<HTMLInputElement>('input[type=hidden][name=fileIds]');
    await expect.poll(() => [...inputs()].map(({ value }) => value)).toEqual(['id-a.pdf', 'id-b.pdf']);
  });

  it('takes what is dropped on it, and nothing of 300 files beyond the limit', async () => {
    // A transfer made by hand, unlike one from the desktop, has no entries of a file system.
    const entry = { isFile: true, isDirectory: false } as FileSystemEntry;
    vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
    const screen = await render(<Live maxFiles={3} />);
    const zone = screen.getByRole('button', { name: '选择文件' }).element().parentElement!;
    const dataTransfer = transferOf(...Array.from({ length: 300 }, (_, at) => pdf(`${at}.pdf`)));
    dataTransfer.effectAllowed = 'all';
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('最多上传 3 个文件，有 297 个没有添加');
    expect(screen.getByRole('listitem').elements()).toHaveLength(3);
    vi.restoreAllMocks();
  });

  it('takes a picture that is pasted, once', async () => {
    const screen = await render(<Live />);
    await userEvent.tab();
    for (const focused of [
      document.activeElement!,
      screen.getByRole('button', { name: '选择文件' }).element(),
    ]) {
      const clipboardData = transferOf(await picture(`${focused.id || focused.tagName}.png`));
      focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('shows progress, which can be cancelled and tried again', async () => {
    let progress: (fraction: number) => void = () => {};
    const upload = vi.fn<UseUploadsOptions['upload']>((_file, { onProgress }) => {
      progress = onProgress;
      return new Promise(() => {});
    });
    const screen = await render(<Live upload={upload} />);
    choose(pdf('a.pdf'));
    await expect.poll(() => upload).toHaveBeenCalled();
    progress(0.4);
    const bar = screen.getByRole('progressbar', { name: '正在上传 a.pdf' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '40%');
    await screen.getByRole('button', { name: '取消上传a.pdf' }).click();
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await expect.element(screen.getByText('已取消上传')).toBeVisible();
    await screen.getByRole('button', { name: '重新上传a.pdf' }).click();
    await expect.poll(() => upload).toHaveBeenCalledTimes(2);
  });

  it('says politely when sending begins and when it has ended', async () => {
    const screen = await render(<Live />);
    const status = screen.getByRole('status');
    const announced: (string | null)[] = [];
    const observer = new MutationObserver(() => announced.push(status.element().textContent));
    observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
    choose(pdf('a.pdf'), pdf('b.pdf'));
    await expect.element(status).toHaveTextContent('2 个文件上传完成');
    observer.disconnect();
    expect(announced[0]).toBe('开始上传 2 个文件');
  });

  it('keeps the focus at the place of a file that was removed', async () => {
    const screen = await render(<Live />);
    choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await expect.element(screen.getByText('已上传，校验码 8F3A…').nth(2)).toBeVisible();
    const removeByKeyboard = async (name: string) => {
      const button = screen.getByRole('button', { name: `移除${name}` });
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button).not.toBeInTheDocument();
      return document.activeElement;
    };
    expect((await removeByKeyboard('b.pdf'))?.textContent).toContain('c.pdf');
    expect((await removeByKeyboard('c.pdf'))?.textContent).toContain('a.pdf');
    expect((await removeByKeyboard('a.pdf'))?.textContent).toContain('选择文件');
  });

  it('moves the focus to the last file when the list is full and the button has gone', async () => {
    const screen = await render(<Live maxFiles={1} />);
    (screen.getByRole('button', { name: '选择文件' }).element() as HTMLElement).focus();
    choose(pdf('a.pdf'));
    await expect.element(screen.getByRole('listitem')).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: '选择文件' })).not.toBeInTheDocument();
  });

  it('shows a picture small and in full, and revokes its object URL', async () => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const screen = await render(<Live />);
    choose(await picture('合影.png'));
    await screen.getByRole('button', { name: '查看合影.png' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('img', { name: '合影.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: '移除合影.png' }).click();
    await expect.poll(() => create.mock.results.length - revoke.mock.calls.length).toBe(0);
    expect(revoke.mock.calls.map(([url]) => url).sort()).toEqual(
      create.mock.results.map(({ value }) => value).sort(),
    );
    vi.restoreAllMocks();
  });

  it('opens a chosen PDF from this device, as a PDF whatever it contains, also before it is sent', async () => {
    const screen = await render(<Live />);
    choose(new File(['<script>alert(1)</script>'], '证书.pdf', { type: 'application/pdf' }));
    const view = screen.getByRole('link', { name: '查看证书.pdf' });
    await expect.element(view).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    const answer = await fetch((view.element() as HTMLAnchorElement).href);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  it('puts another file in the place of one', async () => {
    const screen = await render(<Live />);
    choose(pdf('a.pdf'), pdf('b.pdf'));
    await expect.element(screen.getByRole('button', { name: '更换a.pdf' })).toBeVisible();
    const input = screen.getByRole('listitem').first().element().querySelector<HTMLInputElement>('input')!;
    input.files = transferOf(pdf('a2.pdf')).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('a2.pdf');
    await expect.element(screen.getByText('已上传，校验码 8F3A…').first()).toBeVisible();
  });

  it('FORM-3 says at the field what is wrong, reads it with the button and puts the focus there', async () => {
    const errors = { fileIds: '请上传证明材料' };
    const field = <FileUpload label="证明材料" name="fileIds" files={[]} onAdd={() => {}} />;
    const form = (validationErrors?: typeof errors) => (
      <Form validationErrors={validationErrors}>
        {field}
        <Button type="submit">提交</Button>
      </Form>
    );
    const screen = await render(form());
    await screen.rerender(form(errors));
    const button = screen.getByRole('button', { name: '选择文件' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription('请上传证明材料');
  });

  it('cuts a long name in the middle and keeps its ending in sight', async () => {
    const name = `${'江澜大学毕业设计任务书'.repeat(9)}终稿.docx`;
    const screen = await render(
      <div style={{ width: 320 }}>
        <FileUpload label="论文" files={[sample(name, 'done')]} onAdd={() => {}} onRemove={() => {}} />
      </div>,
    );
    const row = screen.getByRole('listitem').element().getBoundingClientRect();
    const tail = screen
      .getByText(/终稿\.docx$/)
      .last()
      .element()
      .getBoundingClientRect();
    expect(row.width).toBeLessThanOrEqual(320);
    expect(tail.right).toBeLessThanOrEqual(row.right);
  });

  it('only shows the files when it is read only', async () => {
    const file = sample('毕业登记表.pdf', 'done', { url: '#view', receipt: '8F3A' });
    const screen = await render(
      <FileUpload
        label="材料"
        files={[file]}
        readOnly
        onAdd={() => {}}
        onRemove={() => {}}
        onReplace={() => {}}
      />,
    );
    await expect.element(screen.getByRole('link', { name: '查看毕业登记表.pdf' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('can be rendered without a browser, and hands out its root', async () => {
    expect(renderToString(<FileUpload label="材料" files={[]} onAdd={() => {}} />)).toContain('选择文件');
    const ref = createRef<HTMLDivElement>();
    const screen = await render(<FileUpload label="材料" files={[]} onAdd={() => {}} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('group', { name: '材料' }).element());
  });
});
