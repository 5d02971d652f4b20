import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BookCover } from './BookCover.tsx';

describe('BookCover', () => {
  it('is decoration for a screen reader, which reads the name beside it', async () => {
    const screen = await render(<BookCover title="离散数学" />);
    await expect.element(screen.getByText('离散数学')).toBeVisible();
    await expect.element(screen.getByRole('img', { includeHidden: false })).not.toBeInTheDocument();
  });

  it('is a picture with a name where it is alone', async () => {
    const screen = await render(<BookCover title="离散数学" label="课程：离散数学" />);
    await expect.element(screen.getByRole('img', { name: '课程：离散数学' })).toBeVisible();
  });

  it.each([
    '高等数学（工本）',
    'Java语言程序设计（一）',
    '习近平新时代中国特色社会主义思想概论',
    '数'.repeat(80),
    'W'.repeat(80),
  ])('keeps the whole of %s on its slip', async (title) => {
    const screen = await render(<BookCover title={title} width={148} />);
    const text = screen.container.querySelector('bdi')!;
    const slip = text.parentElement!.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(slip.top - 0.5);
    expect(box.bottom).toBeLessThanOrEqual(slip.bottom + 0.5);
    expect(box.left).toBeGreaterThanOrEqual(slip.left - 0.5);
    expect(box.right).toBeLessThanOrEqual(slip.right + 0.5);
  });

  it('has the same measures as drawn: 1.36 times as high as wide', async () => {
    const screen = await render(<BookCover title="软件工程" width={100} label="软件工程" />);
    const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
    expect([width, height]).toEqual([100, 136]);
  });

  it('hands its root to ref and can be rendered on a server', async () => {
    let root: HTMLElement | null = null;
    await render(
      <BookCover
        title="软件工程"
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toBeInstanceOf(HTMLSpanElement);
    expect(renderToString(<BookCover title="软件工程" />)).toContain('软件工程');
  });
});
