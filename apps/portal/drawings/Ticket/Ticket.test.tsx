import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrPicture } from './QrPicture.tsx';
import { Ticket } from './Ticket.tsx';
import { longNames, sampleQr, ticket, twoSites } from './ticket.fixtures.ts';

const variants = [
  ['as drawn', ticket],
  ['two sites', twoSites],
  ['the longest names', longNames],
] as const;

afterEach(() => vi.restoreAllMocks());

/** How many A4 pages the browser makes of a document; only the outermost window can be printed. */
async function pagesOf(markup: string, pageClass: string): Promise<number> {
  const outer = window.top?.document;
  if (!outer) throw new Error('no window to print');
  const style = outer.createElement('style');
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
  const place = outer.createElement('div');
  place.innerHTML = markup;
  outer.head.append(style);
  outer.body.append(place);
  const before = outer.documentElement.className;
  outer.documentElement.className = pageClass;
  try {
    const session = cdp() as unknown as { send(name: string, options: object): Promise<{ data: string }> };
    const { data } = await session.send('Page.printToPDF', { preferCSSPageSize: true });
    return atob(data).match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  } finally {
    outer.documentElement.className = before;
    style.remove();
    place.remove();
  }
}

describe('Ticket', () => {
  it.each(variants)('is exactly one A4 page: %s', async (_name, data) => {
    const screen = await render(<Ticket ticket={data} qr={<QrPicture {...sampleQr} />} />);
    let pages: Promise<number> | undefined;
    vi.spyOn(window, 'print').mockImplementation(() => {
      pages = pagesOf(screen.container.outerHTML, document.documentElement.className);
    });
    await screen.getByRole('button', { name: '打印准考证' }).click();
    expect(await pages).toBe(1);
  });
});
