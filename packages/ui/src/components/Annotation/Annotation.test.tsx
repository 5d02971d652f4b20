import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Annotation, AnnotationMark } from './Annotation.tsx';

const page = (
  <>
    <p>
      却常因
      <AnnotationMark id="7" number={2} kind="must">
        岗位混同
      </AnnotationMark>
      出险。
    </p>
    <Annotation id="7" number={2} kind="must" onRevise={() => {}} onReply={() => {}}>
      请举例说明。
    </Annotation>
  </>
);

describe('Annotation', () => {
  it('ties the marked text to its note, which says its kind and what to do', async () => {
    const screen = await render(page);
    const marked = screen.getByText('岗位混同').element();
    const note = document.getElementById(marked.getAttribute('aria-details') ?? '');
    expect(note).toBe(screen.getByRole('article', { name: '必须修改' }).element());
    const described = document.getElementById(note?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('请举例说明。');
  });

  it('leads from the number in the text to the note and back, by keyboard', async () => {
    const screen = await render(page);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '批注 2，必须修改，看批注' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('article')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '批注 2，回到原文' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText('岗位混同')).toHaveFocus();
  });

  it('keeps the number on the line of its text at every width', async () => {
    const { container } = await render(
      <p style={{ fontSize: 16 }}>
        <AnnotationMark id="1" number={5} kind="suggest">
          2026年12月完成初稿，2027年4月定稿
        </AnnotationMark>
        。
      </p>,
    );
    const paragraph = container.querySelector('p')!;
    const mark = container.querySelector('mark')!;
    for (let width = 120; width < 340; width += 1) {
      paragraph.style.width = `${width}px`;
      const line = [...mark.getClientRects()].at(-1)!;
      const figure = container.querySelector('button')!.getBoundingClientRect();
      expect(figure.top, `${width} px`).toBeLessThan(line.bottom - 2);
    }
  });

  it('draws a solid line, a dashed line or dots: the kind is seen without colour', async () => {
    const marks = (['must', 'suggest', 'praise'] as const).map((kind, index) => (
      <AnnotationMark key={kind} id={kind} number={index + 1} kind={kind}>
        {kind}
      </AnnotationMark>
    ));
    const { container } = await render(marks);
    const styles = [...container.querySelectorAll('mark')].map((mark) => getComputedStyle(mark));
    expect(styles.map((style) => style.textDecorationLine)).toEqual(['underline', 'underline', 'none']);
    expect(styles.map((style) => style.textDecorationStyle).slice(0, 2)).toEqual(['solid', 'dashed']);
    expect(styles[2]?.textEmphasisStyle).toContain('circle');
  });

  it('offers to revise and to reply; what is resolved can only be replied to', async () => {
    const onRevise = vi.fn();
    const onReply = vi.fn();
    const ref = createRef<HTMLElement>();
    const note = (resolved: boolean) => (
      <Annotation ref={ref} id="1" number={1} kind="suggest" resolved={resolved} {...{ onRevise, onReply }}>
        写清来源。
      </Annotation>
    );
    const screen = await render(note(false));
    await screen.getByRole('button', { name: '去修改' }).click();
    await screen.getByRole('button', { name: '回复' }).click();
    expect([onRevise.mock.calls.length, onReply.mock.calls.length]).toEqual([1, 1]);
    await screen.rerender(note(true));
    await expect.element(screen.getByRole('button', { name: '去修改' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('article', { name: /已处理/ })).toBeVisible();
    expect(ref.current?.tagName).toBe('ARTICLE');
  });
});
