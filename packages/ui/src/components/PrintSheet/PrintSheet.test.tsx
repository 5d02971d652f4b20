import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { PrintSheet, usePageMargins, usePrint } from './PrintSheet.tsx';

afterEach(() => vi.restoreAllMocks());

/** A sheet in a page that has margins of its own. */
function Around({ foot }: { foot: string }) {
  usePageMargins({ head: '江澜大学', foot });
  return (
    <PrintSheet title="登记表" head="吴佳怡 013221200008">
      表
    </PrintSheet>
  );
}

const cssText = () =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

/**
 * Number of pages that the browser makes of a document on A4. The document is inserted into the outermost window,
 * among everything there: a page is printed from the outermost window only.
 */
async function printedPages(body: string, pageClass: string): Promise<number> {
  const page = window.top!.document;
  const place = page.createElement('div');
  const style = page.createElement('style');
  style.textContent = cssText();
  place.innerHTML = body;
  page.head.append(style);
  page.body.append(place);
  const before = page.documentElement.className;
  page.documentElement.className = pageClass;
  try {
    const { data } = await (
      cdp() as unknown as { send(name: string, options: object): Promise<{ data: string }> }
    ).send('Page.printToPDF', { preferCSSPageSize: true });
    return atob(data).match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  } finally {
    page.documentElement.className = before;
    place.remove();
    style.remove();
  }
}

function Page({ rows = 1, preview = true }: { rows?: number; preview?: boolean }) {
  const { sheetRef, print } = usePrint();
  return (
    <div style={{ padding: 400 }}>
      <Button onPress={print}>打印</Button>
      <p style={{ height: 4000 }}>页面上的其他内容</p>
      <PrintSheet ref={sheetRef} title="成绩单" head="江澜大学" foot="2026-11-21" preview={preview}>
        <table>
          <tbody>
            {Array.from({ length: rows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
              <tr key={index} style={{ height: '20mm' }}>
                <td>中国近现代史纲要</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintSheet>
    </div>
  );
}

describe('PrintSheet', () => {
  it('prints the sheet alone: what fits on one A4 page is one page, whatever the page around it', async () => {
    const screen = await render(<Page />);
    let pages: Promise<number> | undefined;
    vi.spyOn(window, 'print').mockImplementation(() => {
      pages = printedPages(screen.container.outerHTML, document.documentElement.className);
    });
    await screen.getByRole('button', { name: '打印' }).click();
    expect(await pages).toBe(1);
  });

  it('goes on to as many pages as it needs, also when it is not shown on the screen', async () => {
    const screen = await render(<Page rows={30} preview={false} />);
    let pages: Promise<number> | undefined;
    vi.spyOn(window, 'print').mockImplementation(() => {
      pages = printedPages(screen.container.outerHTML, document.documentElement.className);
    });
    await screen.getByRole('button', { name: '打印' }).click();
    // 600 mm of rows and the head, on pages with 255 mm of room.
    expect(await pages).toBe(3);
  });

  it('leaves the page as it was when the dialog has closed', async () => {
    vi.spyOn(window, 'print').mockReturnValue();
    const before = document.documentElement.className;
    const screen = await render(<Page />);
    const sheet = screen.getByRole('article', { name: '成绩单' }).element();
    const own = sheet.className;
    await screen.getByRole('button', { name: '打印' }).click();
    expect(document.documentElement.className).not.toBe(before);
    window.dispatchEvent(new Event('afterprint'));
    expect([document.documentElement.className, sheet.className]).toEqual([before, own]);
  });

  it('keeps its margins when those of the page around it change while it is there', async () => {
    const screen = await render(<Around foot="23:53 打印" />);
    await screen.rerender(<Around foot="23:54 打印" />);
    const heads = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].flatMap(({ cssText: text }) => /@top-left \{ content: "([^"]*)"/.exec(text)?.[1] ?? []),
    );
    expect(heads.at(-1)).toBe('吴佳怡 013221200008');
    expect(heads).toContain('江澜大学');
  });

  it('numbers the pages in their margins, and takes the rule with it when it goes', async () => {
    const before = document.adoptedStyleSheets.length;
    const screen = await render(
      <PrintSheet title="成绩单" head={'"江澜" \\ 大学'}>
        成绩
      </PrintSheet>,
    );
    const rule = document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? '';
    expect(rule).toContain('counter(page)');
    expect(rule).toContain('counter(pages)');
    expect(rule).toMatch(/size: a4/i);
    await screen.unmount();
    expect(document.adoptedStyleSheets.length).toBe(before);
  });
});
