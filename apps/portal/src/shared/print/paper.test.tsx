import { late } from '@qianwei/ui/late';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryPage } from '../page/StoryPage.tsx';
import { PrintFrame } from './PrintFrame.tsx';
import { usePaper } from './paper.tsx';

const sheet = late<{ title: string }>(
  () => Promise.resolve({ default: ({ title }) => <PrintFrame title={title}>{title}</PrintFrame> }),
  { prefetch: 'idle' },
);

function Printable({ title, ...options }: { title: string; byButtonOnly?: boolean; isOverPage?: boolean }) {
  const paper = usePaper(sheet, { title }, options);
  return (
    <>
      <button type="button" onClick={paper.print}>
        打印{title}
      </button>
      {paper.document}
    </>
  );
}

const show = (drawer: boolean) =>
  render(
    <StoryPage path="/home/index">
      {drawer && <Printable title="回执" isOverPage />}
      <Printable title="成绩单" />
      <Printable title="页内回执" byButtonOnly />
    </StoryPage>,
  );

const titles = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
/** Titles of the sheets that the browser's own command prints. */
function printed() {
  window.dispatchEvent(new Event('beforeprint'));
  return titles();
}
const end = () => window.dispatchEvent(new Event('afterprint'));

afterEach(() => vi.restoreAllMocks());

it('the browser prints the document of the page, and while a drawer lies over it the one of the drawer alone', async () => {
  const page = await show(false);
  await expect.poll(printed).toEqual(['成绩单']);
  end();
  await page.unmount();
  const over = await show(true);
  await expect.poll(printed).toEqual(['回执']);
  end();
  await over.unmount();
  expect(printed()).toEqual([]);
  end();
});

it('a button prints its own document alone, also on a page that has one', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const page = await show(false);
  await page.getByRole('button', { name: '打印页内回执' }).click();
  await expect.poll(() => print).toHaveBeenCalled();
  expect(titles()).toEqual(['页内回执']);
  end();
  await expect.poll(printed).toEqual(['成绩单']);
  end();
});

it('a picture that never comes does not keep the document from being printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const decode = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockReturnValue(new Promise<void>(() => undefined));
  const picture = document.body.appendChild(new Image());
  onTestFinished(() => picture.remove());
  const page = await show(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByRole('button', { name: '打印页内回执' }).click();
  await expect.poll(() => decode).toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  await expect.poll(() => print).toHaveBeenCalled();
  end();
});
